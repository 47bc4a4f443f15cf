import { type ReactNode, useId, useState } from 'react'

import { useMedia } from '@/lib/browser/use-media'
import { useNearViewport } from '@/lib/router/use-near-viewport'

/** Longer lists render only the groups near the viewport. */
const MAX_UNVIRTUALIZED_ROWS = 100
/** Estimated height of a row that has not been rendered yet. */
const ESTIMATED_ROW_PX = 54
/** Average number of rows per group. */
const GROUP_SIZE = 50

/** A title, or an object with a unique key. */
type Row = string | { key: string }

const keyOf = (row: Row) => (typeof row === 'string' ? row : row.key)

type RowListProps<R extends Row> = {
  heading?: string
  /** Below the heading. */
  hint?: string
  /** Beside the heading. */
  aside?: ReactNode
  rows: R[]
  /** Renders the `<li>` of a row. */
  children: (row: R) => ReactNode
}

/** A list of rows with an optional heading, virtualized when it is long. */
export function RowList<R extends Row>({ heading, hint, aside, rows, children }: RowListProps<R>) {
  const id = useId()
  const labelledBy = heading && id
  // Decided once, since switching would remount all rows.
  const [isVirtualized] = useState(rows.length > MAX_UNVIRTUALIZED_ROWS)
  return (
    <div>
      {heading && (
        <div className="mb-tight flex flex-wrap items-center justify-between gap-tight px-base print:px-0">
          <div>
            <h2 id={id} className="text-item font-medium">
              {heading}
            </h2>
            {hint && <p className="text-caption text-ink-soft print:hidden">{hint}</p>}
          </div>
          {aside}
        </div>
      )}
      <div className="rounded-card bg-surface px-base py-tight shadow-card print:columns-2 print:px-0">
        {isVirtualized ? (
          <Groups labelledBy={labelledBy} rows={rows}>
            {children}
          </Groups>
        ) : (
          <ul aria-labelledby={labelledBy}>{rows.map(children)}</ul>
        )}
      </div>
    </div>
  )
}

type GroupsProps<R extends Row> = Pick<RowListProps<R>, 'rows' | 'children'> & { labelledBy?: string }

function Groups<R extends Row>({ labelledBy, rows, children }: GroupsProps<R>) {
  const isPrinting = useMedia('print')
  return groupsOf(rows).map(([key, group], index) => (
    <Group
      key={key}
      // The key of its first row is unique within the screen, unlike `key`: the first group of every list has ''.
      name={`rows from ${group.map(keyOf)[0]}`}
      labelledBy={labelledBy}
      isFirst={index === 0}
      isPrinting={isPrinting}
      length={group.length}
    >
      {() => group.map(children)}
    </Group>
  ))
}

type GroupProps = {
  name: string
  labelledBy?: string
  isFirst: boolean
  isPrinting: boolean
  length: number
  children: () => ReactNode
}

function Group({ name, labelledBy, isFirst, isPrinting, length, children }: GroupProps) {
  const { element, isNear, height = length * ESTIMATED_ROW_PX } = useNearViewport(name, isFirst)
  const isShown = isNear || isPrinting
  return (
    <div
      ref={element}
      className="border-b border-line last:border-0"
      style={isShown ? undefined : { height }}
    >
      {isShown && <ul aria-labelledby={labelledBy}>{children()}</ul>}
    </div>
  )
}

/**
 * Splits rows into groups, each identified by the key of its first row. Whether a row starts a group depends on its key
 * alone, so that adding or removing a row does not move others between groups.
 */
function groupsOf<R extends Row>(rows: R[]): [string, R[]][] {
  const groups: [string, R[]][] = [['', []]]
  for (const row of rows) {
    const key = keyOf(row)
    if (startsGroup(key)) groups.push([key, []])
    groups.at(-1)?.[1].push(row)
  }
  return groups.filter(([, rows]) => rows.length > 0)
}

function startsGroup(key: string) {
  let hash = 0
  for (let index = 0; index < key.length; index++) hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0
  return hash % GROUP_SIZE === 0
}
