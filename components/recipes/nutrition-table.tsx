import { useId } from 'react'

import type { Recipe } from '@/lib/recipes/recipes-api'
import { recipe as messages } from '@/lib/recipes/messages'

type NutritionTableProps = Pick<Recipe, 'kcal' | 'nutrition' | 'counted'>

/** Shows energy, proteins, fats and carbohydrates of one serving, which of them are unknown, and what they leave out. */
export function NutritionTable({ kcal, counted, nutrition = counted?.nutrition }: NutritionTableProps) {
  const titleId = useId()
  const { nutrients } = messages
  const energy = kcal || (nutrition && messages.inKcal(nutrition.kcal))
  const cells = [
    { name: nutrients.kcal, text: energy },
    { name: nutrients.protein, text: nutrition && messages.inGrams(nutrition.protein) },
    { name: nutrients.fat, text: nutrition && messages.inGrams(nutrition.fat) },
    { name: nutrients.carbs, text: nutrition && messages.inGrams(nutrition.carbs) },
  ]
  const unknown = cells.filter(({ text }) => !text).map(({ name }) => name)

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="rounded-card bg-surface p-base shadow-card print:p-tight"
    >
      <p id={titleId} className="text-label font-medium text-ink-soft">
        {messages.nutrition}
      </p>
      {unknown.length < cells.length && (
        <dl className="mt-tight flex flex-wrap gap-x-snug gap-y-tight">
          {cells
            .filter(({ text }) => text)
            .map(({ name, text }) => (
              <div key={name} className="flex grow flex-col-reverse">
                <dt className="text-caption text-ink-soft">{name}</dt>
                <dd className="text-item font-medium">{text}</dd>
              </div>
            ))}
        </dl>
      )}
      {unknown.length > 0 && (
        <p className="mt-tight text-caption text-ink-soft">{messages.unknownNutrients(unknown)}</p>
      )}
      {counted && (counted.without.length > 0 || !nutrition) && (
        <p className="mt-tight text-caption text-ink-soft">
          {counted.without.length > 0 ? messages.uncounted(counted.without) : messages.uncountedServings}
        </p>
      )}
    </div>
  )
}
