import { describe, expect, it } from 'vitest'

import {
  browsedRecipes,
  isChosen,
  type QuickChoice,
  searchedText,
  withChoice,
} from '@/lib/catalog/quick-choices'

/** The address after these choices, one after the other. */
const after = (address: string, ...choices: QuickChoice[]) =>
  decodeURIComponent(String(choices.reduce(withChoice, new URLSearchParams(address)))).replaceAll('+', ' ')

const chosen = (address: string) =>
  (['quick', 'today', 'meatless', 'cheaper'] as const).filter((choice) =>
    isChosen(new URLSearchParams(address), choice),
  )

describe('A quick choice', () => {
  it('is for all recipes where nothing is searched for', () => {
    expect(after('', 'quick')).toBe('time=30&recipes=all')
    expect(after('', 'cheaper')).toBe('sort=price&recipes=all')
    expect(after('tab=Selected Category', 'quick', 'cheaper')).toBe(
      'tab=Selected Category&time=30&sort=price&recipes=all',
    )
  })

  it('is for what a search finds', () => {
    expect(after('q=суп', 'quick')).toBe('q=суп&time=30')
    expect(after('q=суп', 'meatless')).toBe('q=суп&meat=none')
    expect(after('', 'meatless', 'quick')).toBe('meat=none&time=30&recipes=all')
  })

  it('is for what fits today', () => {
    expect(after('', 'today')).toBe('recipes=today')
    expect(after('time=30&recipes=all', 'today')).toBe('time=30&recipes=today')
    expect(after('q=суп', 'today')).toBe('q=суп&recipes=today')
  })

  it('is taken back by the second tap', () => {
    expect(after('', 'quick', 'quick')).toBe('')
    expect(after('', 'today', 'today')).toBe('')
    expect(after('', 'meatless', 'meatless')).toBe('')
    expect(after('q=суп', 'meatless', 'meatless')).toBe('q=суп')
    expect(after('q=суп без мяса', 'meatless')).toBe('q=суп')
    expect(after('q=без мяса', 'meatless')).toBe('')
    expect(after('', 'quick', 'today', 'today')).toBe('time=30&recipes=all')
    expect(after('', 'quick', 'meatless', 'meatless')).toBe('time=30&recipes=all')
    expect(after('', 'quick', 'cheaper', 'quick')).toBe('sort=price&recipes=all')
  })

  it('is read from the address', () => {
    expect(chosen('')).toEqual([])
    expect(chosen('time=30&sort=price&recipes=all')).toEqual(['quick', 'cheaper'])
    expect(chosen('q=Суп Без мяса&recipes=today')).toEqual(['today', 'meatless'])
    expect(chosen('meat=none&recipes=all')).toEqual(['meatless'])
    expect(chosen('meat=none')).toEqual([])
    expect(chosen('time=15&recipes=all')).toEqual([])
    expect(chosen('q=без мясорубки')).toEqual([])
  })

  it('of a search that has ended does not replace the categories', () => {
    expect(chosen('time=30&sort=price')).toEqual([])
    expect(browsedRecipes(new URLSearchParams('time=30&sort=price'))).toBeUndefined()
  })
})

it.each([
  ['q=суп', 'суп'],
  ['q=суп&meat=none', 'суп без мяса'],
  ['q=суп без мяса&meat=none', 'суп без мяса'],
  ['meat=none&recipes=all', 'без мяса'],
  ['meat=none&recipes=today', 'без мяса'],
  ['meat=none', ''],
])('With %s the search looks for «%s»', (address, text) => {
  expect(searchedText(new URLSearchParams(address))).toBe(text)
})

describe('Recipes without a search', () => {
  it.each([
    ['recipes=all', undefined],
    ['recipes=all&time=15', 'all'],
    ['recipes=all&diet=vegan', 'all'],
    ['recipes=today', 'today'],
    ['recipes=other&time=30', undefined],
  ])('%s: %s', (address, browsed) => {
    expect(browsedRecipes(new URLSearchParams(address))).toBe(browsed)
  })
})
