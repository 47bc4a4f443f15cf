import { buildCart } from '@/lib/shopping/cart'
import { useShop } from '@/lib/shop/use-shop'
import { openTitles, useShoppingStore } from '@/lib/shopping/shopping-store'
import { needsByTitle } from '@/lib/shopping/title-needs'

/** What of the shopping list the shop sells. */
export function useCart() {
  const titles = useShoppingStore((state) => state.titles)
  const bought = useShoppingStore((state) => state.bought)
  const choices = useShoppingStore((state) => state.cart)
  const { shares } = useShoppingStore((state) => state.recipeShares)
  const isListEmpty = titles.length === 0
  const { products: sold, error, retry } = useShop({ isWanted: !isListEmpty })
  // What an empty cart holds is known without the shop.
  const products = isListEmpty ? [] : sold
  return {
    isListEmpty,
    /** Undefined while the shop is not known. Only when it is called for: a long one would keep the title waiting. */
    build: () =>
      products && buildCart(openTitles({ titles, bought }), products, choices, needsByTitle(shares)),
    error,
    retry,
  }
}
