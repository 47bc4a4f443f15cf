import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../mock-api/catalogue/catalogue'
import { type DatedPage, writeStaticPages } from './write-static-pages'

const catalogue = loadCatalogue()
const folder = mkdtempSync(join(tmpdir(), 'tasty-pages-'))
let pages: DatedPage[] = []

beforeAll(async () => {
  pages = await writeStaticPages(folder, { siteUrl: undefined, basePath: '/tasty' })
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8')

describe('writeStaticPages', () => {
  it('writes a page for every recipe and every category, with the date of its last change', () => {
    const { recipes, categories } = catalogue
    expect(pages.map(({ path }) => path).sort()).toEqual(
      [
        ...recipes.map(({ id }) => `recipes/${id}/`),
        ...categories.map(({ id }) => `categories/${id}/`),
      ].sort(),
    )
    for (const { path, modified } of pages) {
      expect(existsSync(join(folder, path, 'index.html'))).toBe(true)
      expect(modified).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  })

  it('takes at most 30 kB over the network without pictures, with style and fonts', () => {
    const files = readdirSync(join(folder, '_next/static/css'))
    const shared = files.reduce((sum, name) => {
      const file = readFileSync(join(folder, '_next/static/css', name))
      return sum + (name.endsWith('.css') ? gzipSync(file) : file).length
    }, 0)
    const largest = Math.max(...pages.map(({ path }) => gzipSync(read(path)).length))
    expect(files).toHaveLength(5)
    expect(shared + largest).toBeLessThanOrEqual(30_000)
  })

  it('has at most 30 kB of HTML even where a host does not compress', () => {
    for (const { path } of pages) expect(Buffer.byteLength(read(path)), path).toBeLessThanOrEqual(30_000)
  })

  it('has no script but that of the theme, and no steps of the recipe', () => {
    for (const { id, instructions } of catalogue.recipes) {
      const html = read(`recipes/${id}/`)
      expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1)
      expect(html).not.toContain('src="/')
      for (const step of instructions) expect(html).not.toContain(step)
    }
  })

  it('refers to its style, and has no absolute URL where the site does not know its host', () => {
    const html = read('recipes/borscht/')
    const [, style = ''] = /<link rel="stylesheet" href="\.\.\/\.\.\/([^"]+)"/.exec(html) ?? []
    expect(existsSync(join(folder, style))).toBe(true)
    expect(html).not.toMatch(/rel="canonical"|og:url|og:image/)
    expect(html.replaceAll('https://schema.org', '')).not.toMatch(/https?:\/\//)
  })
})
