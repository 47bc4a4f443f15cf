import { isAtHome, tillOf } from '@/lib/shop/till'
import { useShop } from '@/lib/shop/use-shop'
import { openTitles, useShoppingStore } from '@/lib/shopping/shopping-store'

/** The number of titles that are still to be bought; once products are loaded, without staples and what is not sold at all. */
export function useOpenCount(): number {
  const titles = useShoppingStore((state) => state.titles)
  const bought = useShoppingStore((state) => state.bought)
  const { counts } = useShoppingStore((state) => state.cart)
  const { products = [] } = useShop({ isWanted: titles.length > 0 })
  const open = openTitles({ titles, bought })
  const { byTitle, ownShelf } = tillOf(open, products, undefined, counts)
  return open.filter((title) => !isAtHome(byTitle.get(title) ?? {})).length - ownShelf.length
}
