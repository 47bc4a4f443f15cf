import { buildCart } from '@/lib/shopping/cart'
import { useShop } from '@/lib/shop/use-shop'
import { needsByTitle } from '@/lib/shopping/recipe-shares'
import { useCartStore } from '@/lib/shopping/cart-store'
import { openTitles, useListStore } from '@/lib/shopping/list-store'
import { useNeedsStore } from '@/lib/shopping/needs-store'

/** What of the shopping list the shop sells. */
export function useCart() {
  const titles = useListStore((state) => state.titles)
  const bought = useListStore((state) => state.bought)
  const choices = useCartStore((state) => state.choices)
  const { shares } = useNeedsStore((state) => state.needs)
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
