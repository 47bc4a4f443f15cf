import { readLine, type ReadLine } from '@/lib/recipe-import/ingredient-line'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { findServings, findTimes } from '@/lib/recipe-import/text-facts'
import { inText } from '@/lib/recipes/file-messages'
import { recipe as messages } from '@/lib/recipes/messages'

const WRITTEN = new RegExp(
  [
    String.raw`^(?<title>[^\n]+)(?:\n(?<facts>[^\n]+))?`,
    String.raw`\n\n${messages.ingredients}(?<ingredients>(?:\n• [^\n]+|\n[^\n]+:(?=\n))*)`,
    String.raw`(?:\n\n${messages.instructions}(?<steps>(?:\n\d+\. [^\n]+)+))?`,
    String.raw`(?:\n\n(?<address>https?://\S+))?`,
    String.raw`(?:\n\n${inText.tags([String.raw`(?<tags>[^\n]+)`])})?`,
    String.raw`(?:\n{1,2}${inText.source(String.raw`(?<source>[^\n]+)`)})?`,
    String.raw`(?:\n\n${inText.notes}(?<notes>[\s\S]+))?$`,
  ].join(''),
)

/** Reads a text that this app has written (`recipeText`) word for word; undefined for other texts. */
export function readOwnText(text: string): ReadRecipe | undefined {
  const found = WRITTEN.exec(text.replace(/\r\n?/g, '\n').trim())?.groups
  if (!found || !(found.ingredients || found.steps)) return undefined
  const { title = '', facts = '', ingredients = '', steps = '', tags, source, address, notes } = found
  const servings = findServings(facts)
  const { active, total } = findTimes([facts])
  const from = source ?? address
  let group: string | undefined
  return {
    title,
    ...(servings && { servings }),
    ...(active && { activeMinutes: active }),
    ...(total && { totalMinutes: total }),
    lines: linesOf(ingredients).flatMap((line): ReadLine[] => {
      const named = /^• (?<text>.+)$/.exec(line)?.groups?.text
      if (named) return [readLine(named, group)]
      group = line.slice(0, -1)
      return []
    }),
    steps: linesOf(steps).map((step) => step.replace(/^\d+\. /, '')),
    ...(tags && { tags: tags.split(', ') }),
    ...(from && { source: from }),
    ...(notes && { notes: notes.trim() }),
  }
}

const linesOf = (block: string) => block.split('\n').filter(Boolean)
