import { describe, expect, it } from 'vitest'

import { fetchCategories, readCategories } from '@/lib/catalog/categories-api'
import { catalogue, mockApi, respondWith, stubApi } from '@/testing/api'
import { takeConsoleOutput } from '@/testing/console'

const cards = (...ids: string[]) => ids.map((id) => ({ id, name: `images/${id}.webp`, title: id, back: [] }))
const idsOf = ({ categories }: { categories: { id: string }[] }) => categories.map(({ id }) => id)

describe('fetchCategories', () => {
  it('requests pages of three and parses the requested page and the next two', async () => {
    const api = stubApi(mockApi)
    const first = await fetchCategories(1)
    expect(api.calls).toEqual(['selected?page=1&limit=3'])
    expect(first.count).toBe(11)
    expect(idsOf(first)).toEqual(catalogue.categories.slice(0, 9).map(({ id }) => id))
    expect(idsOf(await fetchCategories(2))).toEqual(catalogue.categories.slice(3, 11).map(({ id }) => id))
  })

  it('returns nothing for a page past the end', async () => {
    stubApi(mockApi)
    expect(await fetchCategories(5)).toEqual({ count: 11, categories: [] })
  })
})

describe('readCategories', () => {
  const everyPage = {
    count: 10,
    1: cards('a', 'b', 'c'),
    2: cards('d', 'e', 'f'),
    3: cards('g', 'h', 'i'),
    4: cards('j'),
  }

  it('parses only three pages of a response with all pages', async () => {
    expect(idsOf(await readCategories(everyPage, 1)).join('')).toBe('abcdefghi')
    expect(idsOf(await readCategories(everyPage, 2)).join('')).toBe('defghij')
    expect(idsOf(await readCategories(everyPage, 3)).join('')).toBe('ghij')
    expect(idsOf(await readCategories(everyPage, 5)).join('')).toBe('')
  })

  it('treats missing pages as empty', async () => {
    expect(idsOf(await readCategories({ count: 4, 1: cards('a'), 3: cards('c') }, 1)).join('')).toBe('ac')
    expect(await readCategories({ count: 0 }, 1)).toEqual({ count: 0, categories: [] })
  })

  it('rejects a response that counts categories and has none', async () => {
    await expect(readCategories({ count: 12 }, 1)).rejects.toMatchObject({ failure: 'shape' })
    expect(idsOf(await readCategories({ count: 3 }, 4))).toEqual([])
  })

  it('keeps valid fields of a card and empties an invalid back', async () => {
    const [card] = cards('soups')
    const picture = { avif: 'images/soups-320.avif 320w', blur: 'data:image/webp;base64,AA' }
    const answer = {
      count: 3,
      1: [
        { ...card, backAvif: '-320.avif 320w', picture, tags: [1] },
        { ...card, id: 'b', back: 'images/x.webp', backAvif: ['x.avif'], picture: 7 },
      ],
    }
    expect((await readCategories(answer, 1)).categories).toEqual([
      { ...card, backAvif: '-320.avif 320w', picture },
      { ...card, id: 'b', back: [], backAvif: undefined, picture: undefined },
    ])
  })

  it('drops and reports cards without an id, a title or a picture', async () => {
    const [good] = cards('good')
    const bad = [
      { ...good, id: '' },
      { ...good, id: 7 },
      { ...good, title: '  ' },
      { id: 'x', title: 'x' },
      'card',
    ]
    expect(idsOf(await readCategories({ count: 6, 7: [...bad, good] }, 7))).toEqual(['good'])
    expect(takeConsoleOutput('warn')).toHaveLength(bad.length)
  })

  it.each([
    ['no object', []],
    ['no object', null],
    ['no count', { 1: [] }],
    ['a count that is no number', { count: '3', 1: [] }],
    ['a count below zero', { count: -1, 1: [] }],
    ['a count in parts', { count: 1.5, 1: [] }],
    ['a page that is no list', { count: 3, 1: {} }],
    ['a later page that is no list', { count: 3, 1: [], 3: 'x' }],
  ])('rejects %s: %j', async (_, answer) => {
    await expect(readCategories(answer, 1)).rejects.toThrow(
      expect.objectContaining({ failure: 'shape' }) as Error,
    )
  })

  it('ignores a page that was not requested', async () => {
    stubApi(respondWith({ count: 1, 1: cards('a'), 4: 'broken' }))
    expect(idsOf(await fetchCategories(1))).toEqual(['a'])
  })
})
