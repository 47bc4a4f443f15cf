import { themeName } from '../tailwind.config'

/**
 * The maximum size of the scripts of a first visit, by route: gzipped kB (1000 bytes), including what is prefetched while
 * the browser is idle, without the account chunk and the code for sync. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 140,
  '/category': 184,
  '/selected_category/{category}': 184,
  '/selected_recipe/{recipe}/': 201,
  '/saverecipe': 171,
  '/likerecipe': 171,
  '/shoppinglist/{recipe}': 189,
  '/myshoplist': 190,
  '/shop': 187,
  '/delivery': 185,
  '/login': 145,
  '/registration': 145,
  '/resetpassword': 144,
  '/pantry': 191,
  '/plan': 210,
  '/mydata': 188,
  '/mine': 172,
  '/orders': 178,
  '/invitation/no-such-link': 192,
  '/myrecipes': 211,
  '/no-such-page': 140,
}

/**
 * The same for a site that sends orders (`NEXT_PUBLIC_ORDER_URL`): every page handles the pending ones, and the delivery
 * has another screen.
 */
export const budgetsWithOrders = {
  '/': 142,
  '/delivery': 194,
}

/** The maximum size of the account chunk, in the same unit. */
export const accountBudget = 34

/** The maximum size of the code for sync, which only signed-in visitors and invited ones load. */
export const syncBudget = 45

/** The maximum size of the app's page in gzipped kB of HTML; without scripts/dedupe-inlined-css.ts it is 60 % larger. */
export const pageBudget = 31

/** The maximum size of the fonts of the welcome page in kB; scripts/webpack/subset-font.mjs halves them. */
export const fontBudget = themeName === 'kitchen' ? 52 : 54

export type Budgets = typeof budgets
