import { describe, expect, it } from 'vitest'
import { Random } from './random'

const numbers = (seed: string) => {
  const random = new Random(seed)
  return Array.from({ length: 1000 }, () => random.next(-2, 5))
}

describe('Random', () => {
  it('repeats its sequence for the same seed', () => {
    expect(numbers('borscht')).toEqual(numbers('borscht'))
    expect(numbers('borscht')).not.toEqual(numbers('okroshka'))
  })

  it('keeps its sequence between versions, because every picture depends on it', () => {
    const random = new Random('borscht')
    expect(Array.from({ length: 4 }, () => random.int(0, 999))).toEqual([166, 68, 0, 421])
  })

  it('spreads numbers evenly over the range', () => {
    const values = numbers('borscht')
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...values)).toBeLessThan(5)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean).toBeCloseTo(1.5, 0)
  })

  it('draws integers with both limits included', () => {
    const random = new Random('dice')
    const values = new Set(Array.from({ length: 200 }, () => random.int(1, 6)))
    expect([...values].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('picks each of the items', () => {
    const random = new Random('pick')
    expect(new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    )
  })

  it('throws when there is nothing to pick from', () => {
    expect(() => new Random('pick').pick([])).toThrow('the list is empty')
  })

  it('shuffles into a copy with the same items', () => {
    const items = Array.from({ length: 20 }, (_, i) => i)
    const shuffled = new Random('shuffle').shuffle(items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.sort((a, b) => a - b)).toEqual(items)
  })
})
