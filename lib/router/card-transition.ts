/**
 * The shared-element transition between a card and its recipe page: the card's picture grows into the page's, and Back
 * shrinks it again. Reduced motion turns it off. Cards are links with `data-card`, the page's picture has `data-grown-card`.
 * It is no view transition because those block rendering until the browser has captured the page.
 */

const cardOf = (path: string) =>
  document.querySelector<HTMLElement>(`[data-card][href="${CSS.escape(`#${path}`)}"]`)

const grownCard = () => document.querySelector<HTMLElement>('[data-grown-card]')

type Move = { from: string; to: string; isTraversal: boolean }

/** Runs `update`, which replaces the screen of `from` by that of `to`, and animates the card's picture between them. */
export function withCardTransition({ from, to, isTraversal }: Move, update: () => void) {
  const opened = cardOf(to)
  const before = opened ?? (isTraversal && grownCard())
  if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return update()
  const start = before.getBoundingClientRect()
  update()
  // At the start of the frame: measuring earlier would force an additional layout of the new screen.
  requestAnimationFrame(() => {
    const after = opened ? grownCard() : cardOf(from)?.closest('li')
    if (after) grow(after, start)
  })
}

/** Animates the element, which has the picture at its top, from `start` to its own position. */
function grow(element: HTMLElement, start: DOMRect) {
  const end = element.getBoundingClientRect()
  if ([start, end].some(({ top, bottom }) => bottom < 0 || top > innerHeight)) return
  const style = getComputedStyle(document.documentElement)
  const duration = style.getPropertyValue('--motion-calm')
  // A page without its style sheet has no durations, and `animate` throws on NaN.
  if (!duration) return
  const timing = {
    // A build may write the theme's milliseconds as seconds.
    duration: parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000),
    easing: style.getPropertyValue('--motion-easing'),
  }
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px)`
  element.animate({ transform: [`${shift} scale(${start.width / end.width})`, 'none'] }, timing)
  // An animation of its own, so that the one of `transform` runs on the compositor.
  element.animate({ transformOrigin: ['0 0', '0 0'], zIndex: [1, 1] }, timing)
}
