import type { Product } from '@/lib/shop/shop-api'
import { tillOf } from '@/lib/shop/till'
import { withEarlier } from '@/lib/shopping/cart-choices'
import { neededBy } from '@/lib/shopping/recipe-shares'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import type { Basket } from '@/lib/shopping/stored-shopping'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { normalize } from '@/lib/text/normalize'

/** The list with its shares and the cart's choices, as an order is made from them. */
export function currentBasket(): Basket {
  const { titles, bought, recipeShares, cart } = useShoppingStore.getState()
  return { titles, bought, recipeShares, cart }
}

/**
 * Removes what was ordered from the list and the cart. Titles added since then stay, and those that recipes added since then
 * need.
 */
export function clearBasket({ titles, recipeShares }: Basket) {
  const { removeRecipe, remove, forgetChoices } = useShoppingStore.getState()
  for (const { id } of recipeShares.shares) removeRecipe(id)
  const needed = neededBy(useShoppingStore.getState().recipeShares.shares)
  remove(titles.filter((title) => !needed.has(title)))
  forgetChoices(titles)
}

/** Puts the basket of an order that was not placed back; what was added since then stays and wins. */
export function restoreBasket({ titles, bought, recipeShares, cart }: Basket) {
  const before = useShoppingStore.getState()
  const isListed = new Set(before.titles)
  const isBack = (title: string) => !isListed.has(title)
  const shareIds = new Set(before.recipeShares.shares.map(({ id }) => id))
  const needed = neededBy(recipeShares.shares)

  // Manual titles first: a title that is listed before its recipes counts as manual.
  before.addTitles(titles.filter((title) => !needed.has(title) || recipeShares.manual.includes(title)))
  before.addRecipes(
    recipeShares.shares
      .filter(({ id }) => !shareIds.has(id))
      .map((share) => ({
        recipe: share,
        scale: { servings: share.servings, baseServings: share.baseServings },
      })),
  )
  useShoppingStore.setState((state) => {
    const all = [...new Set([...titles, ...state.titles])]
    const isBought = new Set([...bought.filter(isBack), ...state.bought])
    return {
      titles: all,
      bought: all.filter((title) => isBought.has(title)),
      positions: [...new Set([...all, ...state.positions])],
      // Earlier choices must not change the count of, or hide, a product that was added again since.
      cart: withEarlier(state.cart, cart, titles.filter(isBack)),
    }
  })
}

/**
 * Adds the products of an earlier order to the list, with their counts in the cart, also of those taken out of it. A count is
 * higher where recipes on the list need more packs. Titles that the list has stay as it spells them.
 */
export function orderAgain(items: { title: string; count: number }[], products: Product[]) {
  const { titles: listed, addManual, returnToCart, setCount } = useShoppingStore.getState()
  const spelled = new Map(listed.map((title) => [normalize(title), title]))
  const titles = items.map(({ title }) => title)
  addManual(titles.map((title) => spelled.get(normalize(title)) ?? title))
  returnToCart(titles)
  const needs = needsByTitle(useShoppingStore.getState().recipeShares.shares)
  const { byTitle } = tillOf(titles, products, needs)
  for (const { title, count } of items) setCount(title, Math.max(count, byTitle.get(title)?.need?.packs ?? 0))
}
