import { type Caption } from '../captions'
import { type Scene } from '../story'
import { appendElement } from './dom'
import { captionIndexAt } from './timeline'

const MIN_FONT_PX = 10

/** Renders the captions of a scene into `element`, marks the current one and keeps the text within its card. */
export function createCaptionView(element: HTMLElement, reducedMotion: MediaQueryList) {
  let activeIndex = -1
  new ResizeObserver(fit).observe(element)
  return { element, show, highlight, fit }

  function show(captions: Caption[]) {
    activeIndex = -1
    const lines = captions.map(({ text, amount }) => {
      const line = document.createElement('span')
      line.append(text, ' ')
      if (amount) appendElement(line, 'b').textContent = amount
      return line
    })
    // At once, as the element is a live region.
    element.replaceChildren(...lines)
  }

  function highlight({ kind, lines }: Scene, time: number) {
    const isList = kind === 'shelf'
    element.classList.toggle('building', isList && !reducedMotion.matches)
    const isBeforeFirst = isList && time < (lines[0]?.at ?? 0)
    const index = isBeforeFirst ? -1 : captionIndexAt(lines, time)
    if (index === activeIndex && element.querySelector('.now')) return
    activeIndex = index
    ;[...element.children].forEach((line, position) => {
      line.classList.toggle('now', position === index)
      line.classList.toggle('past', position < index)
    })
    fit()
  }

  /** Reduces the font size until the text fits: a long step in a small frame. */
  function fit() {
    element.style.removeProperty('font-size')
    if (element.clientHeight === 0) return
    let size = parseFloat(getComputedStyle(element).fontSize)
    const overflows = () =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
    while (overflows() && size > MIN_FONT_PX) {
      size -= 0.5
      element.style.fontSize = `${size}px`
    }
  }
}
