import { describe, expect, it } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { linesOf } from '@/testing/import-files'

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Щи',
  recipeIngredient: ['1 л воды'],
  recipeInstructions: ['Варите.'],
}

const page = (json: string, type = 'application/ld+json') =>
  `<html><head><script type="${type}">${json}</script></head><body><p>Еда</p></body></html>`
const readPage = (fields: object) => readPasted(page(JSON.stringify({ ...soup, ...fields }))).recipes

describe('The JSON-LD of a page', () => {
  it.each([
    [{ recipeYield: { '@type': 'QuantitativeValue', value: 6, unitText: 'порций' } }, { servings: 6 }],
    [{ recipeYield: ['6', '6 порций'] }, { servings: 6 }],
    [{ recipeYield: 6 }, { servings: 6 }],
    [{ totalTime: 'PT5400S' }, { totalMinutes: 90 }],
    [{ totalTime: 'P0DT90M' }, { totalMinutes: 90 }],
    [{ prepTime: 'PT20M', cookTime: 'PT30M', totalTime: 'PT0M0S' }, { totalMinutes: 50 }],
    [
      { keywords: [{ '@type': 'DefinedTerm', name: 'суп' }], recipeCategory: 'Обед' },
      { tags: ['суп', 'Обед'] },
    ],
    [{ name: 'Щи &amp;amp; каша' }, { title: 'Щи & каша' }],
  ])('may have %j', (fields, expected) => {
    expect(readPage(fields)).toMatchObject([expected])
  })

  it.each([
    [
      'a step with a text and an empty list',
      [{ '@type': 'HowToStep', text: 'Варите.', itemListElement: [] }],
    ],
    ['a section with a text', [{ '@type': 'HowToSection', name: 'Бульон', text: 'Варите.' }]],
    ['markup that is escaped twice', '&lt;p&gt;Варите.&lt;/p&gt;'],
  ])('may have as instructions %s', (_, recipeInstructions) => {
    expect(readPage({ recipeInstructions })).toMatchObject([{ steps: ['Варите.'] }])
  })

  it('may have numbered steps in one line', () => {
    const recipeInstructions = '1. Варите 2. воды не жалея. 2. Солите. Не 2.5 раза. 3) Подайте.'
    expect(readPage({ recipeInstructions })).toMatchObject([
      { steps: ['Варите 2. воды не жалея.', 'Солите. Не 2.5 раза.', 'Подайте.'] },
    ])
    expect(readPage({ recipeInstructions: 'Возьмите 2 яйца. 2. Взбейте.' })).toMatchObject([
      { steps: ['Возьмите 2 яйца. 2. Взбейте.'] },
    ])
  })

  it('may name its charset, and have control characters', () => {
    const json = JSON.stringify(soup)
    expect(readPasted(page(json, 'application/ld+json; charset=utf-8')).recipes).toMatchObject([
      { title: 'Щи' },
    ])
    expect(readPasted(page(json.replace('Варите.', 'Варите.\u000bЕшьте.'))).recipes).toMatchObject([
      { steps: ['Варите. Ешьте.'] },
    ])
  })
})

it('Microdata that mark a list and each of its entries are read once', () => {
  const { recipes } = readPasted(`<html><body><div itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Щи</h1>
    <ul itemprop="ingredients"><li itemprop="recipeIngredient">1 л воды</li><li itemprop="recipeIngredient">2 яйца</li></ul>
    <ol itemprop="recipeInstructions"><li itemprop="recipeInstructions">Варите.</li><li itemprop="recipeInstructions">Ешьте.</li></ol>
  </div></body></html>`)
  expect(recipes).toMatchObject([{ steps: ['Варите.', 'Ешьте.'] }])
  expect(recipes.map(linesOf)).toEqual([['1|л|воды', '2|шт|яйца']])
})
