import { beforeEach, describe, expect, it } from 'vitest'

import { type Eater, eatersOf, servingsFor, unnamedEaters } from '@/lib/plan/eaters'
import { chosenEaters, storedEaters, useEatersStore } from '@/lib/plan/eaters-store'
import { eating } from '@/lib/plan/eater-messages'
import { resetApp } from '@/testing/app'

beforeEach(resetApp)

const anya: Eater = { id: 'anya', name: 'Аня', portion: 1, goals: { kcal: { min: 1800, max: 2200 } } }
const kid: Eater = { id: 'kid', name: '', portion: 0.6 }

it('servings are the portions of all, rounded up, from 1 to 99', () => {
  expect(servingsFor([anya, kid])).toBe(2)
  expect(servingsFor([])).toBe(1)
  expect(servingsFor(Array.from({ length: 24 }, () => ({ portion: 5 })))).toBe(99)
})

describe('eatersOf', () => {
  it('are all without names, and where nobody who was named is left', () => {
    expect(eatersOf({}, [anya, kid])).toEqual([anya, kid])
    expect(eatersOf({ eaters: ['kid', 'gone'] }, [anya, kid])).toEqual([kid])
    expect(eatersOf({ eaters: ['gone'] }, [anya, kid])).toEqual([anya, kid])
  })
})

it('people without a name are numbered by kind', () => {
  const all = [anya, ...unnamedEaters(1, 2)]
  expect(all.map((eater) => eating.name(eater, all))).toEqual([
    'Аня',
    'Взрослый\u00a02',
    'Ребёнок\u00a01',
    'Ребёнок\u00a02',
  ])
})

describe('the stored people', () => {
  it('keep what is valid', () => {
    const stored = [
      { ...anya, goals: { kcal: { min: -5, max: 2200 }, protein: 'много', fibre: { min: 5 } } },
      { id: 'b', name: 7, portion: 900 },
      { name: 'Никто' },
      'Аня',
    ]
    expect(storedEaters.validate(stored)).toEqual([
      { ...anya, goals: { kcal: { max: 2200 } } },
      { id: 'b', name: '', portion: 1 },
    ])
    expect(storedEaters.validate({})).toBeUndefined()
  })

  const twoAdults = [
    { name: '', portion: 1 },
    { name: '', portion: 1 },
  ]

  it('are two adults at first, of which nothing is stored or shared', () => {
    expect(useEatersStore.getState().eaters).toMatchObject(twoAdults)
    expect(chosenEaters()).toEqual([])
    useEatersStore.getState().set([anya])
    expect(JSON.parse(localStorage.getItem('eaters') ?? '')).toEqual([anya])
    expect(chosenEaters()).toEqual([anya])
    useEatersStore.getState().set([])
    expect(localStorage.getItem('eaters')).toBeNull()
    expect(useEatersStore.getState().eaters).toMatchObject(twoAdults)
  })

  it.each([
    [{ adults: 1, children: 2 }, unnamedEaters(1, 2)],
    [{ adults: 0, children: 0 }, unnamedEaters(1, 0)],
    [{ adults: 'two' }, unnamedEaters(2, 0)],
  ])('begin with what an earlier version was told: %j', (wishes, expected) => {
    localStorage.setItem('planner', JSON.stringify({ meals: ['dinner'], ...wishes }))
    useEatersStore.getState().set([])
    expect(useEatersStore.getState().eaters).toEqual(expected)
  })
})
