/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 150,
  '/category': 182,
  '/selected_category/{category}': 184,
  '/selected_recipe/{recipe}/': 188,
  '/saverecipe': 176,
  '/likerecipe': 176,
  '/shoppinglist/{recipe}': 186,
  '/myshoplist': 187,
  '/shop': 184,
  '/delivery': 181,
  '/login': 155,
  '/registration': 155,
  '/resetpassword': 155,
  '/pantry': 187,
  '/plan': 199,
  '/mydata': 186,
  '/mine': 180,
  '/orders': 180,
  '/no-such-page': 151,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 154,
  '/delivery': 193,
}

/** The maximum size of the account chunk, in the same unit. */
export const accountBudget = 34

/** The maximum size of the app's page in gzipped kB of HTML; without scripts/dedupe-inlined-css.ts it is 41 % larger. */
export const pageBudget = 26

export type Budgets = typeof budgets
