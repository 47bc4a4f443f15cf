import { gzipSync, strToU8, zipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readFiles, readPasted } from '@/lib/own-recipes/import-files'
import type { ReadRecipe } from '@/lib/own-recipes/recipe-text'

/** What every format has to give: its own spelling of the same pancakes. */
const expected = {
  title: 'Блины',
  servings: 4,
  totalMinutes: 40,
  lines: ['500|мл|молока', '2|шт|яйца', '200|г|муки'],
  steps: ['Смешайте.', 'Пеките.'],
}

const summary = ({ title, servings, totalMinutes, lines, steps }: ReadRecipe) => ({
  title,
  servings,
  totalMinutes,
  lines: lines.flatMap(({ ingredients }) =>
    ingredients.map(({ name, amount }) => `${amount?.value}|${amount?.unit}|${name}`),
  ),
  steps,
})

const ingredients = ['500 мл молока', '2 яйца', '200 г муки']

const schemaOrg = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Блины',
  recipeYield: '4 порции',
  prepTime: 'PT10M',
  cookTime: 'PT30M',
  recipeIngredient: ingredients,
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Смешайте.' },
    { '@type': 'HowToStep', text: 'Пеките.' },
  ],
}

const nextcloud = {
  ...schemaOrg,
  recipeYield: 4,
  totalTime: 'PT0H40M0S',
  keywords: 'завтрак,быстро',
  recipeInstructions: ['Смешайте.', 'Пеките.'],
}

const mealie = {
  name: 'Блины',
  recipeServings: 4,
  totalTime: '40 минут',
  recipeIngredient: [
    { quantity: 500, unit: { name: 'мл' }, food: { name: 'молока' }, note: '', title: 'Тесто' },
    { quantity: 2, unit: null, food: { name: 'яйца' }, note: 'крупные' },
    { quantity: 1, unit: null, food: null, note: '', originalText: '200 г муки', display: '200 г муки' },
  ],
  recipeInstructions: [{ text: 'Смешайте.' }, { text: 'Пеките.' }],
  tags: [{ name: 'завтрак' }],
}

const tandoor = {
  name: 'Блины',
  servings: 4,
  working_time: 10,
  waiting_time: 30,
  keywords: [{ name: 'завтрак' }],
  steps: [
    {
      instruction: 'Смешайте.',
      ingredients: [
        { food: { name: 'молока' }, unit: { name: 'мл' }, amount: 500, note: null },
        { food: { name: 'яйца' }, unit: null, amount: 2, note: 'крупные' },
        { food: { name: 'муки' }, unit: { name: 'г' }, amount: 200, note: null },
      ],
    },
    { instruction: 'Пеките.', ingredients: [] },
  ],
}

const paprika = {
  name: 'Блины',
  servings: '4 порции',
  prep_time: '10 мин',
  cook_time: '30 мин',
  ingredients: ingredients.join('\n'),
  directions: 'Смешайте.\n\nПеките.',
  categories: ['Завтрак'],
}

const cooklang = `---
title: Блины
servings: 4
time: 40 мин
---

Смешайте@молока{500%мл}@яйца{2}@муки{200%г}.

-- Тёплую.
Пеките.`

const page = (inside: string) => `<!doctype html><html><body>${inside}</body></html>`

const microdata = page(`<div itemscope itemtype="https://schema.org/Recipe">
  <h1 itemprop="name">Блины</h1><span itemprop="recipeYield">4</span>
  <meta itemprop="totalTime" content="PT40M">
  <ul><li itemprop="recipeIngredient">500&nbsp;мл молока</li><li itemprop="recipeIngredient">2 <b>яйца</b></li>
  <li itemprop="ingredients">200 г муки</li></ul>
  <div itemprop="recipeInstructions"><p>Смешайте.</p><p>Пеките.</p></div>
  <div itemprop="author" itemscope><span itemprop="name">Мария</span></div></div>`)

const file = (name: string, content: BlobPart) => new File([content], name)
const zip = (files: Record<string, Uint8Array>) => zipSync(files) as Uint8Array<ArrayBuffer>
const json = (value: unknown) => strToU8(JSON.stringify(value))
const readFile = (one: File) => readFiles([one], () => {})

describe('readPasted', () => {
  it.each([
    ['JSON-LD', JSON.stringify(schemaOrg)],
    ['a list', JSON.stringify([schemaOrg])],
    [
      'a graph',
      JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, { ...schemaOrg, '@type': ['Recipe'] }] }),
    ],
    ['Nextcloud Cookbook', JSON.stringify(nextcloud)],
    ['Mealie', JSON.stringify(mealie)],
    ['Tandoor', JSON.stringify(tandoor)],
    ['Paprika', JSON.stringify(paprika)],
    ['a page with JSON-LD', page(`<script type="application/ld+json">${JSON.stringify(schemaOrg)}</script>`)],
    ['a page with microdata', microdata],
    [
      'a page with neither',
      page(
        '<h1>Блины</h1><p>4 порции, 40 минут</p><ul><li>500 мл молока<li>2 яйца<li>200 г муки</ul><p>Смешайте.</p><p>Пеките.</p>',
      ),
    ],
  ])('reads %s', (_, text) => {
    const { recipes, problem } = readPasted(text)
    expect(problem).toBeUndefined()
    expect(recipes.map(summary)).toEqual([expected])
  })

  it('reads Cooklang', () => {
    const [recipe] = readPasted(cooklang).recipes
    expect(recipe && summary(recipe)).toEqual({ ...expected, steps: ['Смешайтемолокаяйцамуки.', 'Пеките.'] })
  })

  it.each([
    ['an empty text', ' \n', 'empty'],
    ['JSON-LD of something else', JSON.stringify({ '@type': 'Article', name: 'Блины' }), 'noRecipe'],
    [
      'a page about something else',
      page('<script type="application/ld+json">{"@type":"Person"}</script>'),
      'noRecipe',
    ],
    ['nothing but a title', 'Блины', 'noRecipe'],
    ['more than 5 MB', `<p>${'а'.repeat(5 * 1024 * 1024)}`, 'tooLarge'],
  ])('finds no recipe in %s', (_, text, problem) => {
    expect(readPasted(text)).toEqual({ recipes: [], own: [], photos: {}, problem })
  })

  it('reads a page of almost 5 MB', () => {
    const filler = `<div>${'шум '.repeat(500)}</div>`.repeat(2400)
    const script = `<script type="application/ld+json">${JSON.stringify(schemaOrg)}</script>`
    expect(readPasted(page(filler + script)).recipes).toHaveLength(1)
  }, 60_000)

  describe('with scripts in every field', () => {
    const script = '<img src=x onerror="globalThis.attacked = 1"><script>globalThis.attacked = 1</script>Мука'
    afterEach(() => vi.unstubAllGlobals())

    it.each([
      [
        'JSON',
        JSON.stringify({
          ...schemaOrg,
          name: script,
          recipeIngredient: [script],
          recipeInstructions: script,
          keywords: script,
          url: script,
          description: script,
        }),
      ],
      ['a page', page(script + microdata.replaceAll('Блины', script))],
    ])('runs none of them from %s', async (_, text) => {
      vi.stubGlobal('attacked', undefined)
      const { recipes } = readPasted(text)
      await new Promise((resolve) => setTimeout(resolve))
      expect(Reflect.get(globalThis, 'attacked')).toBeUndefined()
      expect(JSON.stringify(recipes)).not.toMatch(/<script|onerror/)
    })
  })
})

describe('readFiles', () => {
  it.each([
    [
      'Nextcloud Cookbook',
      zip({ 'Блины/recipe.json': json(nextcloud), 'Блины/full.jpg': new Uint8Array(9) }),
    ],
    ['Mealie', zip({ 'блины/блины.json': json(mealie) })],
    [
      'Tandoor, zips in a zip',
      zip({ '1.zip': zip({ 'recipe.json': json(tandoor), 'image.png': new Uint8Array(9) }) }),
    ],
    ['Paprika, gzip in a zip', zip({ 'Блины.paprikarecipe': gzipSync(json(paprika)) })],
  ])('reads the archive of %s', async (_, archive) => {
    const { recipes, problems } = await readFile(file('export.zip', archive))
    expect(problems).toEqual([])
    expect(recipes.map(summary)).toEqual([expected])
  })

  it('reads the recipes of an export of this site', async () => {
    const own = { id: 'own.a', title: 'Блины', ingredients: [], steps: ['Пеките.'], tags: [], editedAt: 1 }
    const { own: found } = await readFile(
      file('tasty.json', JSON.stringify({ app: 'tasty', version: 1, data: { ownRecipes: [own] } })),
    )
    expect(found).toEqual([expect.objectContaining(own)])
  })

  it('reads an export that photos make larger than other texts may be', async () => {
    const photos = { 'own.a': `data:image/webp;base64,${'A'.repeat(6 * 1024 * 1024)}` }
    const own = { id: 'own.a', title: 'Блины', ingredients: [], steps: ['Пеките.'], tags: [], editedAt: 1 }
    const text = JSON.stringify({ app: 'tasty', version: 1, data: { ownRecipes: [own] }, photos })
    expect(await readFile(file('tasty.json', text))).toMatchObject({ own: [own], photos, problems: [] })
  })

  it('goes on after a file that is none, and says which', async () => {
    const progress = vi.fn()
    const result = await readFiles(
      [
        file('a.zip', new Uint8Array([0x50, 0x4b, 3, 4, 1])),
        file('b.txt', ''),
        file('c.json', JSON.stringify(schemaOrg)),
      ],
      progress,
    )
    expect(result.recipes.map(summary)).toEqual([expected])
    expect(result.problems).toEqual([
      { name: 'a.zip', problem: 'unreadable' },
      { name: 'b.txt', problem: 'empty' },
    ])
    expect(progress.mock.calls).toEqual([[1], [2], [3]])
  })

  it('unpacks no zip bomb', async () => {
    const bomb = zip({ 'recipe.json': new Uint8Array(11 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(20_000)
    expect((await readFile(file('bomb.zip', bomb))).problems).toEqual([
      { name: 'bomb.zip', problem: 'tooLarge' },
    ])
  })

  it('unpacks no bomb that claims to be small', async () => {
    const bomb = zip({ 'recipe.json': new Uint8Array(11 * 1024 * 1024) })
    const view = new DataView(bomb.buffer)
    // The central directory says 4 bytes.
    for (let at = 0; at < bomb.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 4, true)
    const { recipes, problems } = await readFile(file('bomb.zip', bomb))
    expect(recipes).toEqual([])
    expect(problems).toHaveLength(1)
  })

  it('unpacks no bomb in a gzip file', async () => {
    const bomb = zip({ 'a.paprikarecipe': gzipSync(new Uint8Array(11 * 1024 * 1024)) })
    expect((await readFile(file('bomb.zip', bomb))).problems).toEqual([
      { name: 'bomb.zip', problem: 'tooLarge' },
    ])
  })
})
