import { inText } from '@/lib/recipes/file-messages'
import { recipe as messages } from '@/lib/recipes/messages'
import { notes } from '@/lib/recipes/note-messages'
import { inGroups, ingredientText } from '@/lib/recipes/recipe-json-ld'
import type { Recipe } from '@/lib/recipes/recipes-api'

/**
 * A recipe as plain text: title, facts, ingredients, steps, where it comes from, where that is known, and what the author of
 * an own recipe noted.
 */
export function recipeText(
  { title, servings, time, activeMinutes, kcal, ingredients, instructions, written }: Recipe,
  address?: string,
) {
  const facts = [
    [time, activeMinutes && notes.ofThat(activeMinutes)].filter(Boolean).join(' '),
    servings && messages.servings(servings),
    kcal && `${kcal} ${messages.eachServing}`,
  ]
  const { tags = [], source } = written ?? {}
  const parts = [
    [title, facts.filter(Boolean).join(' · ')],
    [
      messages.ingredients,
      ...inGroups(
        ingredients.map((ingredient) => `• ${ingredientText(ingredient)}`),
        written?.groups,
        (group) => `${group}:`,
      ),
    ],
    ...(instructions.length > 0
      ? [[messages.instructions, ...instructions.map((step, index) => `${index + 1}. ${step}`)]]
      : []),
    ...(address ? [[address]] : []),
    [tags.length > 0 && inText.tags(tags), source && inText.source(source)],
    // Last, because they may be anything.
    ...(written?.notes ? [[inText.notes, written.notes]] : []),
  ].filter((lines) => lines.some(Boolean))
  return `${parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')}\n`.replaceAll('\u00a0', ' ')
}
