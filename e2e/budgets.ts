/**
 * The most that scripts may weigh on a cold visit, by route: gzipped kB (of 1000 bytes), with all that is fetched ahead
 * while the browser is idle, but without the account chunk. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 151.5,
  '/category': 183,
  '/selected_category/{category}': 192,
  '/selected_recipe/{recipe}/': 192,
  '/saverecipe': 165,
  '/likerecipe': 165,
  '/shoppinglist/{recipe}': 185,
  '/myshoplist': 185,
  '/shop': 179,
  '/delivery': 165,
  '/login': 158,
  '/registration': 157,
  '/resetpassword': 157,
  '/pantry': 184,
  '/plan': 197,
  '/mydata': 177,
  '/no-such-page': 154,
}

/** The most that the account chunk may weigh. The goal is 32: without Google's popup it would be reached. */
export const accountBudget = 34.4

export type Budgets = typeof budgets
