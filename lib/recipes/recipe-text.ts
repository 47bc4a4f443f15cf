import { recipe as messages } from '@/lib/recipes/messages'
import { ingredientText } from '@/lib/recipes/recipe-json-ld'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** A recipe as plain text: title, facts, ingredients, steps and, where it is known, where it comes from. */
export function recipeText(
  { title, servings, time, kcal, ingredients, instructions }: Recipe,
  source?: string,
) {
  const facts = [time, servings && messages.servings(servings), kcal && `${kcal} ${messages.eachServing}`]
  const parts = [
    [title, facts.filter(Boolean).join(' · ')],
    [messages.ingredients, ...ingredients.map((ingredient) => `• ${ingredientText(ingredient)}`)],
    ...(instructions.length > 0
      ? [[messages.instructions, ...instructions.map((step, index) => `${index + 1}. ${step}`)]]
      : []),
    ...(source ? [[source]] : []),
  ]
  return `${parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')}\n`.replaceAll('\u00a0', ' ')
}
