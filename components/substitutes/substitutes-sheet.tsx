import { SubstituteCard } from '@/components/substitutes/substitute-card'
import { Sheet } from '@/components/ui/sheet'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { useFoods } from '@/lib/recipes/own/use-foods'
import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import { substitutes as messages } from '@/lib/recipes/substitutes/messages'
import { substitutesIn, substitutionsFor } from '@/lib/recipes/substitutes/substitutes'
import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useScale } from '@/lib/recipes/use-scale'
import { useShop } from '@/lib/shop/use-shop'
import { swapIngredient } from '@/lib/shopping/swap-ingredient'

type SubstitutesSheetProps = {
  recipe: Recipe
  /** The ingredient of the original recipe, even if a product replaces it now. */
  ingredient: Ingredient
  /** The servings that are cooked, if not those chosen on the recipe's page. */
  servings?: number
  onClose: () => void
}

/** The substitutes for an ingredient and what each changes. A choice is stored, and the shopping list follows it. */
export function SubstitutesSheet({ recipe, ingredient, servings, onClose }: SubstitutesSheetProps) {
  const pageScale = useScale(recipe)
  const scale = servings === undefined ? pageScale : { servings, baseServings: recipe.servings ?? servings }
  const { products } = useShop()
  const foods = useFoods()
  const offers = substitutionsFor(recipe, ingredient.title)
  const current =
    substitutesIn(recipe).find((one) => one.ingredient === ingredient.title)?.product ?? ingredient.title

  const isOriginal = ({ title }: Ingredient) => title === ingredient.title

  /** Puts a product, or the ingredient itself, in the place of what has this title now. */
  function replace(title: string, next: Ingredient) {
    useSubstitutesStore
      .getState()
      .choose(recipe.id, ingredient.title, isOriginal(next) ? undefined : next.title)
    swapIngredient(recipe.id, title, isOriginal(next) ? next : { ...next, insteadOf: ingredient.title })
  }

  function choose(chosen: Ingredient) {
    const candidates = [ingredient, ...offers.flatMap(({ product }) => product ?? [])]
    const previous = candidates.find(({ title }) => title === current)
    replace(current, chosen)
    const messageOf = (one: Ingredient) =>
      isOriginal(one) ? messages.takenBack(one.title) : messages.replacedWith(one.title, ingredient.title)
    if (previous)
      offerUndo(messageOf(chosen), messageOf(previous), () => replace(chosen.title, previous), 'success')
  }

  return (
    <Sheet title={messages.title(ingredient.title)} closeLabel={common.close} onClose={onClose}>
      <ul className="flex flex-col gap-base">
        {offers.map((offer, index) => (
          <SubstituteCard
            // Recipes may name a replacement twice, with different effects.
            key={index}
            offer={offer}
            recipe={recipe}
            ingredient={ingredient}
            isChosen={offer.product?.title === current}
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
