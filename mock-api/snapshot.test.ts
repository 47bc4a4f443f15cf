import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleCatalogue as sample } from './catalogue/sample-catalogue'
import { handle } from './handler'
import { writeSnapshot } from './snapshot'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tasty-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()

describe('writeSnapshot', () => {
  test("writes a file with the handler's response for every call", async () => {
    await writeSnapshot(folder, sample)
    const files = filesIn(join(folder, 'api'))
    expect(files).toEqual([
      'foods.json',
      'recipes.json',
      'search-words.json',
      'selected.json',
      'selected/borscht/category.json',
      'selected/breakfasts.json',
      'selected/breakfasts/category.json',
      'selected/soups.json',
      'selected/soups/category.json',
      'selected/thin-pancakes/category.json',
      'shop.json',
    ])
    for (const file of files) {
      const { status, body } = handle({ method: 'GET', url: `/api/${file.replace(/\.json$/, '')}` }, sample)
      expect(status).toBe(200)
      expect(readFileSync(join(folder, 'api', file), 'utf8'), file).toBe(body)
    }
  })

  test('writes all pages to selected.json', async () => {
    const categories = Array.from({ length: 14 }, (_, index) => ({
      id: `c${index}`,
      name: `c${index}.webp`,
      title: `Категория ${index}`,
      back: [],
    }))
    await writeSnapshot(folder, { ...sample, categories })
    expect(JSON.parse(readFileSync(join(folder, 'api/selected.json'), 'utf8'))).toEqual({
      count: 14,
      1: categories.slice(0, 3),
      2: categories.slice(3, 6),
      3: categories.slice(6, 9),
      4: categories.slice(9, 12),
      5: categories.slice(12),
    })
  })

  test('removes the files of an earlier snapshot and no others', async () => {
    mkdirSync(join(folder, 'api/selected/old'), { recursive: true })
    writeFileSync(join(folder, 'api/selected/old/category.json'), '{}')
    writeFileSync(join(folder, 'other.json'), '{}')
    await writeSnapshot(folder, sample)
    expect(filesIn(folder)).toContain('other.json')
    expect(filesIn(folder)).not.toContain(join('api', 'selected', 'old', 'category.json'))
  })
})
