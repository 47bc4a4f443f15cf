import { describe, expect, it } from 'vitest'

import { progressOf, clampStep, withProgress } from '@/lib/cooking/progress'

describe('clampStep', () => {
  it.each([
    ['3', 3],
    ['1', 1],
    ['7', 7],
    ['8', 7],
    ['0', 1],
    ['-2', 1],
    ['2.9', 2],
    ['1e9', 7],
    ['Infinity', 7],
    ['', 1],
    ['три', 1],
    [5, 5],
  ])('clamps %j of 7 to %d', (asked, step) => {
    expect(clampStep(asked, 7)).toBe(step)
  })
})

describe('progress', () => {
  const one = { id: 'borscht', step: 3, ticked: [0, 2] }

  it('begins at the first step', () => {
    expect(progressOf([], 'borscht')).toEqual({ id: 'borscht', step: 1, ticked: [] })
    expect(progressOf([one], 'borscht')).toBe(one)
  })

  it('is stored once per recipe, the latest last', () => {
    const two = { id: 'blini', step: 2, ticked: [] }
    expect(withProgress([one, two], { ...one, step: 4 })).toEqual([two, { ...one, step: 4 }])
  })

  it('is dropped in its initial state', () => {
    expect(withProgress([one], { id: 'borscht', step: 1, ticked: [] })).toEqual([])
    expect(withProgress([], { id: 'borscht', step: 1, ticked: [4] })).toHaveLength(1)
  })

  it('is limited to the last twenty recipes', () => {
    const all = Array.from({ length: 20 }, (_, index) => ({ id: `recipe-${index}`, step: 2, ticked: [] }))
    const more = withProgress(all, one)
    expect(more).toHaveLength(20)
    expect(more[0]?.id).toBe('recipe-1')
    expect(more.at(-1)).toBe(one)
  })
})
