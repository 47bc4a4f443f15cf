import type { Page } from 'playwright/test'

import type { Product } from './api'
import { texts } from './texts'

/** The total as the cart displays it, calculated in whole kopecks. */
export function total(products: Product[], countOf = (product: Product) => product.count) {
  const kopecks = products.reduce(
    (sum, product) => sum + Math.round(product.price * 100) * countOf(product),
    0,
  )
  return texts.cart.total((kopecks / 100).toFixed(2))
}

/** Opens the folded staples of the list or the cart. */
export const unfoldStaples = (page: Page) =>
  page.getByRole('button', { name: texts.list.staples, expanded: false }).click()

/** Where there is little room, a menu holds the actions on the list. */
export async function openTools(page: Page) {
  const menu = page.getByRole('button', { name: texts.list.tools, expanded: false })
  if (await menu.isVisible()) await menu.click()
}
