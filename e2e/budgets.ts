/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk and the code for sync. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 138,
  '/category': 179,
  '/selected_category/{category}': 182,
  '/selected_recipe/{recipe}/': 197,
  '/saverecipe': 171,
  '/likerecipe': 171,
  '/shoppinglist/{recipe}': 186,
  '/myshoplist': 187,
  '/shop': 183,
  '/delivery': 180,
  '/login': 144,
  '/registration': 143,
  '/resetpassword': 143,
  '/pantry': 189,
  '/plan': 206,
  '/mydata': 186,
  '/mine': 171,
  '/orders': 177,
  '/invitation/no-such-link': 190,
  '/myrecipes': 205,
  '/no-such-page': 139,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 141,
  '/delivery': 188,
}

/** The maximum size of the account chunk, in the same unit. */
export const accountBudget = 34

/** The maximum size of the code for sync, which only signed-in visitors and invited ones load. */
export const syncBudget = 45

/** The maximum size of the app's page in gzipped kB of HTML; without scripts/dedupe-inlined-css.ts it is 60 % larger. */
export const pageBudget = 31

/** The maximum size of the fonts of the welcome page in kB; scripts/webpack/subset-font.mjs halves them. */
export const fontBudget = 52

export type Budgets = typeof budgets
