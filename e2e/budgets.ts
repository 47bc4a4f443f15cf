/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 151,
  '/category': 184,
  '/selected_category/{category}': 186,
  '/selected_recipe/{recipe}/': 192,
  '/saverecipe': 178,
  '/likerecipe': 178,
  '/shoppinglist/{recipe}': 190,
  '/myshoplist': 191,
  '/shop': 190,
  '/delivery': 187,
  '/login': 157,
  '/registration': 156,
  '/resetpassword': 156,
  '/pantry': 191,
  '/plan': 204,
  '/mydata': 188,
  '/mine': 178,
  '/orders': 184,
  '/no-such-page': 152,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 154,
  '/delivery': 195,
}

/** The maximum size of the account chunk, in the same unit. */
export const accountBudget = 34

/** The maximum size of the app's page in gzipped kB of HTML; without scripts/dedupe-inlined-css.ts it is 41 % larger. */
export const pageBudget = 29

/** The maximum size of the fonts of the welcome page in kB; scripts/webpack/subset-font.mjs halves them. */
export const fontBudget = 52

export type Budgets = typeof budgets
