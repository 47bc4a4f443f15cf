/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk and what keeps devices in sync. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 153,
  '/category': 193,
  '/selected_category/{category}': 195,
  '/selected_recipe/{recipe}/': 204,
  '/saverecipe': 185,
  '/likerecipe': 185,
  '/shoppinglist/{recipe}': 197,
  '/myshoplist': 197,
  '/shop': 196,
  '/delivery': 193,
  '/login': 158,
  '/registration': 158,
  '/resetpassword': 157,
  '/pantry': 202,
  '/plan': 214,
  '/mydata': 197,
  '/mine': 184,
  '/orders': 190,
  '/invitation/no-such-link': 201,
  '/myrecipes': 213,
  '/no-such-page': 154,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 157,
  '/delivery': 202,
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
