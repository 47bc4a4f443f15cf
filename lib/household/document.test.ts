import { describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'

import { type Entries, writeEntries } from '@/lib/household/entries'
import { isNewer, readDocument, writeDocument } from '@/lib/household/document'
import { noValues } from '@/lib/household/values'
import { allValues, kasha } from '@/testing/shared-values'

describe('a document', () => {
  it('holds all values of the stores', () => {
    const document = new Y.Doc()
    expect(readDocument(document)).toEqual(noValues)
    expect(writeDocument(document, { before: noValues, after: allValues })).toBe(true)
    expect(readDocument(document)).toEqual(allValues)
    writeDocument(document, { before: allValues, after: noValues })
    expect(readDocument(document)).toEqual(noValues)
  })

  it('is not written where nothing differs', () => {
    const document = new Y.Doc()
    writeDocument(document, { before: noValues, after: allValues })
    const state = Y.encodeStateVector(document)
    writeDocument(document, { before: allValues, after: structuredClone(allValues) })
    expect(Y.encodeStateVector(document)).toEqual(state)
  })

  it('reads a long list once to write one change, whatever its length', () => {
    const entries: Entries = new Y.Doc().getArray('titles')
    const before = Array.from({ length: 50 }, (_, index) => ({ title: `Продукт ${index}` }))
    writeEntries(entries, 'title', { before: [], after: before })
    const reads = vi.spyOn(entries, 'toArray')
    writeEntries(entries, 'title', { before, after: before.map((row) => ({ ...row, isBought: true })) })
    writeEntries(entries, 'title', { before, after: before.slice(1) })
    expect(reads).toHaveBeenCalledTimes(2)
  })

  it('keeps the order in which a removed row is restored', () => {
    const document = new Y.Doc()
    const without = {
      ...allValues,
      basket: { ...allValues.basket, titles: ['Молоко', 'Сметана', '__proto__'] },
    }
    writeDocument(document, { before: noValues, after: allValues })
    writeDocument(document, { before: allValues, after: without })
    writeDocument(document, { before: without, after: allValues })
    expect(readDocument(document).basket.titles).toEqual(['Молоко', 'Свёкла', 'Сметана', '__proto__'])
  })

  it('keeps what an earlier version does not know of the pantry, and loses nothing that it adds', () => {
    const document = new Y.Doc()
    const remainder = { title: 'Сметана', amount: { value: 200, unit: 'г' as const }, until: '2026-11-30' }
    writeDocument(document, { before: noValues, after: { ...noValues, pantry: [remainder] } })
    // What such a version writes: entries of a title each, and nothing for those that it knows.
    const pantry = document.getArray('pantry') as Entries
    const before = [{ title: 'Сметана' }]
    writeEntries(pantry, 'title', { before, after: [...before, { title: 'Рис' }] })
    expect(readDocument(document).pantry).toEqual([remainder, { title: 'Рис' }])
    writeEntries(pantry, 'title', { before: [...before, { title: 'Рис' }], after: [{ title: 'Рис' }] })
    expect(readDocument(document).pantry).toEqual([{ title: 'Рис' }])
  })

  it('forgets the count of a product that is called like a field of every object', () => {
    const document = new Y.Doc()
    const counts = JSON.parse('{"__proto__":3}') as Record<string, number>
    const withCount = { ...noValues, basket: { ...noValues.basket, cart: { counts, removed: [] } } }
    writeDocument(document, { before: noValues, after: withCount })
    expect([...document.getMap('cart counts')]).toEqual([['__proto__', 3]])
    writeDocument(document, { before: withCount, after: noValues })
    expect([...document.getMap('cart counts')]).toEqual([])
  })

  it('of a newer version is read and not written', () => {
    const document = new Y.Doc()
    writeDocument(document, { before: noValues, after: allValues })
    document.getMap('about').set('version', 2)
    expect(isNewer(document)).toBe(true)
    expect(writeDocument(document, { before: allValues, after: noValues })).toBe(false)
    expect(readDocument(document)).toEqual(allValues)
  })

  it('sets aside what does not fit, and leaves it where it is', () => {
    const document = new Y.Doc()
    writeDocument(document, { before: noValues, after: allValues })
    document.getArray('titles').push(['text', 7, null, new Y.Map([['title', 7]]), new Y.Map([['title', '']])])
    document.getArray('plan').push([new Y.Map([['id', 'meal-2']]), new Y.Array()])
    document.getArray('shares').push([new Y.Map([['id', 'share']])])
    document.getMap('cart counts').set('Сахар', -1)
    const steps = '<script>'
    document.getArray('ownRecipes').push([new Y.Map(Object.entries({ ...kasha, id: 'own.x', steps }))])
    document.getArray('ownRecipes').push([new Y.Map(Object.entries({ ...kasha, id: '../x' }))])
    document
      .getArray('diary')
      .push([new Y.Map(Object.entries({ ...allValues.diary[0], id: '2', day: 'вчера' }))])
    document.getArray('productNames').push([new Y.Map([['name', 7]]), 'text'])
    expect(readDocument(document)).toEqual(allValues)
    writeDocument(document, { before: allValues, after: noValues })
    expect(readDocument(document)).toEqual(noValues)
    expect(document.getArray('titles').length).toBe(5)
  })
})
