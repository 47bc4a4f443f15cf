/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk and what keeps devices in sync. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 152,
  '/category': 191,
  '/selected_category/{category}': 194,
  '/selected_recipe/{recipe}/': 198,
  '/saverecipe': 183,
  '/likerecipe': 183,
  '/shoppinglist/{recipe}': 195,
  '/myshoplist': 196,
  '/shop': 195,
  '/delivery': 191,
  '/login': 158,
  '/registration': 157,
  '/resetpassword': 156,
  '/pantry': 200,
  '/plan': 212,
  '/mydata': 193,
  '/mine': 182,
  '/orders': 188,
  '/invitation/no-such-link': 196,
  '/myrecipes': 213,
  '/no-such-page': 153,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 155,
  '/delivery': 200,
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
