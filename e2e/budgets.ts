/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 149,
  '/category': 184,
  '/selected_category/{category}': 186,
  '/selected_recipe/{recipe}/': 187,
  '/saverecipe': 179,
  '/likerecipe': 179,
  '/shoppinglist/{recipe}': 187,
  '/myshoplist': 188,
  '/shop': 184,
  '/delivery': 181,
  '/login': 156,
  '/registration': 155,
  '/resetpassword': 155,
  '/pantry': 188,
  '/plan': 199,
  '/mydata': 186,
  '/no-such-page': 150,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 152,
  '/delivery': 190,
}

/** The maximum size of the account chunk, in the same unit. */
export const accountBudget = 32

export type Budgets = typeof budgets
