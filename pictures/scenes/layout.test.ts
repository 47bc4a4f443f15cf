import { describe, expect, it } from 'vitest'
import { Random } from '../random'
import { layOutRow, positionsAround, sceneHeight, sceneWidth, splitRows } from './layout'

describe('positionsAround', () => {
  it.each([
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
  ])('places %i items: %i behind the dish and %i in front of it', (count, back, front) => {
    const positions = positionsAround(new Random('borscht'), count, false)
    expect(positions.back).toHaveLength(back)
    expect(positions.front).toHaveLength(front)
  })

  it('keeps all positions inside the scene, those behind the dish above those in front of it', () => {
    for (let i = 0; i < 50; i++) {
      const { back, front } = positionsAround(new Random(`scene ${i}`), 5, i % 2 === 0)
      for (const { x, y } of [...back, ...front]) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(sceneWidth)
        expect(y).toBeLessThan(sceneHeight)
      }
      expect(Math.max(...back.map(({ y }) => y))).toBeLessThan(Math.min(...front.map(({ y }) => y)))
    }
  })

  it('orders those behind the dish from far to near', () => {
    const { back } = positionsAround(new Random('borscht'), 5, false)
    expect(back).toEqual([...back].sort((a, b) => a.y - b.y))
  })
})

describe('splitRows', () => {
  it.each([
    [1, [1, 0]],
    [4, [2, 2]],
    [5, [3, 2]],
    [6, [3, 2, 1]],
    [9, [4, 3, 2]],
  ])('splits %i items into rows of %j', (count, lengths) => {
    const items = Array.from({ length: count }, (_, i) => i)
    const rows = splitRows(items)
    expect(rows.map((row) => row.length)).toEqual(lengths)
    expect(rows.flat()).toEqual(items)
  })
})

describe('layOutRow', () => {
  const left = ({ scale, centers }: ReturnType<typeof layOutRow>, i: number, width: number) =>
    (centers[i] ?? 0) - (width * scale) / 2

  it('centres the row in the scene', () => {
    const { centers } = layOutRow([{ width: 100, height: 100 }], 1060, 350)
    expect(centers).toEqual([sceneWidth / 2])
  })

  it('scales wide items down until they fit into the row with gaps between them', () => {
    const sizes = [400, 400, 400].map((width) => ({ width, height: 100 }))
    const row = layOutRow(sizes, 1060, 350)
    expect(row.scale * 1200 + 2 * 34).toBeCloseTo(1060)
    expect(left(row, 1, 400) - (left(row, 0, 400) + 400 * row.scale)).toBeCloseTo(34)
    expect(left(row, 0, 400)).toBeCloseTo((sceneWidth - 1060) / 2)
  })

  it('limits tall items to the height of the row', () => {
    expect(layOutRow([{ width: 100, height: 500 }], 1060, 350).scale).toBeCloseTo(0.7)
  })

  it('enlarges small items to at most 1.75 and leaves gaps of at most 90', () => {
    const row = layOutRow(
      [
        { width: 50, height: 50 },
        { width: 50, height: 50 },
      ],
      1060,
      350,
    )
    expect(row.scale).toBe(1.75)
    expect(left(row, 1, 50) - (left(row, 0, 50) + 50 * 1.75)).toBeCloseTo(90)
  })
})
