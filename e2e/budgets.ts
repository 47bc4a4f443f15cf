/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk and what keeps devices in sync. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 137,
  '/category': 179,
  '/selected_category/{category}': 182,
  '/selected_recipe/{recipe}/': 195,
  '/saverecipe': 170,
  '/likerecipe': 170,
  '/shoppinglist/{recipe}': 184,
  '/myshoplist': 185,
  '/shop': 182,
  '/delivery': 179,
  '/login': 143,
  '/registration': 142,
  '/resetpassword': 142,
  '/pantry': 189,
  '/plan': 203,
  '/mydata': 185,
  '/mine': 170,
  '/orders': 176,
  '/invitation/no-such-link': 188,
  '/myrecipes': 200,
  '/no-such-page': 138,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 141,
  '/delivery': 187,
}

/** The maximum size of the account chunk, in the same unit. */
export const accountBudget = 34

/** The maximum size of what keeps devices and a household in sync, which only signed-in visitors and invited ones load. */
export const syncBudget = 45

/** The maximum size of the app's page in gzipped kB of HTML; without scripts/dedupe-inlined-css.ts it is 41 % larger. */
export const pageBudget = 31

/** The maximum size of the fonts of the welcome page in kB; scripts/webpack/subset-font.mjs halves them. */
export const fontBudget = 52

export type Budgets = typeof budgets
