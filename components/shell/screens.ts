import type { ScreenProps } from '@/lib/router/screen-props'
import { WelcomeScreen } from '@/components/shell/welcome-screen'
import { config } from '@/lib/config'
import { type LazyComponent, preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import type { ScreenName } from '@/lib/router/routes'

/**
 * Screens, each a chunk of its own but the one that the page is born with. Loaded ones are kept, so that a screen seen
 * before or fetched ahead shows in the same frame; `React.lazy` would hold it back behind a fallback. webpack gives a
 * chunk 120 s and fails it with a `ChunkLoadError` (spec point 8).
 */

const screens: Record<ScreenName, LazyComponent<ScreenProps>> = {
  welcome: { load: async () => WelcomeScreen, loaded: WelcomeScreen },
  categories: {
    load: () => import('@/components/catalog/categories-screen').then((m) => m.CategoriesScreen),
  },
  category: { load: () => import('@/components/catalog/category-screen').then((m) => m.CategoryScreen) },
  recipe: { load: () => import('@/components/recipes/recipe-screen').then((m) => m.RecipeScreen) },
  saves: { load: () => import('@/components/catalog/saves-screen').then((m) => m.SavesScreen) },
  likes: { load: () => import('@/components/catalog/likes-screen').then((m) => m.LikesScreen) },
  editor: { load: () => import('@/components/shopping/editor-screen').then((m) => m.EditorScreen) },
  list: { load: () => import('@/components/shopping/list-screen').then((m) => m.ListScreen) },
  cart: { load: () => import('@/components/shopping/cart-screen').then((m) => m.CartScreen) },
  delivery: {
    load: config.orderUrl
      ? () => import('@/components/orders/order-screen').then((m) => m.OrderScreen)
      : () => import('@/components/orders/delivery-screen').then((m) => m.DeliveryScreen),
  },
  login: { load: () => import('@/components/account/login-screen').then((m) => m.LoginScreen) },
  registration: {
    load: () => import('@/components/account/registration-screen').then((m) => m.RegistrationScreen),
  },
  plan: { load: () => import('@/components/plan/plan-screen').then((m) => m.PlanScreen) },
  pantry: { load: () => import('@/components/catalog/pantry-screen').then((m) => m.PantryScreen) },
  myData: { load: () => import('@/components/account/my-data-screen').then((m) => m.MyDataScreen) },
  reset: { load: () => import('@/components/account/reset-screen').then((m) => m.ResetScreen) },
  notFound: { load: () => import('@/components/shell/not-found-screen').then((m) => m.NotFoundScreen) },
}

/**
 * Where a visitor is likely to go next; fetched ahead when the browser is idle. Not from the welcome page: who only
 * looks in pays for nothing more, and the main button has its screen fetched as soon as it is pointed at.
 */
const likelyNext: Partial<Record<ScreenName, ScreenName[]>> = {
  categories: ['category'],
  pantry: ['recipe'],
  plan: ['list'],
  category: ['recipe'],
  recipe: ['editor'],
  editor: ['list'],
  list: ['cart'],
  cart: ['delivery'],
}

/** Fetches a screen ahead; a failure shows only when the screen is really asked for. */
export const preloadScreen = (name: ScreenName) => preloadModule(screens[name])

/** Fetches ahead what a visitor of this screen is likely to want next. */
export function preloadLikelyNext(name: ScreenName) {
  likelyNext[name]?.forEach(preloadScreen)
}

/** The component of a screen, once it is there, or why it is not. */
export function useScreen(name: ScreenName) {
  const { loaded: Screen, loadFailure } = useLazyModule(screens[name], true)
  return { Screen, loadFailure }
}
