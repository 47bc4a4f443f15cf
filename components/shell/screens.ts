import type { ComponentType } from 'react'

import type { ScreenProps } from '@/lib/router/screen-props'
import { WelcomeScreen } from '@/components/shell/welcome-screen'
import { config } from '@/lib/config'
import { type Loader, preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import type { ScreenName } from '@/lib/router/routes'

/**
 * The screens, each a chunk of its own except the welcome screen, which is part of the exported page. Loaded screens stay
 * cached, so that they render in the same frame: `React.lazy` would show its fallback first. webpack fails a chunk with a
 * `ChunkLoadError` after 120 s (spec point 8).
 */
const screens: Record<ScreenName, Loader<ComponentType<ScreenProps>>> = {
  welcome: Object.assign(async () => WelcomeScreen, { loaded: WelcomeScreen }),
  categories: () => import('@/components/catalog/categories-screen').then((m) => m.CategoriesScreen),
  category: () => import('@/components/catalog/category-screen').then((m) => m.CategoryScreen),
  recipe: () => import('@/components/recipes/recipe-screen').then((m) => m.RecipeScreen),
  saves: () => import('@/components/catalog/saves-screen').then((m) => m.SavesScreen),
  likes: () => import('@/components/catalog/likes-screen').then((m) => m.LikesScreen),
  editor: () => import('@/components/shopping/editor-screen').then((m) => m.EditorScreen),
  list: () => import('@/components/shopping/list-screen').then((m) => m.ListScreen),
  cart: () => import('@/components/shopping/cart-screen').then((m) => m.CartScreen),
  delivery: config.orderUrl
    ? () => import('@/components/orders/order-screen').then((m) => m.OrderScreen)
    : () => import('@/components/orders/delivery-screen').then((m) => m.DeliveryScreen),
  login: () => import('@/components/account/login-screen').then((m) => m.LoginScreen),
  registration: () => import('@/components/account/registration-screen').then((m) => m.RegistrationScreen),
  plan: () => import('@/components/plan/plan-screen').then((m) => m.PlanScreen),
  pantry: () => import('@/components/pantry/pantry-screen').then((m) => m.PantryScreen),
  myData: () => import('@/components/account/my-data-screen').then((m) => m.MyDataScreen),
  mine: () => import('@/components/account/mine-screen').then((m) => m.MineScreen),
  orders: () => import('@/components/orders/orders-screen').then((m) => m.OrdersScreen),
  invitation: config.syncUrl
    ? () =>
        import(
          /* webpackChunkName: "household-invitation" */ '@/components/household/invitation-screen'
        ).then((m) => m.InvitationScreen)
    : () => import('@/components/shell/not-found-screen').then((m) => m.NotFoundScreen),
  ownRecipes: () => import('@/components/own-recipes/own-recipes-screen').then((m) => m.OwnRecipesScreen),
  reset: () => import('@/components/account/reset-screen').then((m) => m.ResetScreen),
  notFound: () => import('@/components/shell/not-found-screen').then((m) => m.NotFoundScreen),
}

/**
 * The likely next screens, preloaded when the browser is idle. The welcome page has none: bytes matter most there, and its
 * main button preloads its screen on hover.
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

/** Loads the chunk of a screen; a failure is reported only when the screen is shown. */
export const preloadScreen = (name: ScreenName) => preloadModule(screens[name])

export function preloadLikelyNext(name: ScreenName) {
  likelyNext[name]?.forEach(preloadScreen)
}

/** The component of a screen once it has loaded, or the failure to load it. */
export function useScreen(name: ScreenName) {
  const { loaded: Screen, loadFailure } = useLazyModule(screens[name], true)
  return { Screen, loadFailure }
}
