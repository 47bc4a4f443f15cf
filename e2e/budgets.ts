/**
 * The most that scripts may weigh on a cold visit, by route: gzipped kB (of 1000 bytes), with all that is fetched ahead
 * while the browser is idle, but without the account chunk. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 151,
  '/category': 185,
  '/selected_category/{category}': 187,
  '/selected_recipe/{recipe}/': 187,
  '/saverecipe': 179,
  '/likerecipe': 179,
  '/shoppinglist/{recipe}': 187,
  '/myshoplist': 189,
  '/shop': 184,
  '/delivery': 182,
  '/login': 158,
  '/registration': 156,
  '/resetpassword': 157,
  '/pantry': 188,
  '/plan': 200,
  '/mydata': 188,
  '/no-such-page': 152,
}

/** The most that the account chunk may weigh. */
export const accountBudget = 32

export type Budgets = typeof budgets
