import { type SyntheticEvent, useEffect, useRef } from 'react'

import { focusOrHeading, isFocusLost } from '@/components/focus/lost-focus'
import { afterFrame } from '@/lib/browser/after-frame'

/** Where the focus was: the control, its index from the end of its row (-1 is the last), and the rows to try, in order. */
type FocusOrigin = { control: Element; index: number; candidates: HTMLLIElement[] }

/**
 * For lists whose rows can be removed: when the focused control disappears, the focus moves to the corresponding control of
 * the same row, else of the next row, else of the previous one, else to the heading of the screen. `onClick` handles rows
 * that a button removes, `onFocus` also rows that are removed without a click.
 */
export function useFocusAfterRemoval<T extends HTMLElement = HTMLUListElement>() {
  const list = useRef<T>(null)
  const origin = useRef<FocusOrigin>(undefined)

  function remember({ target }: SyntheticEvent) {
    const control = target instanceof Element && target.closest<HTMLElement>('button, input')
    if (!list.current || !control) return
    const row = outermostRow(control, list.current)
    if (!row) return
    const rows = [...list.current.querySelectorAll('li')]
    const position = rows.indexOf(row)
    const controls = controlsOf(row)
    origin.current = {
      control,
      index: controls.indexOf(control) - controls.length,
      candidates: [row, ...rows.slice(position + 1), ...rows.slice(0, position).reverse()],
    }
  }

  function restore() {
    if (!origin.current || origin.current.control.isConnected || !isFocusLost()) return
    const { index, candidates } = origin.current
    // Only once: a later loss of the focus is the user's choice.
    origin.current = undefined
    const row = candidates.find(
      (item) => item.isConnected && list.current && outermostRow(item, list.current) === item,
    )
    const controls = row ? controlsOf(row) : []
    // Scrolling would interrupt a user who scrolls at this moment.
    focusOrHeading(controls.at(index) ?? controls.at(-1), { preventScroll: true })
  }

  useEffect(restore)

  return {
    list,
    onFocus: remember,
    onClick: (event: SyntheticEvent) => {
      remember(event)
      afterFrame(restore)
    },
  }
}

/** The row that contains the element. Lists nested in a row have no rows of their own. */
function outermostRow(element: Element | null, list: Element): HTMLLIElement | undefined {
  const item = element?.closest('li')
  return item && list.contains(item) ? (outermostRow(item.parentElement, list) ?? item) : undefined
}

/** The controls that every row has: only some rows can be expanded. */
const controlsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('input, button:not([aria-expanded])'),
]
