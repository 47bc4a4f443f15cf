import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeFilters, requiresIndex } from '@/lib/catalog/filters'
import {
  type Filters,
  isFiltering,
  noFilters,
  parseFilters,
  parseLimit,
  withFilters,
} from '@/lib/catalog/filters-query'
import { anyFilters, parsed, written } from '@/testing/known-recipes'

describe('parseLimit', () => {
  it.each([
    ['30', 30],
    [' 1 ', 1],
    ['007', 7],
    ['9999', 9999],
  ])('parses «%s»', (text, limit) => expect(parseLimit(text)).toBe(limit))

  it.each(['', ' ', '0', '-5', '10000', '1e3', '1.5', '1,5', 'полчаса', '٣', '0x10', 'Infinity'])(
    'refuses «%s»',
    (text) => expect(parseLimit(text)).toBeUndefined(),
  )
})

describe('The query', () => {
  it('is short and readable', () => {
    const filters: Filters = {
      time: 30,
      kcal: 500,
      with: ['Творог', 'Изюм'],
      without: ['Соль'],
      free: ['dairy', 'egg'],
      diet: 'vegetarian',
      sort: 'price',
    }
    expect(decodeURIComponent(written(filters))).toBe(
      'time=30&kcal=500&with=Творог&with=Изюм&without=Соль&free=dairy&free=egg&diet=vegetarian&sort=price',
    )
    expect(written(noFilters)).toBe('')
  })

  it('keeps other parameters', () => {
    expect(written({ time: 5 }, 'tab=Selected+Category&q=суп&time=9&free=egg')).toBe(
      `tab=Selected+Category&q=${encodeURIComponent('суп')}&time=5`,
    )
  })

  it('parses what was written, in any query', () => {
    fc.assert(
      fc.property(anyFilters, fc.string(), (filters, other) => {
        const query = withFilters(new URLSearchParams(other), filters)
        expect(parseFilters(query)).toEqual(filters)
        expect(parseFilters(new URLSearchParams(query.toString()))).toEqual(filters)
      }),
    )
  })

  it.each([
    ['time=-30', {}],
    ['time=0&kcal=0', {}],
    ['time=99999999999999999999', {}],
    ['time=скоро&kcal=NaN', {}],
    ['time=30&time=60', { time: 30 }],
    ['free=plutonium&free=egg&free=egg', { free: ['egg'] }],
    ['free=constructor&diet=__proto__&sort=toString', {}],
    ['diet=keto&sort=random', {}],
    ['diet=vegan&diet=vegetarian', { diet: 'vegetarian' }],
    ['with=&with=+&with=+Соль+&with=Соль', { with: ['Соль'] }],
    ['time', {}],
    ['&&==&', {}],
    ['with=%E0%A4%A', { with: ['\ufffd%A'] }],
  ])('«%s» is parsed as far as it is valid', (query, filters) => {
    expect(parsed(query)).toEqual({ ...noFilters, ...filters })
  })

  it('limits the number and the length of titles', () => {
    const titles = Array.from({ length: 5000 }, (_, index) => String(index))
    const query = new URLSearchParams(titles.map((title) => ['with', title]))
    expect(parseFilters(query).with).toEqual(titles.slice(0, 20))
    expect(parsed(`without=${'Щ'.repeat(200_000)}&without=Соль`).without).toEqual(['Соль'])
  })

  it('may be anything: parsing never throws and is idempotent', () => {
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...Object.keys(noFilters)), fc.string()),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const filters = parseFilters(new URLSearchParams(pairs))
        expect(parseFilters(withFilters(new URLSearchParams(), filters))).toEqual(filters)
      }),
    )
  })
})

describe('activeFilters', () => {
  it('lists each filter with the changes that turn it off', () => {
    const filters: Filters = { ...noFilters, time: 30, with: ['Соль', 'Яйцо'], free: ['egg'], sort: 'title' }
    expect(activeFilters(filters)).toEqual([
      { name: 'time', value: 30, off: { time: undefined } },
      { name: 'free', value: 'egg', off: { free: [] } },
      { name: 'with', value: 'Соль', off: { with: ['Яйцо'] } },
      { name: 'with', value: 'Яйцо', off: { with: ['Соль'] } },
      { name: 'sort', value: 'title', off: { sort: undefined } },
    ])
    expect(activeFilters(noFilters)).toEqual([])
  })

  it('is empty after each has been turned off', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        let rest = filters
        for (let [next] = activeFilters(rest); next; [next] = activeFilters(rest)) {
          const before = activeFilters(rest).length
          rest = { ...rest, ...next.off }
          expect(activeFilters(rest)).toHaveLength(before - 1)
        }
        expect(rest).toEqual(noFilters)
      }),
    )
  })

  it('isFiltering ignores sorting', () => {
    expect(isFiltering({ ...noFilters, kcal: 1 })).toBe(true)
    expect(isFiltering({ ...noFilters, sort: 'kcal' })).toBe(false)
  })

  it('requiresIndex is true for ingredients and prices only', () => {
    const asking: Partial<Filters>[] = [{ with: ['Соль'] }, { without: ['Соль'] }, { sort: 'price' }]
    const others: Partial<Filters>[] = [
      { time: 1 },
      { kcal: 1 },
      { free: ['egg'] },
      { diet: 'vegan' },
      { sort: 'time' },
    ]
    expect(asking.map((filters) => requiresIndex({ ...noFilters, ...filters }))).not.toContain(false)
    expect(others.map((filters) => requiresIndex({ ...noFilters, ...filters }))).not.toContain(true)
  })
})
