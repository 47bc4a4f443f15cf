import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  activeFilters,
  allergens,
  diets,
  filterRecipes,
  type Filters,
  isFiltering,
  type Known,
  MAX_LIMIT,
  requiresIndex,
  noFilters,
  parseFilters,
  parseLimit,
  sorts,
  withFilters,
} from '@/lib/catalog/filters'

const soup: Known = {
  title: 'Суп',
  time: '1 час 20 минут',
  kcal: '290 ккал',
  tags: ['contains-dairy'],
  ingredients: ['Свёкла', 'Сметана'],
  price: 2.5,
}
const salad: Known = {
  title: 'Салат',
  time: '15 минут',
  kcal: '95 ккал',
  tags: ['vegetarian', 'vegan'],
  ingredients: ['Свёкла', 'Соль'],
  price: 1.2,
}
const omelette: Known = {
  title: 'Омлет',
  time: '15 минут',
  kcal: '310 ккал',
  tags: ['vegetarian', 'contains-egg', 'contains-dairy', 'contains-something-new'],
  ingredients: ['Яйцо', 'Молоко'],
  price: 0,
}
/** Nothing but its title is known. */
const riddle: Known = { title: 'Ёжик', time: 'быстро', kcal: '' }
const all = [soup, salad, omelette, riddle]

const left = (filters: Partial<Filters>, recipes = all) =>
  filterRecipes(recipes, { ...noFilters, ...filters }, (known) => known).map(({ title }) => title)

describe('filterRecipes', () => {
  it('returns all recipes unchanged without filters', () => {
    expect(filterRecipes(all, noFilters, (known) => known)).toBe(all)
  })

  it.each<[string, Partial<Filters>, string[]]>([
    ['time, the limit included', { time: 15 }, ['Салат', 'Омлет']],
    ['time that all known ones meet', { time: 9999 }, ['Суп', 'Салат', 'Омлет']],
    ['kcal', { kcal: 290 }, ['Суп', 'Салат']],
    ['a diet that the tags tell', { diet: 'vegetarian' }, ['Салат', 'Омлет']],
    ['a stricter diet', { diet: 'vegan' }, ['Салат']],
    ['an allergen', { free: ['dairy'] }, ['Салат']],
    ['all of several allergens', { free: ['egg', 'gluten'] }, ['Суп', 'Салат']],
    ['an ingredient', { with: ['Свёкла'] }, ['Суп', 'Салат']],
    ['all of several ingredients', { with: ['Свёкла', 'Соль'] }, ['Салат']],
    ['an ingredient by its whole title', { with: ['Свёк'] }, []],
    ['none of several ingredients', { without: ['Сметана', 'Яйцо'] }, ['Салат']],
    ['an ingredient that nobody has', { without: ['Трюфель'] }, ['Суп', 'Салат', 'Омлет']],
    ['several at once', { time: 15, without: ['Соль'] }, ['Омлет']],
  ])('filters by %s', (_, filters, titles) => {
    expect(left(filters)).toEqual(titles)
  })

  it('never matches an unknown value', () => {
    const some: Partial<Filters>[] = [
      { time: MAX_LIMIT },
      { kcal: MAX_LIMIT },
      { with: ['Соль'] },
      { without: ['Соль'] },
      ...allergens.map((allergen) => ({ free: [allergen] })),
      ...diets.map((diet) => ({ diet })),
    ]
    for (const filters of some) expect(left(filters), JSON.stringify(filters)).not.toContain('Ёжик')
    expect(left({ without: ['Соль'] }, [{ title: 'Без состава', ingredients: [] }])).toEqual([])
  })

  it('treats missing tags as unknown and an empty list as known', () => {
    expect(left({ free: ['nuts'] }, [{ title: 'Мясо', tags: [] }, { title: 'Загадка' }])).toEqual(['Мясо'])
  })
})

describe('sorting', () => {
  it.each<[Filters['sort'], string[]]>([
    [undefined, ['Суп', 'Салат', 'Омлет', 'Ёжик']],
    ['time', ['Омлет', 'Салат', 'Суп', 'Ёжик']],
    ['kcal', ['Салат', 'Суп', 'Омлет', 'Ёжик']],
    ['price', ['Омлет', 'Салат', 'Суп', 'Ёжик']],
    ['title', ['Ёжик', 'Омлет', 'Салат', 'Суп']],
  ])('sorts by %s, equal ones by title, unknown ones last', (sort, titles) => {
    expect(left({ sort })).toEqual(titles)
  })

  it('is alphabetical as in a dictionary', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абвеёжзийклмнорстуфхцчшщъыьэюя АЁ'), minLength: 1 })
    const plainly = new Intl.Collator('ru', { sensitivity: 'base', ignorePunctuation: false })
    fc.assert(
      fc.property(fc.array(word), (titles) => {
        const sorted = left(
          { sort: 'title' },
          titles.map((title) => ({ title })),
        )
        sorted.slice(1).forEach((title, index) => {
          expect(plainly.compare(sorted[index] ?? '', title)).toBeLessThanOrEqual(0)
        })
      }),
    )
  })

  it('sorts ё next to е and does not mutate the list', () => {
    const recipes = ['Жук', 'Ель', 'Ёлка', 'еда'].map((title) => ({ title }))
    const before = [...recipes]
    expect(left({ sort: 'title' }, recipes)).toEqual(['еда', 'Ёлка', 'Ель', 'Жук'])
    expect(recipes).toEqual(before)
  })

  it('keeps the same recipes', () => {
    const known = fc.record(
      {
        title: fc.string(),
        time: fc.constantFrom('15 минут', '2 часа', '?'),
        kcal: fc.constantFrom('1 ккал', '?'),
        tags: fc.subarray(['vegan', 'contains-egg']),
        ingredients: fc.subarray(['Соль', 'Яйцо']),
        price: fc.nat(),
      },
      { requiredKeys: ['title'] },
    )
    fc.assert(
      fc.property(fc.array(known), anyFilters, (recipes, filters) => {
        const sorted = filterRecipes(recipes, filters, (one) => one)
        const unsorted = filterRecipes(recipes, { ...filters, sort: undefined }, (one) => one)
        expect(new Set(sorted)).toEqual(new Set(unsorted))
        expect(sorted).toHaveLength(unsorted.length)
      }),
    )
  })
})

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

const title = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const limit = fc.option(fc.integer({ min: 1, max: MAX_LIMIT }), { nil: undefined })
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  time: limit,
  kcal: limit,
  with: fc.uniqueArray(title, { maxLength: 3 }),
  without: fc.uniqueArray(title, { maxLength: 3 }),
  free: fc.subarray([...allergens]),
  diet: fc.option(fc.constantFrom(...diets), { nil: undefined }),
  sort: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
})

const parsed = (query: string) => parseFilters(new URLSearchParams(query))
const written = (filters: Partial<Filters>, query = '') =>
  withFilters(new URLSearchParams(query), { ...noFilters, ...filters }).toString()

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
