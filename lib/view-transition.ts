import { flushSync } from 'react-dom'

/**
 * Between a list and the page of one of its cards the card grows into the page's picture, and back, where the browser
 * has View Transitions and the visitor does not ask for less motion. The page marks its picture by `data-grown-card`;
 * the two carry the transition's name only while it lasts, since a name stands for one element.
 */
const NAME = 'card'

/** The element that carries the name now. */
let named: HTMLElement | null = null
let latest: ViewTransition | undefined

function giveName(element: HTMLElement | null) {
  if (named) named.style.viewTransitionName = ''
  named = element
  if (named) named.style.viewTransitionName = NAME
}

const cardOf = (path: string) =>
  document.querySelector<HTMLElement>(`a.flip[href="${CSS.escape(`#${path}`)}"]`)

const grownCard = () => document.querySelector<HTMLElement>('[data-grown-card]')

type Move = { from: string; to: string; isTraversal: boolean }

/**
 * Runs `update`, which puts the screen of the path `to` in place of that of `from`: at once, or where a card grows or
 * shrinks by Back and Forward when the browser has taken its picture of what was.
 */
export function withTransition({ from, to, isTraversal }: Move, update: () => void) {
  const opened = cardOf(to)
  const before = opened ?? (isTraversal ? grownCard() : null)
  const isUnwanted = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!before || isUnwanted || !('startViewTransition' in document)) return update()

  giveName(before)
  const transition = document.startViewTransition(() => {
    flushSync(update)
    giveName(opened ? grownCard() : cardOf(from))
  })
  latest = transition
  // A transition that the next one overtakes, or that a hidden page skips, is no error.
  transition.ready.catch(() => {})
  void transition.finished.then(() => {
    if (transition === latest) giveName(null)
  })
}
