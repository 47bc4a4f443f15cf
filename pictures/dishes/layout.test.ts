import { describe, expect, it } from 'vitest'
import { Random } from '../random'
import { scatterSpots } from './layout'

const surface = { x: 640, y: 500, rx: 300, ry: 120, outline: '' }
const scatter = (count: number, reach?: number, height?: number) =>
  scatterSpots({ surface, random: new Random('spots') }, count, reach, height)

describe('scatterSpots', () => {
  it('returns the requested number of spots, all on the surface', () => {
    const spots = scatter(200)
    expect(spots).toHaveLength(200)
    for (const { x, y } of spots) {
      expect(((x - surface.x) / surface.rx) ** 2 + ((y - surface.y) / surface.ry) ** 2).toBeLessThan(1)
    }
  })

  it('stays within its reach', () => {
    for (const { x, y } of scatter(100, 0.5)) {
      expect(Math.abs(x - surface.x)).toBeLessThanOrEqual(surface.rx * 0.5)
      expect(Math.abs(y - surface.y)).toBeLessThanOrEqual(surface.ry * 0.5)
    }
  })

  it('orders the spots from the far side of the surface to the near side', () => {
    const ys = scatter(50).map(({ y }) => y)
    expect(ys).toEqual([...ys].sort((a, b) => a - b))
  })

  it('lifts the middle of a mound by its height and leaves the edge', () => {
    const flat = scatter(100)
    const mound = scatter(100, undefined, 60)
    for (const [i, spot] of mound.entries()) {
      expect(spot.x).toBe(flat[i]?.x)
      expect(spot.y).toBeCloseTo((flat[i]?.y ?? 0) - 60 * (1 - spot.distance ** 2))
    }
  })

  it('spreads the spots evenly: half of them lie within the middle half of the area', () => {
    expect(scatter(100).filter(({ distance }) => distance < Math.SQRT1_2)).toHaveLength(50)
  })
})
