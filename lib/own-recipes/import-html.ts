import { readJson } from '@/lib/own-recipes/import-json'
import { htmlText } from '@/lib/own-recipes/plain-text'
import { type ReadRecipe, readRecipeText } from '@/lib/own-recipes/recipe-text'

/** The longest page that is read, in characters. */
export const MAX_HTML = 5 * 1024 * 1024

/**
 * The recipes of a page: from schema.org JSON-LD, else from microdata, else from its text. The page is parsed, not shown:
 * its scripts do not run and its pictures are not requested.
 */
export function readHtml(html: string): ReadRecipe[] {
  const page = new DOMParser().parseFromString(html.slice(0, MAX_HTML), 'text/html')
  const described = [...page.querySelectorAll('script[type="application/ld+json" i]')].flatMap((script) =>
    readJson(parseJson(script.textContent)),
  )
  if (described.length > 0) return described
  const marked = [...page.querySelectorAll('[itemtype$="schema.org/Recipe" i]')].flatMap((item) =>
    readJson(microdataOf(item)),
  )
  if (marked.length > 0) return marked
  const read = readRecipeText(htmlText(html.slice(0, MAX_HTML)))
  return read.lines.length > 0 ? [read] : []
}

/** Some sites leave line breaks in the texts of their JSON. */
function parseJson(text: string): unknown {
  for (const json of [text, text.replace(/[\n\r\t]+/g, ' ')]) {
    try {
      return JSON.parse(json)
    } catch {
      continue
    }
  }
  return undefined
}

const texts = {
  name: 'name',
  recipeYield: 'recipeYield',
  prepTime: 'prepTime',
  cookTime: 'cookTime',
  totalTime: 'totalTime',
  keywords: 'keywords',
}

/** The microdata of a recipe as JSON-LD has them. */
function microdataOf(item: Element) {
  const all = (name: string) =>
    [...item.querySelectorAll(`[itemprop~="${name}"]`)]
      // Properties of things inside the recipe, such as its author, are theirs.
      .filter(
        (element) => element.parentElement?.closest('[itemscope]') === item || name === 'recipeInstructions',
      )
      .map(valueOf)
      .filter(Boolean)
  return {
    '@type': 'Recipe',
    ...Object.fromEntries(Object.entries(texts).map(([key, name]) => [key, all(name)[0]])),
    recipeIngredient: [...all('recipeIngredient'), ...all('ingredients')],
    recipeInstructions: all('recipeInstructions'),
  }
}

const valueOf = (element: Element) =>
  element.getAttribute('content') ?? element.getAttribute('datetime') ?? htmlText(element.innerHTML).trim()
