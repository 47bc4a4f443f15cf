/** The one table of routes: patterns, parsing, href builders. The screens' titles are in titles.ts. */

/** First path segment of each route of spec point 2 and whether an id follows it; undefined: it may. */
const table = {
  welcome: { segment: '', id: false },
  categories: { segment: 'category', id: false },
  category: { segment: 'selected_category', id: true },
  recipe: { segment: 'selected_recipe', id: true },
  saves: { segment: 'saverecipe', id: false },
  likes: { segment: 'likerecipe', id: false },
  editor: { segment: 'shoppinglist', id: true },
  list: { segment: 'myshoplist', id: false },
  cart: { segment: 'shop', id: false },
  delivery: { segment: 'delivery', id: false },
  login: { segment: 'login', id: false },
  registration: { segment: 'registration', id: false },
  reset: { segment: 'resetpassword', id: false },
  pantry: { segment: 'pantry', id: false },
  plan: { segment: 'plan', id: false },
  myData: { segment: 'mydata', id: false },
  mine: { segment: 'mine', id: false },
  orders: { segment: 'orders', id: false },
  invitation: { segment: 'invitation', id: true },
  // The list; with an id the form of one of them.
  ownRecipes: { segment: 'myrecipes', id: undefined },
} as const

export type ScreenName = keyof typeof table | 'notFound'
export type Route = { screen: ScreenName; id: string; query: URLSearchParams }

/** The first path segments of all screens; `404.html` redirects such paths to their hash form. */
export const knownSegments = Object.values(table).flatMap(({ segment }) => segment || [])

const entries = Object.entries(table) as [keyof typeof table, (typeof table)[keyof typeof table]][]

/** Finds the screen for a path such as '/selected_recipe/borscht/?x=1'. Slashes may be missing or doubled. */
export function parseRoute(path: string): Route {
  const [pathname = '', ...rest] = path.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const [segment = '', id = '', ...more] = pathname.split('/').filter(Boolean)
  const entry = entries.find(
    ([, route]) => route.segment === segment && (route.id ?? Boolean(id)) === Boolean(id),
  )
  if (!entry || more.length > 0) return { screen: 'notFound', id: '', query }
  return { screen: entry[0], id: decode(id), query }
}

/** Identifies the screen of a route, without its query. */
export const screenKeyOf = ({ screen, id }: Pick<Route, 'screen' | 'id'>) => `${screen}/${id}`

/** Returns an id with an invalid percent encoding unchanged; the screen then reports an unknown id. */
function decode(id: string) {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Paths of all screens, for `navigate`. Links need `hash(path)`. */
export const paths = {
  welcome: '/',
  categories: '/category',
  category: (id: string) => `/selected_category/${encodeURIComponent(id)}`,
  recipe: (id: string) => `/selected_recipe/${encodeURIComponent(id)}/`,
  /** A recipe in cook mode; steps count from 1. */
  cooking: (id: string, step: number) => `/selected_recipe/${encodeURIComponent(id)}/?step=${step}`,
  saves: '/saverecipe',
  likes: '/likerecipe',
  editor: (id: string) => `/shoppinglist/${encodeURIComponent(id)}`,
  list: '/myshoplist',
  cart: '/shop',
  delivery: '/delivery',
  login: '/login',
  registration: '/registration',
  reset: '/resetpassword',
  pantry: '/pantry',
  plan: '/plan',
  /** The plan with the dialog that adds this recipe. */
  addToPlan: (id: string) => `/plan?${new URLSearchParams({ add: id })}`,
  myData: '/mydata',
  mine: '/mine',
  orders: '/orders',
  /** An invitation into a household, by its secret. */
  invitation: (secret: string) => `/invitation/${encodeURIComponent(secret)}`,
  ownRecipes: '/myrecipes',
  importRecipe: '/myrecipes/import',
  newRecipe: '/myrecipes/new',
  /** The form of an own recipe, or of a copy of another one. */
  recipeForm: (id: string) => `/myrecipes/${encodeURIComponent(id)}`,
}

/** A path with its query, for example '/category?q=суп'; without '?' if the query is empty. */
export const withQuery = (path: string, query: URLSearchParams) => `${path}?${query}`.replace(/\?$/, '')

/** The `href` of a path, for example '#/category'. */
export const hash = (path: string) => `#${path}`
