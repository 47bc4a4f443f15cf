import type { ReactNode } from 'react'

import { useKeptFocus } from '@/components/ui/use-kept-focus'

/** Rows that can be removed. */
export function RowList({ children }: { children: ReactNode }) {
  const { list, onClick } = useKeptFocus()
  return (
    <ul
      ref={list}
      onClick={onClick}
      className="rounded-card bg-surface px-base py-tight shadow-card print:columns-2"
    >
      {children}
    </ul>
  )
}
