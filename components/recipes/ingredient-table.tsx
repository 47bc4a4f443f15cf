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
        // A row whose product is replaced stays: its button has the focus.
        <Fragment key={`${insteadOf ?? title}-${index}`}>
          {groups[index] && groups[index] !== groups[index - 1] && (
            <li className="break-after-avoid pt-base pb-hair text-label font-medium text-ink-soft">
              {groups[index]}
            </li>
          )}
          <li className="flex flex-wrap items-baseline gap-x-base border-b border-line py-snug last:border-0 print:py-hair">
            <span className="min-w-word flex-1 text-item wrap-anywhere">
              {title}
              {insteadOf && (
                <span className="block text-caption text-ink-soft">{messages.insteadOf([insteadOf])}</span>
              )}
            </span>
            {/* The quantity is read with its title, and seen after the action: all of them end at the same edge. */}
            <span className="ml-auto flex shrink-0 flex-row-reverse items-baseline gap-tight text-label text-ink-soft">
              {quantity}
              {action?.(index)}
            </span>
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
