/**
 * The most that scripts may weigh on a cold visit, by route: gzipped kB (of 1000 bytes), with all that is fetched ahead
 * while the browser is idle, but without the account chunk. A little above what `npm run bench -- bytes` prints.
 */
export const budgets = {
  '/': 149,
  '/category': 184,
  '/selected_category/{category}': 186,
  '/selected_recipe/{recipe}/': 187,
  '/saverecipe': 179,
  '/likerecipe': 179,
  '/shoppinglist/{recipe}': 187,
  '/myshoplist': 188,
  '/shop': 184,
  '/delivery': 181,
  '/login': 156,
  '/registration': 155,
  '/resetpassword': 155,
  '/pantry': 188,
  '/plan': 199,
  '/mydata': 186,
  '/no-such-page': 150,
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
