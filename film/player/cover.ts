import { find } from './dom'
import { transformTo } from './keyframes'
import { easeOut, overshoot, type Motion } from './motion'

/** Animates the title: the dish is revealed, the texts follow; both leave at the end of the scene. */
export function animateTitle(motion: Motion, duration: number) {
  const dish = find('.dish')
  const text = find('.words')
  motion.add(
    dish,
    { clipPath: ['circle(0% at 50% 50%)', 'circle(90% at 50% 50%)'] },
    { duration: 900, easing: easeOut },
  )
  motion.add(find('.dish img'), { transform: ['scale(1.18)', 'scale(1)'] }, { duration, easing: easeOut })
  document.querySelectorAll('.words > :not([hidden])').forEach((line, index) => {
    motion.enter(line, 'translateY(1.6em)', { at: 250 + index * 180, duration: 600, easing: easeOut })
  })
  for (const [element, transform] of [
    [text, 'translateX(-1.5em)'],
    [dish, 'scale(.8)'],
  ] as const) {
    motion.add(
      element,
      { opacity: 0, transform },
      { at: duration - 380, duration: 360, fill: 'forwards', easing: 'ease-in' },
    )
  }
}

/** Animates the end of the film: the dish is revealed, then the closing line and the title appear. */
export function animateFinale(motion: Motion) {
  motion.add(
    find('.dish'),
    { clipPath: ['circle(0% at 50% 62%)', 'circle(90% at 50% 50%)'] },
    { at: 100, duration: 1_000, easing: easeOut },
  )
  motion.add(
    find('.dish img'),
    { transform: ['scale(1.25)', 'scale(1.04)', 'scale(1)'] },
    { duration: 4_000, easing: easeOut },
  )
  document.querySelectorAll('.words > :not([hidden], .wish)').forEach((line, index) => {
    motion.add(line, { opacity: [0, 1] }, { at: 1_300 + index * 120, duration: 500 })
  })
  motion.add(
    find('.wish'),
    [
      { opacity: 0, transform: transformTo(0, 1.2, -3, 0.7) },
      { offset: 0.6, opacity: 1, transform: transformTo(0, -0.1, 1.2, 1.05) },
      { opacity: 1, transform: transformTo(0, 0) },
    ],
    { at: 650, duration: 800, easing: overshoot },
  )
}
