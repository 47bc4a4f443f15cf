import { type ReactNode, useId, useState } from 'react'

import { useMedia } from '@/lib/browser/use-media'
import { useNearViewport } from '@/lib/router/use-near-viewport'

/** Of more rows, those near the window are on the page, and of them that have not been there the height is guessed. */
const LONG = 100
const ROW_PX = 54
/** About so many come and go together. */
const GROUP = 50

/** A title, or what is known by a key. */
type Row = string | { key: string }

const keyOf = (row: Row) => (typeof row === 'string' ? row : row.key)

type RowListProps<R extends Row> = {
  heading?: string
  /** Below the heading, and beside it. */
  hint?: string
  aside?: ReactNode
  rows: R[]
  /** Gives each row its `<li>`, once it is shown. */
  children: (row: R) => ReactNode
}

/** Rows that can be removed, under a heading or without. */
export function RowList<R extends Row>({ heading, hint, aside, rows, children }: RowListProps<R>) {
  const id = useId()
  const labelledBy = heading && id
  // One that gets short or long meanwhile stays as it is: its rows would be drawn anew.
  const [isLong] = useState(rows.length > LONG)
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
        {isLong ? (
          <Groups heading={heading} labelledBy={labelledBy} rows={rows}>
            {children}
          </Groups>
        ) : (
          <ul aria-labelledby={labelledBy}>{rows.map(children)}</ul>
        )}
      </div>
    </div>
  )
}

type GroupsProps<R extends Row> = Pick<RowListProps<R>, 'heading' | 'rows' | 'children'> & {
  labelledBy?: string
}

function Groups<R extends Row>({ heading, labelledBy, rows, children }: GroupsProps<R>) {
  const isOnPaper = useMedia('print')
  return grouped(rows).map(([key, group], index) => (
    <Group
      key={key}
      name={`${heading} ${key}`}
      labelledBy={labelledBy}
      isFirst={index === 0}
      isOnPaper={isOnPaper}
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
  isOnPaper: boolean
  length: number
  children: () => ReactNode
}

function Group({ name, labelledBy, isFirst, isOnPaper, length, children }: GroupProps) {
  const { element, isNear, height = length * ROW_PX } = useNearViewport(name, isFirst)
  const isShown = isNear || isOnPaper
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
 * Whether a row begins a group lies in its own key, one in fifty, so that a row that goes or comes moves no other from
 * group to group. A group is known by that key.
 */
function grouped<R extends Row>(rows: R[]): [string, R[]][] {
  const groups: [string, R[]][] = [['', []]]
  for (const row of rows) {
    const key = keyOf(row)
    if (startsGroup(key)) groups.push([key, []])
    groups.at(-1)?.[1].push(row)
  }
  return groups.filter(([, rows]) => rows.length > 0)
}

function startsGroup(key: string) {
  let sum = 0
  for (let index = 0; index < key.length; index++) sum = (Math.imul(sum, 31) + key.charCodeAt(index)) | 0
  return sum % GROUP === 0
}
