import { type ComponentType, useEffect, useReducer, useState } from 'react'

import type { ScreenProps } from '@/components/screens/screen'
import { WelcomeScreen } from '@/components/screens/welcome-screen'
import { config } from '@/lib/config'
import type { ScreenName } from '@/lib/routes'

/**
 * Screens, each a chunk of its own but the one that the page is born with. Loaded modules stay in a map, so that a
 * screen seen before or fetched ahead shows in the same frame; `React.lazy` would hold it back behind a fallback.
 * webpack gives a chunk 120 s and fails it with a `ChunkLoadError` (spec point 8).
 */

type Screen = ComponentType<ScreenProps>

const loaders: Partial<Record<ScreenName, () => Promise<Screen>>> = {
  categories: () => import('@/components/screens/categories-screen').then((m) => m.CategoriesScreen),
  category: () => import('@/components/screens/category-screen').then((m) => m.CategoryScreen),
  recipe: () => import('@/components/screens/recipe-screen').then((m) => m.RecipeScreen),
  saves: () => import('@/components/screens/saves-screen').then((m) => m.SavesScreen),
  likes: () => import('@/components/screens/likes-screen').then((m) => m.LikesScreen),
  editor: () => import('@/components/screens/editor-screen').then((m) => m.EditorScreen),
  list: () => import('@/components/screens/list-screen').then((m) => m.ListScreen),
  cart: () => import('@/components/screens/cart-screen').then((m) => m.CartScreen),
  delivery: config.orderUrl
    ? () => import('@/components/screens/order-screen').then((m) => m.OrderScreen)
    : () => import('@/components/screens/delivery-screen').then((m) => m.DeliveryScreen),
  login: () => import('@/components/screens/login-screen').then((m) => m.LoginScreen),
  registration: () => import('@/components/screens/registration-screen').then((m) => m.RegistrationScreen),
  plan: () => import('@/components/screens/plan-screen').then((m) => m.PlanScreen),
  pantry: () => import('@/components/screens/pantry-screen').then((m) => m.PantryScreen),
  myData: () => import('@/components/screens/my-data-screen').then((m) => m.MyDataScreen),
  reset: () => import('@/components/screens/reset-screen').then((m) => m.ResetScreen),
  notFound: () => import('@/components/screens/not-found-screen').then((m) => m.NotFoundScreen),
}

const loaded = new Map<ScreenName, Screen>([['welcome', WelcomeScreen]])

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

async function load(name: ScreenName) {
  const screen = await loaders[name]?.()
  if (screen) loaded.set(name, screen)
}

/** Fetches a screen ahead; a failure shows only when the screen is really asked for. */
export function fetchAhead(name: ScreenName) {
  if (!loaded.has(name)) load(name).catch(() => {})
}

/** Fetches ahead what a visitor of this screen is likely to want next. */
export function fetchLikelyNext(name: ScreenName) {
  likelyNext[name]?.forEach(fetchAhead)
}

/** The component of a screen, once it is there, or why it is not. */
export function useScreen(name: ScreenName): { Screen: Screen | undefined; error: Error | undefined } {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<{ name: ScreenName; error: Error }>()

  useEffect(() => {
    if (loaded.has(name)) return
    let isWanted = true
    load(name).then(
      () => isWanted && showLoaded(),
      (error: Error) => isWanted && setFailure({ name, error }),
    )
    return () => {
      isWanted = false
    }
  }, [name])

  return { Screen: loaded.get(name), error: failure?.name === name ? failure.error : undefined }
}
