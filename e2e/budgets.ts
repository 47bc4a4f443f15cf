/**
 * The most that scripts may weigh on a cold visit, by route: gzipped kB (of 1000 bytes), with all that is fetched ahead
 * while the browser is idle, but without the account chunk. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 151,
  '/category': 187,
  '/selected_category/{category}': 190,
  '/selected_recipe/{recipe}/': 190,
  '/saverecipe': 181,
  '/likerecipe': 181,
  '/shoppinglist/{recipe}': 190,
  '/myshoplist': 191,
  '/shop': 187,
  '/delivery': 184,
  '/login': 158,
  '/registration': 156,
  '/resetpassword': 157,
  '/pantry': 190,
  '/plan': 203,
  '/mydata': 190,
  '/no-such-page': 152,
}

/**
 * The same where orders are taken (`NEXT_PUBLIC_ORDER_URL`): every page watches over those that wait, and the delivery has
 * another screen.
 */
export const budgetsWithOrders = {
  '/': 152,
  '/delivery': 190,
}

/** The most that the account chunk may weigh. */
export const accountBudget = 32

export type Budgets = typeof budgets
