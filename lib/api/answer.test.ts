import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { readEntries, readField } from '@/lib/api/answer'
import { takeConsoleOutput } from '@/testing/console'

const schema = v.object({ id: v.string(), price: v.number() })
const shapeFailure = expect.objectContaining({ name: 'ApiError', failure: 'shape' }) as Error

describe('readEntries', () => {
  it('returns the entries in order', async () => {
    const list = [
      { id: 'b', price: 1 },
      { id: 'a', price: 2 },
    ]
    expect(await readEntries(schema, list, 'a good list')).toEqual(list)
    expect(await readEntries(schema, [], 'an empty list')).toEqual([])
  })

  it('leaves out invalid entries and warns once about each', async () => {
    const list = [{ id: 'a', price: 'free' }, { id: 'b', price: 2 }, null]
    for (const time of ['first', 'second']) {
      expect(await readEntries(schema, list, 'a list with holes'), time).toEqual([{ id: 'b', price: 2 }])
    }
    expect(takeConsoleOutput('warn')).toEqual([
      expect.stringMatching(/^Left out of a list with holes: entry 0, price .*number.*free/),
      expect.stringMatching(/^Left out of a list with holes: entry 2, .*Object.*null/),
    ])
  })

  it('rejects a list without any valid entry', async () => {
    await expect(readEntries(schema, [{ id: 'a', price: 'free' }, null], 'another list')).rejects.toEqual(
      shapeFailure,
    )
    expect(takeConsoleOutput('warn')).toHaveLength(2)
  })

  it('keeps the first of two entries with one id', async () => {
    const list = [
      { id: 'a', price: 1 },
      { id: 'a', price: 2 },
    ]
    expect(await readEntries(schema, list, 'twins')).toEqual([{ id: 'a', price: 1 }])
    expect(takeConsoleOutput('warn')).toEqual(['Left out of twins: a second "a"'])
  })

  it('drops fields that are not in the schema', async () => {
    expect(await readEntries(schema, [{ id: 'a', price: 1, colour: 'red' }], 'more')).toEqual([
      { id: 'a', price: 1 },
    ])
  })

  it('yields to the page while it validates thousands of entries', async () => {
    const list = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), price: index }))
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now++)
    let ticks = 0
    const timer = setInterval(() => ticks++)
    expect(await readEntries(schema, list, 'thousands')).toEqual(list)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(10)
  })

  it.each([undefined, null, {}, 'a,b', 3, { 0: { id: 'a', price: 1 }, length: 1 }])(
    'rejects %j, which is not a list',
    (answer) => expect(readEntries(schema, answer, 'no list')).rejects.toThrow(shapeFailure),
  )
})

describe('readField', () => {
  it('reads own fields only', () => {
    expect(readField({ soups: [1] }, 'soups', 'an object')).toEqual([1])
    expect(readField({ soups: [1] }, 'salads', 'an object')).toBeUndefined()
    expect(readField({}, 'constructor', 'an object')).toBeUndefined()
    expect(readField({}, '__proto__', 'an object')).toBeUndefined()
    expect(readField(JSON.parse('{"__proto__":[1]}'), '__proto__', 'an object')).toEqual([1])
  })

  it.each([undefined, null, [], 'text', 3, true])('throws for %j, which is not an object', (answer) =>
    expect(() => readField(answer, 'length', 'no object')).toThrow(shapeFailure),
  )
})
