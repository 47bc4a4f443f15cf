import { buildCart } from '@/lib/shopping/cart'
import { useShop } from '@/lib/shop/use-shop'
import { openTitles, useShoppingStore } from '@/lib/shopping/shopping-store'
import { needsByTitle } from '@/lib/shopping/title-needs'

/** The cart of the shopping list, with the state of loading the shop's products. */
export function useCart() {
  const titles = useShoppingStore((state) => state.titles)
  const bought = useShoppingStore((state) => state.bought)
  const choices = useShoppingStore((state) => state.cart)
  const { shares } = useShoppingStore((state) => state.recipeShares)
  const isListEmpty = titles.length === 0
  const { products: loaded, error, retry } = useShop({ isWanted: !isListEmpty })
  // The cart of an empty list needs no products.
  const products = isListEmpty ? [] : loaded
  return {
    isListEmpty,
    /** Builds the cart; undefined until products are loaded. A function, since a long cart would delay the title. */
    build: () =>
      products && buildCart(openTitles({ titles, bought }), products, choices, needsByTitle(shares)),
    error,
    retry,
  }
}
