import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseTruncatedJson } from '@/lib/api/truncated-json'

const complete = '{"soups":[{"id":"a"},{"id":"b"}'
const parsed = { soups: [{ id: 'a' }, { id: 'b' }] }

describe('parseTruncatedJson', () => {
  it.each([
    ['a key', ',{"i'],
    ['a string', ',{"id":"c'],
    ['a string that contains brackets', ',{"id":"},{]}'],
    ['a string with an escaped quotation mark', ',{"id":"\\"},{'],
    ['an escape', ',{"id":"},{\\'],
    ['a Unicode escape', ',{"id":"\\u04'],
    ['a number', ',{"price":12.'],
    ['a literal', ',{"isStaple":tr'],
    ['a nested object', ',{"picture":{"avif":"c.avif"}'],
    ['a nested list', ',{"amounts":[{"value":1},{"value":2}'],
    ['the space between two entries', ' ,\n'],
    ['the end of the list', ']'],
  ])('drops an entry that is cut in the middle of %s', (_, rest) => {
    expect(parseTruncatedJson(complete + rest)).toEqual(parsed)
  })

  it('keeps the nested objects and lists of complete entries', () => {
    const soups = [{ id: 'a', amounts: [{ value: 1 }, {}], picture: { avif: '' } }, { id: '\\"},{' }]
    expect(parseTruncatedJson(`${JSON.stringify({ soups }).slice(0, -2)},{"id"`)).toEqual({ soups })
  })

  it('keeps the lists before the one that is cut', () => {
    expect(parseTruncatedJson('{"count":7,"1":[{"id":"a"}],"2":[{"id":"b"},{"id')).toEqual({
      count: 7,
      1: [{ id: 'a' }],
      2: [{ id: 'b' }],
    })
    expect(parseTruncatedJson('{"count":7,"1":[{"id":"a"}],"2":[{"id')).toEqual({
      count: 7,
      1: [{ id: 'a' }],
    })
  })

  it('parses a list without an object around it', () => {
    expect(parseTruncatedJson('[{"id":"a"},{"id":"b"},{')).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  it.each(['{"soups":[{"id":"a"}],"count":1}', '[]', '{}', ' {"soups":[]} '])(
    'parses the complete text %j whole',
    (text) => expect(parseTruncatedJson(text)).toEqual(JSON.parse(text)),
  )

  it.each([
    '',
    '{',
    '{"soups":[',
    '{"soups":[{"id":"a"',
    '{"soups":[{"amounts":[{}',
    '<!doctype html>',
    '{]}',
  ])('throws a SyntaxError for %j', (text) => expect(() => parseTruncatedJson(text)).toThrow(SyntaxError))

  it('gives a beginning of the entries wherever a text is cut, and all of them at the end', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), fc.nat(), (soups, seed) => {
        const text = JSON.stringify({ soups })
        expect(parseTruncatedJson(text)).toEqual(JSON.parse(text))
        const length = seed % text.length
        let entries: unknown[] = []
        try {
          entries = (parseTruncatedJson(text.slice(0, length)) as { soups: unknown[] }).soups
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError)
        }
        expect(entries).toEqual((JSON.parse(text) as { soups: unknown[] }).soups.slice(0, entries.length))
      }),
    )
  })
})
