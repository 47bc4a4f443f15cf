import { Fragment, type ReactNode } from 'react'

import { recipe as messages } from '@/lib/recipes/messages'
import type { Ingredient } from '@/lib/recipes/recipes-api'

type IngredientTableProps = {
  ingredients: Ingredient[]
  /** The part of the dish that each ingredient is for. */
  groups?: (string | undefined)[]
  /** Renders the action of an ingredient, by its index. */
  action?: (index: number) => ReactNode
}

export function IngredientTable({ ingredients, groups = [], action }: IngredientTableProps) {
  return (
    <ul className="rounded-card bg-surface px-base py-tight shadow-card">
      {ingredients.map(({ title, quantity, insteadOf }, index) => (
        <Fragment key={`${title}-${index}`}>
          {groups[index] && groups[index] !== groups[index - 1] && (
            <li className="pt-base pb-hair text-label font-medium text-ink-soft">{groups[index]}</li>
          )}
          <li className="flex items-baseline justify-between gap-base border-b border-line py-snug last:border-0 print:py-hair">
            <span className="text-item wrap-anywhere">
              {title}
              {insteadOf && (
                <span className="block text-caption text-ink-soft">{messages.insteadOf([insteadOf])}</span>
              )}
            </span>
            <span className="flex shrink-0 items-baseline gap-tight text-label text-ink-soft">
              {/* Before the quantity: those of all ingredients end at the same edge. */}
              {action?.(index)}
              {quantity}
            </span>
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
