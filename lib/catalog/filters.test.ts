import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allergens, diets } from '@/lib/catalog/diets'
import { filterRecipes } from '@/lib/catalog/filters'
import { type Filters, MAX_LIMIT, noFilters } from '@/lib/catalog/filters-query'
import { all, left, anyFilters } from '@/testing/known-recipes'

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

  it('by the last day of cooking has those that were not cooked for long first, and those that never were last', () => {
    const cooked = (title: string, day?: string) => ({ title, cooked: day })
    const recipes = [
      cooked('Суп', '2026-11-12'),
      cooked('Яйцо'),
      cooked('Каша', '2026-02-01'),
      cooked('Блины'),
    ]
    expect(left({ sort: 'cooked' }, recipes)).toEqual(['Каша', 'Суп', 'Блины', 'Яйцо'])
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
        till: fc.nat(),
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
