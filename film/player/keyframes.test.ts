import { describe, expect, it } from 'vitest'

import { hop, orbit, pour, transformTo } from './keyframes'

const from = { x: 10, y: 20 }
const to = { x: 40, y: 60 }

const offsetsOf = (frames: Keyframe[]) => frames.map(({ offset }) => Number(offset))
const ascending = (numbers: number[]) => [...numbers].sort((one, other) => one - other)

describe('transformTo', () => {
  it('rounds to hundredths and scales both axes alike by default', () => {
    expect(transformTo(1.005, -2.3456, 10, 0.5)).toBe('translate(1em,-2.35em) rotate(10deg) scale(0.5,0.5)')
    expect(transformTo(0, 0)).toBe('translate(0em,0em) rotate(0deg) scale(1,1)')
    expect(transformTo(0, 0, 0, 1, 2)).toBe('translate(0em,0em) rotate(0deg) scale(1,2)')
  })
})

describe('hop', () => {
  const frames = hop(from, to, { scale: 0.8, turn: 15 })

  it('starts in place and ends at the target with its scale and turn', () => {
    expect(frames[0]).toMatchObject({ offset: 0, transform: transformTo(0, 0) })
    expect(frames.at(-1)).toMatchObject({ offset: 1, transform: transformTo(30, 40, 15, 0.8) })
  })

  it('orders its keyframes by offset', () => {
    expect(offsetsOf(frames)).toEqual(ascending(offsetsOf(frames)))
  })

  it('reaches the target before it lands', () => {
    expect(frames.find(({ offset }) => Number(offset) > 0.71 && Number(offset) < 0.73)?.transform).toBe(
      transformTo(30, 40, 15, 0.8),
    )
  })

  it('rises by `lift` in the middle of a level flight', () => {
    const heights = hop(from, { x: 40, y: 20 }, { lift: 9 }).map(({ transform }) =>
      Number(/,(-?[\d.]+)em/.exec(String(transform))?.[1]),
    )
    expect(Math.min(...heights)).toBeCloseTo(-9, 0)
  })
})

describe('pour', () => {
  const frames = pour(from, to, -105)

  it('returns to where it started', () => {
    expect(frames[0]?.transform).toBe(transformTo(0, 0))
    expect(frames.at(-1)?.transform).toBe(transformTo(0, 0))
  })

  it('tilts over the target', () => {
    expect(frames.map(({ transform }) => transform)).toContain(transformTo(30, 40, -105, 0.9))
    expect(offsetsOf(frames)).toEqual(ascending(offsetsOf(frames)))
  })
})

describe('orbit', () => {
  it('ends where it starts', () => {
    const frames = orbit(10, 5, { turn: 6 })
    expect(frames[0]?.transform).toBe(transformTo(10, 0, 6))
    expect(frames.at(-1)?.transform).toBe(frames[0]?.transform)
  })

  it('starts at the given part of the turn', () => {
    expect(orbit(10, 5, { phase: 0.25 })[0]?.transform).toBe(transformTo(0, 5))
  })
})
