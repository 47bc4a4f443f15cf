import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Clock } from './clock'

let now = 0
let frame: ((time: number) => void) | undefined
const advance = (milliseconds: number) => {
  now += milliseconds
  frame?.(now)
}

beforeEach(() => {
  now = 1_000
  frame = undefined
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('requestAnimationFrame', (callback: (time: number) => void) => {
    frame = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = undefined
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('advances with the animation frames while it runs', () => {
  const onTick = vi.fn()
  const clock = new Clock(10_000, onTick)
  clock.run()
  advance(20)
  advance(30)
  expect(clock.time).toBe(50)
  expect(onTick).toHaveBeenCalledTimes(2)
  clock.stop()
  advance(20)
  expect(clock.time).toBe(50)
})

it('counts at most 250 ms for one frame', () => {
  const clock = new Clock(10_000, () => {})
  clock.run()
  advance(5_000)
  expect(clock.time).toBe(250)
})

it('stays within the film when it seeks', () => {
  const clock = new Clock(10_000, () => {})
  clock.seek(20_000)
  expect(clock.time).toBe(10_000)
  clock.seek(-1)
  expect(clock.time).toBe(0)
})

it('waits at the limit and does not move back to it', () => {
  let limit = 100
  const clock = new Clock(
    10_000,
    () => {},
    () => limit,
  )
  clock.run()
  advance(200)
  expect(clock.time).toBe(100)
  limit = 50
  advance(20)
  expect(clock.time).toBe(100)
  limit = 10_000
  advance(20)
  expect(clock.time).toBe(120)
})
