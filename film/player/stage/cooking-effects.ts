import { appendGroup, appendLayer, type Layer } from '../dom'
import { transformTo } from '../keyframes'
import { overshoot, type Motion } from '../motion'
import { flake, lidOf, wisp, type Rim } from './kitchen-drawings'
import { type Stage } from './stage'

/** Drops a lid onto the rim, where it rattles until the scene ends. Returns the lid. */
export function animateLid({ element, motion }: Stage, rim: Rim, at: number): Layer {
  const lid = appendLayer(element, lidOf(rim))
  motion.add(
    lid,
    [
      { offset: 0, opacity: 0, transform: transformTo(10, -26, 14), easing: 'cubic-bezier(.5,0,.9,.7)' },
      { offset: 0.62, opacity: 1, transform: transformTo(0, 0) },
      { offset: 0.76, transform: transformTo(0, -1.6, -2), easing: 'ease-in' },
      { offset: 0.88, transform: transformTo(0, 0, 0.8) },
      { offset: 1, opacity: 1, transform: transformTo(0, 0) },
    ],
    { at, duration: 700 },
  )
  motion.add(
    lid,
    { translate: ['0 0', '0 -.5em', '0 0', '0 -.3em', '0 0'] },
    { at: at + 900, duration: 900, loop: true },
  )
  return lid
}

export function animateFire(motion: Motion, fire: Layer) {
  fire.querySelectorAll('.flame').forEach((flame, index) => {
    motion.add(
      flame,
      { transform: ['scale(1,.75)', 'scale(.86,1.15)', 'scale(1.05,.9)', 'scale(.95,1.1)', 'scale(1,.75)'] },
      { at: -index * 170, duration: 700 + index * 40, loop: true },
    )
  })
}

/** Steam from a rim at `rimY`, or from inside the oven: later, lower and at a fixed height. */
export function animateSteam(
  motion: Motion,
  air: Layer,
  rimY: number,
  { at, isInOven }: { at: number; isInOven: boolean },
) {
  const y = isInOven ? 74 : rimY - 2
  const rise = isInOven ? 9 : 15
  const start = isInOven ? at + 700 : at
  ;[38, 50, 62].forEach((x, index) => {
    motion.add(
      appendGroup(air, wisp(x, y)),
      [
        { opacity: 0, transform: 'translateY(4px) scale(.8,.7)' },
        { offset: 0.35, opacity: 0.8 },
        { opacity: 0, transform: `translate(${index - 1}px,${-rise}px) scale(1.3,1.15)` },
      ],
      { at: start + index * 520, duration: 2_100, loop: true },
    )
  })
}

export function animateBubbles(motion: Motion, air: Layer, { y, rx, ry }: Rim, at: number) {
  for (let index = 0; index < 7; index++) {
    const angle = index * 2.4
    const bubble = appendGroup(
      air,
      `<circle class="bubble" cx="${50 + Math.cos(angle) * rx * 0.6}" cy="${y + ry * 0.25 + Math.sin(angle) * ry * 0.4}" r="${1.1 + (index % 3) * 0.45}"/>`,
    )
    motion.add(
      bubble,
      [
        { opacity: 0, transform: 'scale(.2)' },
        { offset: 0.6, opacity: 0.9, transform: 'scale(1)' },
        { offset: 0.8, opacity: 0, transform: 'translateY(-1px) scale(1.4)' },
        { opacity: 0, transform: 'scale(1.4)' },
      ],
      { at: at + index * 130, duration: 900 + (index % 3) * 160, loop: true },
    )
  }
}

/** Brings the oven or the fridge around the tray, its back layer first: the oven glows, snow falls in the fridge. */
export function animateAppliance(
  motion: Motion,
  layers: Layer[],
  air: Layer,
  { at, isCold, duration }: { at: number; isCold: boolean; duration: number },
) {
  for (const layer of layers) {
    layer.classList.add(isCold ? 'fridge' : 'stove')
    motion.enter(layer, 'translateY(10em) scale(.94)', { at, duration: 600, easing: overshoot })
    motion.leave([layer], duration)
  }
  const glow = layers[0]?.querySelector('.glow')
  if (glow) {
    motion.add(glow, { opacity: [0.55, 1, 0.55] }, { at, duration: 1_600, loop: true, easing: 'ease-in-out' })
  }
  if (!isCold) return
  for (let index = 0; index < 10; index++) {
    motion.add(
      appendGroup(air, flake(20 + ((index * 37) % 60), 56)),
      [
        { opacity: 0, transform: 'none' },
        { offset: 0.2, opacity: 1 },
        { offset: 0.8, opacity: 1 },
        { opacity: 0, transform: `translate(${(index % 3) * 2 - 2}px,27px) rotate(120deg)` },
      ],
      { at: at + 500 + index * 210, duration: 2_300, loop: true },
    )
  }
}
