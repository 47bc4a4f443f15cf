import { type SyntheticEvent, useEffect, useRef } from 'react'

/** Where the focus was: at which of its row's controls (counted from the last), and which items come next. */
type Place = { pressed: Element; control: number; heirs: HTMLLIElement[] }

/**
 * For rows that can go. What had the focus and has gone leaves it to its row; what has gone with its row, to its like in
 * the row that follows, else in the one before, and at last to the screen's heading, so that a keyboard does not fall back
 * to the top of the page.
 * `onClick` is for rows that a button takes away, `onFocus` also for those that leave by themselves.
 */
export function useRestoredFocus<T extends HTMLElement = HTMLUListElement>() {
  const list = useRef<T>(null)
  const place = useRef<Place>(undefined)

  function note({ target }: SyntheticEvent) {
    const control = target instanceof Element && target.closest<HTMLElement>('button, input')
    if (!list.current || !control) return
    const row = rowOf(control, list.current)
    if (!row) return
    const items = [...list.current.querySelectorAll('li')]
    const index = items.indexOf(row)
    const controls = controlsOf(row)
    place.current = {
      pressed: control,
      control: controls.indexOf(control) - controls.length,
      heirs: [row, ...items.slice(index + 1), ...items.slice(0, index).reverse()],
    }
  }

  function keep() {
    if (!place.current || place.current.pressed.isConnected || document.activeElement !== document.body)
      return
    const { control, heirs } = place.current
    // Once: who takes the focus off it later means to.
    place.current = undefined
    const heir = heirs.find((item) => item.isConnected && list.current && rowOf(item, list.current) === item)
    const controls = heir ? controlsOf(heir) : []
    const target = controls.at(control) ?? controls.at(-1) ?? document.querySelector('h1')
    // Whoever scrolls meanwhile is not to be pulled back.
    target?.focus({ preventScroll: true })
  }

  useEffect(keep)

  return {
    list,
    onFocus: note,
    onClick: (event: SyntheticEvent) => {
      note(event)
      // When a frame has been drawn: what comes next need not wait for it.
      requestAnimationFrame(() => setTimeout(keep))
    },
  }
}

/** The row of a list, or of several within an element, that something is in; lists in a row have none of their own. */
function rowOf(element: Element | null, list: Element): HTMLLIElement | undefined {
  const item = element?.closest('li')
  return item && list.contains(item) ? (rowOf(item.parentElement, list) ?? item) : undefined
}

/** What every row has to press or tick: what opens it is not in each. */
const controlsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('input, button:not([aria-expanded])'),
]
