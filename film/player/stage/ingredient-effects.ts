import { appendElement } from '../dom'
import { transformTo, type Point } from '../keyframes'
import { type Motion } from '../motion'
import { type Stage } from './stage'

/** Fades the picture of an ingredient into another one of it: its pieces, or what the heat made of them. */
export function replacePicture(
  motion: Motion,
  holder: Element,
  url: string,
  { at, duration = 260 }: { at: number; duration?: number },
) {
  const shell = holder.firstElementChild
  if (!shell) return
  const before = [...shell.children]
  const after = appendElement(shell, 'img')
  after.alt = ''
  after.src = url
  motion.add(after, { opacity: [0, 1] }, { at, duration })
  for (const part of before) {
    motion.add(part, { opacity: 0 }, { at: at + duration / 4, duration: duration * 0.75, fill: 'forwards' })
  }
}

/** Shakes the vessel in which something lands. */
export function shake({ motion }: Stage, walls: Element[], at: number) {
  for (const wall of walls) {
    motion.add(
      wall,
      [
        {},
        { transform: 'translateY(.8em) scale(1.03,.96)' },
        { transform: 'translateY(-.4em) scale(.99,1.015)' },
        {},
      ],
      { at, duration: 420, easing: 'ease-out', fill: 'none' },
    )
  }
}

/** Drops that fall from the mouth of a package to the `floor`, the height of the food. */
export function animateStream(
  { motion }: Stage,
  contents: HTMLElement,
  mouth: Point,
  { floor, color, at }: { floor: number; color: string; at: number },
) {
  const fall = floor - mouth.y
  for (let index = 0; index < 9; index++) {
    const drop = appendElement(contents, 'i', 'drop')
    const spread = (((index * 5) % 7) - 3) * 0.75
    drop.style.left = `${mouth.x + spread}em`
    drop.style.top = `${mouth.y}em`
    drop.style.background = color
    motion.add(
      drop,
      [
        { opacity: 1, transform: transformTo(0, 0, 0, 0.5, 0.7), easing: 'cubic-bezier(.5,0,.9,.6)' },
        { offset: 0.8, opacity: 1, transform: transformTo(0, fall, 0, 0.8, 1.3) },
        { opacity: 0, transform: transformTo((index % 3) - 1, fall - 1.5, 0, 0.4) },
      ],
      { at: at + index * 70, duration: 480, fill: 'none' },
    )
  }
}

/** Shows the name of an ingredient while it moves. */
export function showName({ element, motion }: Stage, title: string, at: number, duration: number) {
  const tag = appendElement(element, 'b', 'tag')
  tag.textContent = title
  motion.add(
    tag,
    [
      { offset: 0, opacity: 0, transform: 'translate(-50%,-.6em) scale(.9)' },
      { offset: 0.2, opacity: 1, transform: 'translate(-50%,0)' },
      { offset: 0.85, opacity: 1, transform: 'translate(-50%,0)' },
      { offset: 1, opacity: 0, transform: 'translate(-50%,.2em)' },
    ],
    { at, duration },
  )
}
