import { describe, expect, it } from 'vitest'

import { type Place } from '../../staging'
import { type StepScene } from '../../story'
import { vessels } from './kitchen-drawings'
import { centerOf, layOutRow, layOutShelves, sceneWithSameVessel, spotInVessel } from './stage-layout'

const counts = Array.from({ length: 20 }, (_, index) => index + 1)

const step = (place: Place): StepScene => ({
  kind: 'step',
  number: 1,
  start: 0,
  duration: 5_000,
  lines: [],
  uses: [],
  inside: [],
  cuts: [],
  inPieces: [],
  cooked: [],
  staging: { place },
})

describe('layOutShelves', () => {
  it('uses a second shelf from five ingredients on', () => {
    expect(layOutShelves(4).shelves).toEqual([8])
    expect(layOutShelves(5).shelves).toEqual([-1.5, 24])
  })

  it('stands four ingredients side by side in the middle of one shelf', () => {
    expect(layOutShelves(4).spots).toEqual([23, 41, 59, 77].map((x) => ({ x, y: 34, size: 17 })))
  })

  it('puts the larger half on the upper shelf and centres both', () => {
    expect(layOutShelves(5).spots.map(({ x, y }) => [x, y])).toEqual([
      [32, 24.5],
      [50, 24.5],
      [68, 24.5],
      [41, 50],
      [59, 50],
    ])
  })

  it.each(counts)('keeps %i ingredients on the stage', (count) => {
    const { spots } = layOutShelves(count)
    expect(spots).toHaveLength(count)
    for (const { x } of spots) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(100)
    }
  })
})

describe('layOutRow', () => {
  it('centres a single ingredient', () => {
    expect(layOutRow(1)).toEqual([{ x: 50, y: 26.5, size: 17 }])
  })

  it('is empty for a step without ingredients', () => {
    expect(layOutRow(0)).toEqual([])
  })

  it.each(counts)('keeps %i ingredients within the stage', (count) => {
    for (const { x, size } of layOutRow(count)) {
      expect(x - size / 2).toBeGreaterThan(0)
      expect(x + size / 2).toBeLessThan(100)
    }
  })
})

describe('spotInVessel', () => {
  it.each(Object.entries(vessels))('lies within the opening: %s', (_, vessel) => {
    const { rx } = vessel.rim
    for (const index of counts) {
      expect(Math.abs(spotInVessel(index, vessel).x - 50)).toBeLessThan(rx)
    }
  })

  it('leaves the first four ingredients in sight', () => {
    for (const vessel of [vessels.pot, vessels.pan, vessels.plate, vessels.board]) {
      const xs = [0, 1, 2, 3].map((rank) => spotInVessel(rank, vessel).x).sort((one, other) => one - other)
      for (const [index, x] of xs.slice(1).entries()) expect(x - (xs[index] ?? 0)).toBeGreaterThan(4)
    }
  })

  it('differs between ingredients', () => {
    const spots = counts.map((index) => JSON.stringify(spotInVessel(index, vessels.pot)))
    expect(new Set(spots).size).toBe(counts.length)
  })
})

describe('centerOf', () => {
  it('is above the base', () => {
    expect(centerOf({ x: 30, y: 50, size: 10 })).toEqual({ x: 30, y: expect.closeTo(46.3) as number })
  })
})

describe('sceneWithSameVessel', () => {
  it('returns the neighbour in the same vessel', () => {
    const pot = step('pot')
    expect(sceneWithSameVessel(step('pot'), pot)).toBe(pot)
    expect(sceneWithSameVessel(step('pan'), pot)).toBeUndefined()
  })

  it('treats the oven, the fridge and the tray as one vessel', () => {
    const oven = step('oven')
    expect(sceneWithSameVessel(step('tray'), oven)).toBe(oven)
    expect(sceneWithSameVessel(step('cold'), oven)).toBe(oven)
  })

  it('returns nothing for servings, other kinds of scenes and a missing neighbour', () => {
    expect(sceneWithSameVessel(step('plate'), step('plate'))).toBeUndefined()
    expect(sceneWithSameVessel(step('glass'), step('glass'))).toBeUndefined()
    expect(
      sceneWithSameVessel(step('pot'), { kind: 'finale', start: 0, duration: 1, lines: [] }),
    ).toBeUndefined()
    expect(sceneWithSameVessel(step('pot'), undefined)).toBeUndefined()
  })
})
