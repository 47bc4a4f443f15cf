import { describe, expect, it } from 'vitest'

import { textsOf, readEater } from '@/lib/planner/read-eater'

const anya = {
  id: 'a',
  name: 'Аня',
  portion: 1.5,
  goals: { kcal: { min: 1800, max: 2200 }, protein: { min: 90, max: undefined } },
}

describe('readEater', () => {
  it('reads what the form shows of a person', () => {
    expect(textsOf(anya)).toEqual({
      name: 'Аня',
      portion: '1,5',
      'kcal min': '1800',
      'kcal max': '2200',
      'protein min': '90',
    })
    expect(readEater('a', textsOf(anya))).toEqual({ eater: anya, wrong: [] })
  })

  it('takes spaces and commas, an empty portion for a whole one and an empty goal for none', () => {
    const texts = { name: '  ', portion: '', 'kcal max': '1 800,5', 'fat min': ' ' }
    expect(readEater('b', texts)).toEqual({
      eater: { id: 'b', name: '', portion: 1, goals: { kcal: { min: undefined, max: 1800.5 } } },
      wrong: [],
    })
    expect(readEater('c', {}).eater).toEqual({ id: 'c', name: '', portion: 1 })
  })

  it('names the fields that are wrong, in their order', () => {
    const texts = {
      portion: '0',
      'kcal min': '2200',
      'kcal max': '1800',
      'protein min': 'много',
      'fat max': '1e5',
      'carbs max': '-1',
    }
    expect(readEater('a', texts).wrong).toEqual([
      'portion',
      'kcal max',
      'protein min',
      'fat max',
      'carbs max',
    ])
  })
})
