import { useState } from 'react'

import { SubstitutesSheet } from '@/components/substitutes/substitutes-sheet'
import { Icon } from '@/components/ui/icon'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { substitutes as messages } from '@/lib/recipes/substitutes/messages'

type SubstitutesButtonProps = {
  recipe: Recipe
  /** The position of the ingredient in the recipe. */
  index: number
  /** The servings that are cooked, if not those chosen on the recipe's page. */
  servings?: number
}

/** Opens the substitutes for an ingredient. */
export function SubstitutesButton({ recipe, index, servings }: SubstitutesButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const ingredient = (recipe.original ?? recipe).ingredients[index]
  if (!ingredient) return null
  const label = messages.open(ingredient.title)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        className="flex size-touch items-center justify-center rounded-pill text-ink-soft hover:bg-accent-soft hover:text-accent"
      >
        <Icon name="swap" />
      </button>
      {isOpen && <SubstitutesSheet {...{ recipe, ingredient, servings }} onClose={() => setOpen(false)} />}
    </>
  )
}
