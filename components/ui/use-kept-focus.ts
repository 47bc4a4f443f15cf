import { type MouseEvent, useRef } from 'react'

/**
 * For a list whose rows can be removed. The button of the removed row had the focus: it goes to the same button of the
 * row that takes its place, or to the screen's heading after the last one, so that a keyboard does not fall back to
 * the top of the page.
 */
export function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null)

  function onClick({ target }: MouseEvent) {
    if (!list.current || !(target instanceof Element)) return
    const rows = [...list.current.children]
    const index = rows.findIndex((row) => row.contains(target))
    const row = rows[index]
    const button = target.closest('button')
    if (!row || !button) return
    const place = removersOf(row).indexOf(button)
    requestAnimationFrame(() => {
      if (row.isConnected || document.activeElement !== document.body) return
      const left = list.current?.children
      const heir = left?.[Math.min(index, left.length - 1)]
      const next = heir && removersOf(heir)[place]
      const target = next ?? document.querySelector('h1')
      target?.focus()
    })
  }

  return { list, onClick }
}

/** The buttons that every row has: those that open it are not in each. */
const removersOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('button:not([aria-expanded])')]
