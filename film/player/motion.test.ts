import { expect, it, vi } from 'vitest'

import { Motion } from './motion'

function createElement() {
  const animation = { pause: vi.fn(), cancel: vi.fn(), currentTime: 0 }
  const animate = vi.fn<(frames: unknown, options: unknown) => typeof animation>(() => animation)
  return { element: { animate } as unknown as Element, animate, animation }
}

it('adds paused animations and moves all of them to a time', () => {
  const motion = new Motion()
  const [first, second] = [createElement(), createElement()]
  motion.add(first.element, { opacity: [0, 1] }, { at: 200, duration: 400 })
  motion.add(second.element, { opacity: [1, 0] }, { duration: 0 })
  expect(first.animate.mock.lastCall?.[1]).toMatchObject({ delay: 200, duration: 400, iterations: 1 })
  expect(second.animate.mock.lastCall?.[1]).toMatchObject({ delay: 0, duration: 1, fill: 'both' })
  motion.seek(350)
  for (const { animation } of [first, second]) {
    expect(animation.pause).toHaveBeenCalledOnce()
    expect(animation.currentTime).toBe(350)
  }
})

it('repeats a loop without an end', () => {
  const { element, animate } = createElement()
  new Motion().add(element, {}, { duration: 400, loop: true })
  expect(animate.mock.lastCall?.[1]).toMatchObject({ iterations: Infinity, fill: 'backwards' })
})

it('fades elements out in the last 300 ms of a scene', () => {
  const { element, animate } = createElement()
  new Motion().leave([element], 4_000)
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    { opacity: 0 },
    expect.objectContaining({ delay: 3_700, duration: 280, fill: 'forwards' }),
  )
})

it('cancels its animations when cleared and no longer moves them', () => {
  const motion = new Motion()
  const { element, animation } = createElement()
  motion.add(element, {}, { duration: 400 })
  motion.clear()
  motion.seek(100)
  expect(animation.cancel).toHaveBeenCalledOnce()
  expect(animation.currentTime).toBe(0)
})
