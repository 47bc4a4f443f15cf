import { type MouseEvent, type ReactNode, useRef } from 'react'

/**
 * Rows that can be removed. The removed row had the focus: it goes to the row that takes its place, so that a
 * keyboard does not fall back to the top of the page.
 */
export function RowList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)

  function onClick(event: MouseEvent) {
    const rows = [...(list.current?.children ?? [])]
    const index = rows.findIndex((row) => row.contains(event.target as Node))
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const row = list.current?.children[Math.min(index, list.current.children.length - 1)]
      row?.querySelector('button')?.focus()
    })
  }

  return (
    <ul ref={list} onClick={onClick} className="rounded-card bg-surface px-base py-tight shadow-card">
      {children}
    </ul>
  )
}
