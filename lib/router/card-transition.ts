/**
 * Between a list and the page of one of its cards the card's picture grows into the page's, and by Back the page's shrinks
 * into the card, unless the visitor asks for less motion. Cards are links marked by `data-card`, the page marks its picture
 * by `data-grown-card`. Not a view transition: for that the browser stops the page until it has taken pictures of it.
 */

const cardOf = (path: string) =>
  document.querySelector<HTMLElement>(`[data-card][href="${CSS.escape(`#${path}`)}"]`)

const grownCard = () => document.querySelector<HTMLElement>('[data-grown-card]')

type Move = { from: string; to: string; isTraversal: boolean }

/** Runs `update`, which puts the screen of the path `to` in place of that of `from`. */
export function withCardTransition({ from, to, isTraversal }: Move, update: () => void) {
  const opened = cardOf(to)
  const before = opened ?? (isTraversal && grownCard())
  if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return update()
  const start = before.getBoundingClientRect()
  update()
  // As the frame begins: sooner, the browser would lay out the new screen once more.
  requestAnimationFrame(() => {
    const after = opened ? grownCard() : cardOf(from)?.closest('li')
    if (after) grow(after, start)
  })
}

/** Moves the element, at the top of which the picture is, from `start` to where it stands. */
function grow(element: HTMLElement, start: DOMRect) {
  const end = element.getBoundingClientRect()
  if ([start, end].some(({ top, bottom }) => bottom < 0 || top > innerHeight)) return
  const look = getComputedStyle(document.documentElement)
  const calm = look.getPropertyValue('--motion-calm')
  const timing = {
    // A build may write the theme's milliseconds as seconds.
    duration: parseFloat(calm) * (calm.endsWith('ms') ? 1 : 1000),
    easing: look.getPropertyValue('--motion-easing'),
  }
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px)`
  element.animate({ transform: [`${shift} scale(${start.width / end.width})`, 'none'] }, timing)
  // By itself: what moves alone need not be drawn anew for each frame.
  element.animate({ transformOrigin: ['0 0', '0 0'], zIndex: [1, 1] }, timing)
}
