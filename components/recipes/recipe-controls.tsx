import type { ReactNode } from 'react'

import { NutritionTable } from '@/components/recipes/nutrition-table'
import { PriceNote } from '@/components/recipes/price-note'
import { ServingsStepper } from '@/components/recipes/servings-stepper'
import { Icon } from '@/components/ui/icon'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { recipe as messages } from '@/lib/recipes/messages'
import { hash, paths } from '@/lib/router/routes'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { useScale } from '@/lib/recipes/use-scale'
import { priceOf } from '@/lib/shop/recipe-price'
import type { Product } from '@/lib/shop/shop-api'

const iconButton =
  'flex size-touch shrink-0 items-center justify-center rounded-control border-control border-edge bg-surface text-accent hover:border-accent'

type RecipeActionsProps = {
  recipe: Recipe
  /** The button that starts cooking. */
  cookStart: ReactNode
  /** Adds all ingredients to the shopping list. */
  onAddAll: () => void
}

/** The row of actions of a recipe: cooking it, adding it to the list, planning it. */
export const RecipeActions = ({ recipe, cookStart, onAddAll }: RecipeActionsProps) => (
  <div className="flex flex-wrap items-start justify-end gap-tight print:hidden">
    <div className="w-min grow">{cookStart}</div>
    <button
      type="button"
      aria-label={messages.addAll}
      title={messages.addAll}
      onClick={onAddAll}
      className={iconButton}
    >
      <Icon name="basket" />
    </button>
    <a
      href={hash(paths.addToPlan(recipe.id))}
      aria-label={messages.toPlan}
      title={messages.toPlan}
      className={iconButton}
    >
      <Icon name="calendar" />
    </a>
  </div>
)

type RecipeControlsProps = {
  recipe: Recipe
  /** The products of the shop, once loaded. */
  products: Product[] | undefined
}

/** The servings, the price and the nutrition of a recipe; on phones the nutrition follows the content. */
export function RecipeControls({ recipe, products }: RecipeControlsProps) {
  const choose = useServingsStore((state) => state.choose)
  const scale = useScale(recipe)
  const { servings = 1 } = recipe
  const price =
    products && priceOf(recipe.ingredients, scale ?? { servings, baseServings: servings }, products)
  return (
    <>
      {/* Without servings its space is reserved too, since the price loads late. */}
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-snug gap-y-tight print:hidden">
        {scale && (
          <ServingsStepper
            servings={scale.servings}
            onChange={(next) => choose(recipe.id, next, scale.baseServings)}
          />
        )}
        {price && <PriceNote price={price} isPerServing={recipe.servings !== undefined} />}
      </div>
      <div className="order-2 my-tight desktop:order-none desktop:my-0">
        <NutritionTable kcal={recipe.kcal} nutrition={recipe.nutrition} counted={recipe.counted} />
      </div>
    </>
  )
}
