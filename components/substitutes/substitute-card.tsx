import type { MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { closeModal } from '@/components/ui/modal'
import { formatQuantity } from '@/lib/quantities/format'
import type { Scale } from '@/lib/quantities/measure'
import { notes } from '@/lib/recipes/note-messages'
import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import { compareSubstitute } from '@/lib/recipes/substitutes/compare-substitute'
import { substitutes as messages } from '@/lib/recipes/substitutes/messages'
import type { Foods, substitutionsFor } from '@/lib/recipes/substitutes/substitutes'
import { formatKopecks } from '@/lib/shop/money'
import { priceOf } from '@/lib/shop/recipe-price'
import type { Product } from '@/lib/shop/shop-api'

type SubstituteCardProps = {
  offer: ReturnType<typeof substitutionsFor>[number]
  recipe: Recipe
  ingredient: Ingredient
  isChosen: boolean
  scale: Scale | undefined
  /** The products of the shop and the food tables, once loaded. */
  products: Product[] | undefined
  foods: Foods | undefined
  /** Receives the product, or the ingredient to take it back. */
  onChoose: (chosen: Ingredient) => void
}

/** One substitute and what it changes. It has no button if the shop does not sell it or the recipe contains it already. */
export function SubstituteCard(props: SubstituteCardProps) {
  const { offer, recipe, ingredient, isChosen, scale, products, foods, onChoose } = props
  const { product } = offer
  const quantityOf = (one: Ingredient) => (scale ? formatQuantity(one, scale) : one.quantity)
  const choose = (chosen: Ingredient) => (event: MouseEvent<HTMLElement>) => {
    closeModal(event)
    onChoose(chosen)
  }
  const isSold = products?.some(({ title, ownShelf }) => title === product?.title && !ownShelf)
  const isTaken = !isChosen && recipe.ingredients.some(({ title }) => title === product?.title)
  return (
    <li className="flex flex-col gap-tight rounded-control bg-sunken p-base text-label">
      {product && (
        <p className="flex flex-wrap justify-between gap-x-base">
          <span className="text-item font-medium wrap-anywhere">{product.title}</span>
          <span>{messages.amounts(quantityOf(product), quantityOf(ingredient))}</span>
        </p>
      )}
      <p className="wrap-anywhere">{notes.replacement(offer)}</p>
      {product && isTaken && <p className="text-ink-soft">{messages.isTaken}</p>}
      {product && !isTaken && <Changes {...{ product, recipe, ingredient, scale, products, foods }} />}
      {product && isSold === false && <p className="text-ink-soft">{messages.notSold}</p>}
      {isChosen && (
        <Button variant="secondary" size="small" onClick={choose(ingredient)}>
          {messages.takeBack(ingredient.title)}
        </Button>
      )}
      {product && !isChosen && !isTaken && isSold !== false && (
        <Button size="small" onClick={choose(product)}>
          {messages.choose(product.title, ingredient.title)}
        </Button>
      )}
    </li>
  )
}

type ChangesProps = Pick<SubstituteCardProps, 'recipe' | 'ingredient' | 'scale' | 'products' | 'foods'> & {
  product: Ingredient
}

/** What a substitute changes in kcal, allergens and the sum at the till. */
function Changes({ product, recipe, ingredient, scale, products, foods }: ChangesProps) {
  const { before, after, gained, lost } = compareSubstitute(recipe, ingredient, product, foods)
  const tillSumOf = ({ ingredients }: Recipe) =>
    scale && products && priceOf(ingredients, scale, products)?.till.kopecks
  const [tillBefore, tillAfter] = [tillSumOf(before), tillSumOf(after)]
  const kcal =
    before.nutrition && after.nutrition
      ? messages.kcal(after.nutrition.kcal, before.nutrition.kcal)
      : messages.unknownKcal
  return (
    <p className="flex flex-col text-ink-soft">
      <span>{kcal}</span>
      {tillBefore !== undefined && tillAfter !== undefined && (
        <span>{messages.till(formatKopecks(tillAfter), formatKopecks(tillBefore))}</span>
      )}
      <span>{messages.allergens(gained, lost)}</span>
    </p>
  )
}
