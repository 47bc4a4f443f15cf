import { appendLayer, find } from '../dom'
import { transformTo } from '../keyframes'
import { timer } from './kitchen-drawings'
import { type Stage } from './stage'

const START_MS = 700
/** The timer rings this long before the end of the scene. */
const RING_BEFORE_END_MS = 900
const SHAKES = 8

/** Adds the kitchen timer with the minutes of the step: its ring fills, its hand turns once, then it rings. */
export function mountTimer(
  { element, motion }: Stage,
  [value, unit]: [value: string, unit: string],
  duration: number,
) {
  const clock = appendLayer(element, timer)
  const part = (selector: string) => find<SVGElement>(selector, clock)
  clock.classList.add('timer')
  part('.value').textContent = value
  part('.unit').textContent = unit
  const ringAt = duration - RING_BEFORE_END_MS
  const running = { at: START_MS, duration: ringAt - START_MS }
  motion.add(
    clock,
    [
      { offset: 0, opacity: 0, transform: transformTo(20, -4, 30), easing: 'ease-out' },
      { offset: 0.6, opacity: 1, transform: transformTo(-1, 0, -5), easing: 'ease-in-out' },
      { offset: 1, opacity: 1, transform: transformTo(0, 0) },
    ],
    { at: 150, duration: 550 },
  )
  motion.add(part('.ring'), { strokeDashoffset: [1, 0] }, running)
  motion.add(part('.hand'), { transform: ['rotate(0turn)', 'rotate(1turn)'] }, running)
  const shakes = Array.from(
    { length: SHAKES },
    (_, index) => `rotate(${index % 2 ? -7 : 7}deg) translateY(${index % 2}px)`,
  )
  motion.add(part('.tomato'), { transform: [...shakes, 'none'] }, { at: ringAt, duration: 560, fill: 'none' })
  motion.leave([clock], duration)
}
