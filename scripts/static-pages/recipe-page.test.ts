import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../mock-api/catalogue/api-types'
import { loadCatalogue } from '../../mock-api/catalogue/catalogue'
import { structureProblems } from '../../testing/schema-org'
import { renderPages } from './write-static-pages'

const root = 'https://me.example/tasty/'
const catalogue = loadCatalogue()
const pages = renderPages(catalogue, root)
const recipePages = catalogue.recipes.map((recipe) => {
  const page = pages.find(({ kind, id }) => kind === 'recipes' && id === recipe.id)
  return [recipe.id, recipe, page?.html ?? ''] as const
})

function parse(html: string) {
  const { document } = new Window()
  document.write(html)
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  return { document, data: JSON.parse(text) as Record<string, unknown> }
}

const squeeze = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** 190 -> '3 часа 10 минут', as the page writes it, from 'PT3H10M'. */
function minutesOf(duration: unknown) {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(duration)) ?? []
  return Number(hours) * 60 + Number(minutes)
}

function minutesIn(text: string) {
  const [, hours = '0'] = /(\d+) час/.exec(text) ?? []
  const [, minutes = '0'] = /(\d+) минут/.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}

describe.each(recipePages)('The page of %s', (id, recipe, html) => {
  const { document, data } = parse(html)
  const shown = squeeze(document.body.textContent)

  it('has structured data by the rules of schema.org', () => {
    expect(structureProblems(data)).toEqual([])
  })

  it('shows what its structured data says', () => {
    expect(data.name).toBe(squeeze(document.querySelector('h1')?.textContent))
    const rows = [...document.querySelectorAll('[aria-labelledby="ingredients"] li')]
    expect(data.recipeIngredient).toEqual(
      rows.map((row) => [...row.children].map(({ textContent }) => squeeze(textContent)).join(' — ')),
    )
    expect(rows).toHaveLength(recipe.ingredients.length)
    const [, total = '', work = ''] = /^([^(]*)(?:\(([^)]*)\))?/.exec(facts(document)[0] ?? '') ?? []
    expect(minutesOf(data.totalTime)).toBe(minutesIn(total))
    if (data.prepTime) {
      expect(minutesOf(data.prepTime)).toBe(minutesIn(work))
      expect(minutesOf(data.prepTime) + minutesOf(data.cookTime)).toBe(minutesOf(data.totalTime))
    }
    expect(facts(document)).toContain((data.recipeYield as string[])[1])
    const { calories, proteinContent, fatContent, carbohydrateContent } = data.nutrition as Record<
      string,
      string
    >
    const nutrients = [...document.querySelectorAll('dd')].map(({ textContent }) => squeeze(textContent))
    expect(
      [calories?.replace('kcal', 'ккал')].concat(
        [proteinContent, fatContent, carbohydrateContent].map((text) => text?.replace('g', 'г')),
      ),
    ).toEqual(nutrients)
    const { value } = data.estimatedCost as { value: string }
    expect(shown).toContain(`На кассе ${value} руб.`)
    expect(shown).toContain(String(data.recipeCategory))
  })

  it('is complete for links and their previews', () => {
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
    const address = `${root}recipes/${id}/`
    expect(document.title).toBe(`${recipe.title}: рецепт — Tasty`)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
    expect([meta('og:url'), data.url]).toEqual([address, address])
    const picture = `${root}images/${id}.webp`
    expect([meta('og:image'), meta('twitter:image'), ...(data.image as string[])]).toEqual([
      picture,
      picture,
      picture,
    ])
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('description')).toContain(recipe.title)
    expect(data.recipeInstructions).toBeUndefined()
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(links).toContain(`../../#/selected_recipe/${id}/`)
    expect(links).toContain(`../../video/${id}/`)
  })
})

const facts = (document: ReturnType<typeof parse>['document']) =>
  [...document.querySelectorAll('h1 + p > span')].map(({ textContent }) => squeeze(textContent))

it('shows hostile titles as text', () => {
  const [category, recipe] = [catalogue.categories[0], catalogue.recipes[0]]
  if (!category || !recipe) throw new Error('The catalogue is empty')
  const title = '</script><img src=x onerror=alert(1)>"&'
  const hostile: Catalogue = {
    ...catalogue,
    categories: [{ ...category, title }],
    recipes: [{ ...recipe, title, categoryTitle: title, ingredients: [title], quantity: ['$&</title>'] }],
  }
  for (const { html } of renderPages(hostile, root)) {
    const { document, data } = parse(html)
    expect(data.name).toBe(title)
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(document.querySelector('img[onerror]')).toBeNull()
    expect(document.querySelectorAll('script')).toHaveLength(2)
  }
})
