import useSWR from 'swr'

import { SubstituteCard } from '@/components/substitutes/substitute-card'
import { Sheet } from '@/components/ui/sheet'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { readFoods } from '@/lib/recipes/own/foods-api'
import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import { substitutes as messages } from '@/lib/recipes/substitutes/messages'
import { substitutesIn, substitutionsFor } from '@/lib/recipes/substitutes/substitutes'
import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useScale } from '@/lib/recipes/use-scale'
import { useShop } from '@/lib/shop/use-shop'
import { swapIngredient } from '@/lib/shopping/swap-ingredient'

type SubstitutesSheetProps = {
  recipe: Recipe
  /** The ingredient as the recipe has it, whatever stands in its place. */
  ingredient: Ingredient
  /** For how many it is cooked, if not for the servings of its page. */
  servings?: number
  onClose: () => void
}

/** What an ingredient can be replaced with, and what that changes. A choice is kept, and the shopping list follows it. */
export function SubstitutesSheet({ recipe, ingredient, servings, onClose }: SubstitutesSheetProps) {
  const chosen = useScale(recipe)
  const scale = servings === undefined ? chosen : { servings, baseServings: recipe.servings ?? servings }
  const { products } = useShop()
  const { data: foods } = useSWR('foods', readFoods)
  const present =
    substitutesIn(recipe).find((one) => one.ingredient === ingredient.title)?.product ?? ingredient.title

  /** Puts a product in the place of the ingredient; the ingredient itself takes it back. */
  function put(wanted: Ingredient, instead: Ingredient['title']) {
    const isBack = wanted.title === ingredient.title
    useSubstitutesStore.getState().choose(recipe.id, ingredient.title, isBack ? undefined : wanted.title)
    swapIngredient(recipe.id, instead, isBack ? wanted : { ...wanted, insteadOf: ingredient.title })
  }

  function choose(wanted: Ingredient) {
    const before = [ingredient, ...offers.flatMap(({ product }) => product ?? [])].find(
      ({ title }) => title === present,
    )
    put(wanted, present)
    const saidOf = ({ title }: Ingredient) =>
      title === ingredient.title ? messages.takenBack(title) : messages.replacedWith(title, ingredient.title)
    if (before) offerUndo(saidOf(wanted), saidOf(before), () => put(before, wanted.title), 'success')
  }

  const offers = substitutionsFor(recipe, ingredient.title)
  return (
    <Sheet title={messages.title(ingredient.title)} closeLabel={common.close} onClose={onClose}>
      <ul className="flex flex-col gap-base">
        {offers.map((offer) => (
          <SubstituteCard
            key={offer.replacement}
            offer={offer}
            recipe={recipe}
            ingredient={ingredient}
            isChosen={offer.product?.title === present}
            scale={scale}
            products={products}
            foods={foods}
            onChoose={choose}
          />
        ))}
      </ul>
    </Sheet>
  )
}
