import clsx from 'clsx'
import { Children, isValidElement, type ReactNode, useId } from 'react'

/** From so many rows on, those out of sight are not laid out. */
const LONG = 100
/** About so many are laid out together. */
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
  const groups = grouped(Children.toArray(children))
  return (
    <div>
      {heading && (
        <div className="mb-tight flex items-center justify-between gap-tight px-base print:px-0">
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
        {groups.map(
          ([key, rows]) =>
            rows.length > 0 && (
              <ul
                key={key}
                aria-labelledby={heading && id}
                className={clsx(groups.length > 1 && 'border-b border-line long-rows last:border-0')}
              >
                {rows}
              </ul>
            ),
        )}
      </div>
    </div>
  )
}

/**
 * Whether a row begins a group lies in its own key, one in fifty, so that a row that goes or comes moves no other from
 * group to group. A group is known by that key.
 */
function grouped(rows: ReactNode[]): [string, ReactNode[]][] {
  if (rows.length <= LONG) return [['', rows]]
  const groups: [string, ReactNode[]][] = [['', []]]
  for (const row of rows) {
    const key = (isValidElement(row) && row.key) || ''
    if (startsGroup(key)) groups.push([key, []])
    groups.at(-1)?.[1].push(row)
  }
  return groups
}

function startsGroup(key: string) {
  let sum = 0
  for (let index = 0; index < key.length; index++) sum = (sum * 31 + key.charCodeAt(index)) % 65_521
  return sum % GROUP === 0
}
