import type { Scale } from '@/lib/quantities/measure'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { ingredientsOf } from '@/lib/recipes/step-ingredients'

type StepUsesProps = { recipe: Recipe; step: number; scale: Scale | undefined }

export function StepUses({ recipe, step, scale }: StepUsesProps) {
  const ingredients = ingredientsOf(recipe, step, scale) ?? []
  if (ingredients.length === 0) return null
  return (
    <dl className="flex h-full flex-col justify-center gap-hair border-l border-line pl-base text-label">
      {ingredients.map(({ index, title, quantity }) => (
        <div key={index} className="flex justify-between gap-base">
          <dt className="min-w-0 wrap-anywhere">{title}</dt>
          <dd className="shrink-0 text-ink-soft">{quantity}</dd>
        </div>
      ))}
    </dl>
  )
}
