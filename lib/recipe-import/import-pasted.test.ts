import { describe, expect, it, vi } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { leastCpuTime } from '@/testing/cpu-time'
import { pancakes, mealie, nextcloud, paprika, schemaOrg, summarize, tandoor } from '@/testing/recipe-formats'

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
    expect(recipes.map(summarize)).toEqual([pancakes])
  })

  it('reads Cooklang', () => {
    const [recipe] = readPasted(cooklang).recipes
    expect(recipe && summarize(recipe)).toEqual({
      ...pancakes,
      steps: ['Смешайтемолокаяйцамуки.', 'Пеките.'],
    })
  })

  it('reads tables and lists of terms, whose cells stand in one line', () => {
    const rows = '<tr><td>Рис</td><td>2 стакана</td></tr><tr><td>Соль</td><td>по вкусу</td></tr>'
    const terms = '<dl><dt>Морковь</dt><dd>2 шт</dd></dl>'
    const { recipes } = readPasted(
      page(`<h1>Плов</h1><p>Ингредиенты</p><table>${rows}</table>${terms}<p>Приготовление</p><p>Варите.</p>`),
    )
    expect(recipes[0]?.lines.map(({ text }) => text)).toEqual([
      'Рис 2 стакана',
      'Соль по вкусу',
      'Морковь 2 шт',
    ])
  })

  it.each([
    ['1 торт (8 порций)', 8],
    ['1 противень, 10–12 порций', 10],
    ['6', 6],
  ])('takes the servings from the yield %j', (recipeYield, servings) => {
    expect(readPasted(JSON.stringify({ ...schemaOrg, recipeYield })).recipes).toMatchObject([{ servings }])
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
    ['a line of 4 MB', `${'шум '.repeat(1024 * 1024)}!`, 'noRecipe'],
    ['more than 5 MB', `<p>${'а'.repeat(5 * 1024 * 1024)}`, 'tooLarge'],
  ])('finds no recipe in %s', (_, text, problem) => {
    expect(readPasted(text)).toEqual({ recipes: [], own: [], photos: {}, problem })
  })

  it('reads a page of almost 5 MB', () => {
    const filler = `<div>${'шум '.repeat(500)}</div>`.repeat(2400)
    const script = `<script type="application/ld+json">${JSON.stringify(schemaOrg)}</script>`
    expect(readPasted(page(filler + script)).recipes).toHaveLength(1)
  }, 60_000)

  it('looks for an address after many blanks in a time that grows with them, not with their square', () => {
    const timeOf = (blanks: number) => leastCpuTime(() => readPasted(`${' '.repeat(blanks)}щи`))
    expect(timeOf(40_000)).toBeLessThan(20 * timeOf(5_000))
  })

  describe('with scripts in every field', () => {
    const script = '<img src=x onerror="globalThis.attacked = 1"><script>globalThis.attacked = 1</script>Мука'

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
