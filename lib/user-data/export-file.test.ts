import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import {
  createExportFile,
  downloadExportFile,
  MAX_BYTES,
  parseExportFile,
  readExportFile,
} from '@/lib/user-data/export-file'
import { mergeUserData } from '@/lib/user-data/user-data'

const texts = { shopList: '["Соль","Вода"]', isDark: 'true', pantry: 'garbage' }
const noon = new Date(2026, 10, 21, 12)

describe('createExportFile', () => {
  it('names the file by the day and the content by the app', () => {
    const { name, text } = createExportFile(texts, noon)
    expect(name).toBe('tasty-2026-11-21.json')
    expect(JSON.parse(text)).toEqual({
      app: 'tasty',
      version: 1,
      exportedAt: noon.toISOString(),
      data: { shopList: ['Соль', 'Вода'], isDark: true },
    })
    expect(text).toContain('\n    "shopList": [\n')
  })

  it('uses the visitor’s date, also around midnight', () => {
    expect(createExportFile({}, new Date(2026, 0, 5, 23, 59)).name).toBe('tasty-2026-01-05.json')
    expect(createExportFile({}, new Date(2026, 0, 5, 0, 1)).name).toBe('tasty-2026-01-05.json')
  })

  it('is read back unchanged', () => {
    const read = parseExportFile(createExportFile(texts, noon).text)
    expect('values' in read && mergeUserData({}, read.values).data).toEqual({
      shopList: texts.shopList,
      isDark: texts.isDark,
    })
  })

  it('is downloaded under its name', async () => {
    const saved: { name: string; content: Blob }[] = []
    let content = new Blob()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      content = blob as Blob
      return 'blob:1'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content })
    })
    const release = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.useFakeTimers()
    downloadExportFile(texts)
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^tasty-\d{4}-\d\d-\d\d\.json$/)])
    vi.runAllTimers()
    expect(release).toHaveBeenCalledWith('blob:1')
    vi.useRealTimers()
    expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toMatchObject({
      data: { shopList: ['Соль', 'Вода'], isDark: true },
    })
  })
})

describe('readExportFile', () => {
  const content = (changes: object) =>
    JSON.stringify({ app: 'tasty', version: 1, exportedAt: '2026-11-21', data: {}, ...changes })

  it.each([
    ['', 'notJson'],
    ['{"app":"tasty"', 'notJson'],
    ['{"a":1}{"b":2}', 'notJson'],
    ['null', 'notOurs'],
    ['[]', 'notOurs'],
    ['"tasty"', 'notOurs'],
    [content({ app: 'other' }), 'notOurs'],
    [content({ data: [] }), 'notOurs'],
    [content({ data: null }), 'notOurs'],
    [content({ version: '1' }), 'notOurs'],
    [content({ version: 0 }), 'notOurs'],
    ['{"__proto__":{"app":"tasty","version":1,"data":{}}}', 'notOurs'],
    [content({ version: 2 }), 'newer'],
  ])('%j is %s', (text, problem) => expect(parseExportFile(text)).toEqual({ problem }))

  it('does not read a file of more than 50 MB', async () => {
    const file = new File([], 'tasty.json')
    Object.defineProperty(file, 'size', { value: MAX_BYTES + 1 })
    const read = vi.spyOn(file, 'text')
    expect(await readExportFile(file)).toEqual({ problem: 'tooLarge' })
    expect(read).not.toHaveBeenCalled()
  })

  it('rejects a file that has been deleted', async () => {
    const file = new File([], 'tasty.json')
    vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
    expect(await readExportFile(file)).toEqual({ problem: 'unreadable' })
  })

  it('reads the values', async () => {
    const file = new File([content({ data: { shopList: ['Соль'] } })], 'tasty.json')
    expect(await readExportFile(file)).toEqual({ values: { shopList: ['Соль'] } })
  })

  it('accepts or rejects any text, and its values can be merged whatever they are', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((data) => content({ data })),
      fc.tuple(fc.jsonValue(), fc.jsonValue()).map(([version, data]) => content({ version, data })),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const read = parseExportFile(text)
        if ('problem' in read) expect(['notJson', 'notOurs', 'newer']).toContain(read.problem)
        else expect(() => mergeUserData({}, read.values)).not.toThrow()
      }),
    )
  })

  it.each<[string, string]>([
    ['prototypes', '{"__proto__":{"shopList":["Соль"]},"constructor":{"pantry":["Соль"]}}'],
    ['counts of prototypes', '{"cart":{"counts":{"__proto__":3,"constructor":"x"},"removed":[]}}'],
    [
      'deep nests',
      `{"shopList":${'['.repeat(50_000)}${']'.repeat(50_000)},"needs":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
    ],
    ['nests in entries', `{"likedRecipes":[{"id":"a","back":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`],
  ])('with %s of an attacker adds nothing', (_, data) => {
    const read = parseExportFile(`{"app":"tasty","version":1,"data":${data}}`)
    expect('values' in read && mergeUserData({}, read.values).data).toEqual({})
    expect(({} as Record<string, unknown>).shopList).toBeUndefined()
  })

  it('merges 100 000 entries', () => {
    const titles = Array.from({ length: 100_000 }, (_, index) => `т${index}`)
    const { counts } = mergeUserData(
      { shopList: JSON.stringify(titles.slice(0, 1000)) },
      { shopList: titles },
    )
    expect(counts.find(({ key }) => key === 'shopList')).toMatchObject({
      added: 99_000,
      existing: 1000,
      invalid: 0,
    })
  })
})
