import { describe, expect, it } from 'vitest'

import { isSearch, searchByPrefix } from '@/lib/catalog/search-by-prefix'

const entries = ['Супы', 'Салаты', 'Соусы', 'Ёжики', 'Блюда из мяса'].map((title) => ({ title }))
const found = (typed: string) => searchByPrefix(entries, typed).map(({ title }) => title)

describe('searchByPrefix', () => {
  it('compares as many letters as the query has', () => {
    expect(found('с')).toEqual(['Супы', 'Салаты', 'Соусы'])
    expect(found('са')).toEqual(['Салаты'])
  })

  it('compares three letters at most', () => expect(found('супчик')).toEqual(['Супы']))

  it('ignores case, leading spaces and the dots of ё', () => {
    expect(found('  СУП')).toEqual(['Супы'])
    expect(found('ежи')).toEqual(['Ёжики'])
    expect(found('Ёж')).toEqual(['Ёжики'])
  })

  it('ignores a trailing space, which phones add', () => {
    expect(found('су ')).toEqual(['Супы'])
  })

  it('matches only the beginning of the title', () => expect(found('мяс')).toEqual([]))

  it('finds nothing for an unknown text', () => expect(found('xyz')).toEqual([]))
})

describe('isSearch', () => {
  it.each([
    ['', false],
    ['   ', false],
    [' с', true],
  ])('%j -> %j', (typed, expected) => expect(isSearch(typed)).toBe(expected))
})
