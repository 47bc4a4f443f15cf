import { readJson } from '@/lib/recipe-import/import-json'
import { parseHtml } from '@/lib/recipe-import/parse-html'
import { htmlText } from '@/lib/recipe-import/plain-text'
import { hasContent, type ReadRecipe, readRecipeText } from '@/lib/recipe-import/read-recipe-text'

/**
 * The recipes of a page: from schema.org JSON-LD, else from microdata, else from its text. Their source is the page. It is
 * parsed, not shown: its scripts do not run and its pictures are not requested.
 */
export function readHtml(html: string): ReadRecipe[] {
  const page = parseHtml(html)
  const scripts = [...page.querySelectorAll('script[type^="application/ld+json" i]')]
  const items = [...page.querySelectorAll('[itemtype$="schema.org/Recipe" i]')]
  const ways = [
    () => scripts.flatMap((script) => readJson(parseJson(script.textContent))),
    () => items.flatMap((item) => readJson(microdataOf(item))),
    () => [readRecipeText(htmlText(html))],
  ]
  const source = page.querySelector('link[rel="canonical"][href^="http" i]')?.getAttribute('href')
  for (const read of ways) {
    const recipes = read().filter(hasContent)
    // The pictures of a page are not requested.
    if (recipes.length > 0)
      return recipes.map((recipe) => ({ ...(source && { source }), ...recipe, photo: undefined }))
  }
  return []
}

/** Some sites leave line breaks and other control characters in the texts of their JSON, or hide it in a comment. */
function parseJson(text: string): unknown {
  const json = text.replace(
    /^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\*\/)?)|(?:-->|(?:\/\/|\/\*)?\s*\]\]>(?:\*\/)?)\s*$/g,
    '',
  )
  for (const variant of [json, json.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(variant)
    } catch {
      continue
    }
  }
  return undefined
}

const texts = 'name recipeYield prepTime cookTime totalTime keywords recipeCategory description'.split(' ')

/** The microdata of a recipe in the form of JSON-LD. */
function microdataOf(item: Element) {
  const all = (...names: string[]) => {
    const selector = names.map((name) => `[itemprop~="${name}"]`).join()
    return (
      [...item.querySelectorAll(selector)]
        // Things inside the recipe, such as its author, have properties of their own.
        .filter(
          (element) =>
            element.parentElement?.closest('[itemscope]') === item || names.includes('recipeInstructions'),
        )
        // Some sites mark a list and each of its entries.
        .filter((element) => !element.querySelector(selector))
        .map(valueOf)
        .filter(Boolean)
    )
  }
  return {
    '@type': 'Recipe',
    ...Object.fromEntries(texts.map((name) => [name, all(name)[0]])),
    recipeIngredient: all('recipeIngredient', 'ingredients'),
    recipeInstructions: all('recipeInstructions'),
  }
}

const valueOf = (element: Element) =>
  element.getAttribute('content') ?? element.getAttribute('datetime') ?? htmlText(element.innerHTML).trim()
