import { Children, isValidElement, type ReactNode, useId, useState } from 'react'

import { useMedia } from '@/lib/hooks/use-media'
import { useNear } from '@/lib/hooks/use-near'

/** Of more rows, those near the window are on the page, and of them that have not been there the height is guessed. */
const LONG = 100
const ROW_PX = 54
/** About so many come and go together. */
const GROUP = 50

type RowListProps = {
  heading?: string
  /** Below the heading, and beside it. */
  hint?: string
  aside?: ReactNode
  children: ReactNode
}

/** Rows that can be removed, under a heading or without. */
export function RowList({ heading, hint, aside, children }: RowListProps) {
  const id = useId()
  const labelledBy = heading && id
  const rows = Children.toArray(children)
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
          <Groups heading={heading} labelledBy={labelledBy} rows={rows} />
        ) : (
          <ul aria-labelledby={labelledBy}>{rows}</ul>
        )}
      </div>
    </div>
  )
}

type GroupsProps = { heading?: string; labelledBy?: string; rows: ReactNode[] }

function Groups({ heading, labelledBy, rows }: GroupsProps) {
  const isOnPaper = useMedia('print')
  return grouped(rows).map(([key, group], index) => (
    <Group
      key={key}
      name={`${heading} ${key}`}
      labelledBy={labelledBy}
      isFirst={index === 0}
      isOnPaper={isOnPaper}
    >
      {group}
    </Group>
  ))
}

type GroupProps = {
  name: string
  labelledBy?: string
  isFirst: boolean
  isOnPaper: boolean
  children: ReactNode[]
}

function Group({ name, labelledBy, isFirst, isOnPaper, children }: GroupProps) {
  const { element, isNear, height = children.length * ROW_PX } = useNear(name, isFirst)
  const isShown = isNear || isOnPaper
  return (
    <div
      ref={element}
      className="border-b border-line last:border-0"
      style={isShown ? undefined : { height }}
    >
      {isShown && <ul aria-labelledby={labelledBy}>{children}</ul>}
    </div>
  )
}

/**
 * Whether a row begins a group lies in its own key, one in fifty, so that a row that goes or comes moves no other from
 * group to group. A group is known by that key.
 */
function grouped(rows: ReactNode[]): [string, ReactNode[]][] {
  const groups: [string, ReactNode[]][] = [['', []]]
  for (const row of rows) {
    const key = (isValidElement(row) && row.key) || ''
    if (startsGroup(key)) groups.push([key, []])
    groups.at(-1)?.[1].push(row)
  }
  return groups.filter(([, rows]) => rows.length > 0)
}

function startsGroup(key: string) {
  let sum = 0
  for (let index = 0; index < key.length; index++) sum = (sum * 31 + key.charCodeAt(index)) % 65_521
  return sum % GROUP === 0
}
