import { vi } from 'vitest'

import type { Category } from '@/lib/catalog/categories-api'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import type { Key } from '@/lib/storage/keys'

/** A browser tab with all persisted stores, and sample values of the keys of `localStorage`. */

/** Imports all persisted stores afresh: they hydrate when their modules are imported. */
export async function openTab() {
  vi.resetModules()
  const [storage, toasts, items, shopping, likes, saves, session, theme, servings, departments] =
    await Promise.all([
      import('@/lib/storage/storage'),
      import('@/lib/feedback/toasts-store'),
      import('@/lib/catalog/category-cache-store'),
      import('@/lib/shopping/shopping-store'),
      import('@/lib/recipes/likes-store'),
      import('@/lib/recipes/saves-store'),
      import('@/lib/session/session-store'),
      import('@/lib/theme/theme-store'),
      import('@/lib/recipes/servings-store'),
      import('@/lib/shopping/departments-store'),
    ])
  const stores = {
    items: () => items.useCategoryCacheStore.getState(),
    list: () => shopping.useShoppingStore.getState(),
    likes: () => likes.useLikesStore.getState(),
    saves: () => saves.useSavesStore.getState(),
    session: () => session.useSessionStore.getState(),
    theme: () => theme.useThemeStore.getState(),
    servings: () => servings.useServingsStore.getState(),
    departments: () => departments.useDepartmentsStore.getState(),
  }
  return {
    ...stores,
    clearStorage: storage.clearStorage,
    toasts: () => toasts.useToastsStore.getState().toasts,
    /** The persisted state of all stores by key. */
    state: () => ({
      items: stores.items().items,
      shopList: stores.list().titles,
      likedRecipes: stores.likes().recipes,
      savedRecipes: stores.saves().recipes,
      access: stores.session().access,
      refresh: stores.session().refresh,
      isDark: stores.theme().choice,
      cart: stores.list().cart,
      servings: stores.servings().choices,
      needs: stores.list().recipeShares,
      bought: stores.list().bought,
      departments: stores.departments().order,
    }),
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>

export const category = (id: string): Category => ({
  id,
  name: `${id}.webp`,
  title: id,
  back: [`${id}-back.webp`],
})
export const recipe = (id: string): RecipeCard => ({ ...category(id), time: '40 минут', kcal: '733 ккал' })

export const values = {
  // Before `shopList`: a title that is listed before its recipe counts as manual.
  needs: {
    shares: [
      {
        id: 'borscht',
        title: 'Борщ',
        servings: 9,
        baseServings: 6,
        ingredients: [{ title: 'Соль', quantity: '10 г', amount: { value: 10, unit: 'г', grams: 10 } }],
      },
    ],
    manual: [],
  },
  items: [category('soups'), category('salads')],
  shopList: ['Соль', 'Вода'],
  likedRecipes: [recipe('borscht')],
  savedRecipes: [recipe('ukha'), recipe('borscht')],
  access: 'user-1',
  refresh: 'token-1',
  isDark: true,
  cart: { counts: { Соль: 3 }, removed: ['Вода'] },
  servings: [
    { id: 'borscht', servings: 9 },
    { id: 'ukha', servings: 1 },
  ],
  bought: ['Вода'],
  departments: ['Хлеб', 'Овощи'],
}
export type SampleKey = keyof typeof values
export const sampleKeys = Object.keys(values) as SampleKey[]

/** The stored text of each value. */
export const texts = Object.fromEntries(
  sampleKeys.map((key) => [key, typeof values[key] === 'string' ? values[key] : JSON.stringify(values[key])]),
) as Record<SampleKey, string>

/** The state of each key while nothing is stored. */
export const emptyState = {
  items: [],
  shopList: [],
  likedRecipes: [],
  savedRecipes: [],
  access: undefined,
  refresh: undefined,
  isDark: undefined,
  cart: { counts: {}, removed: [] },
  servings: [],
  needs: { shares: [], manual: [] },
  bought: [],
  departments: [],
}

/** The user actions that give each key the value above. */
export const setValue: Record<SampleKey, (tab: Tab) => void> = {
  items: ({ items }) => values.items.forEach((card) => items().add([card])),
  shopList: ({ list }) => list().addTitles(values.shopList),
  likedRecipes: ({ likes }) => values.likedRecipes.forEach((card) => likes().toggle(card)),
  savedRecipes: ({ saves }) => values.savedRecipes.forEach((card) => saves().toggle(card)),
  access: ({ session }) => session().settle({ id: values.access, refreshToken: 'x' }),
  refresh: ({ session }) => session().settle({ id: 'x', refreshToken: values.refresh }),
  isDark: ({ theme }) => theme().setDark(true),
  cart: ({ list }) => {
    list().setCount('Соль', 3)
    list().removeFromCart('Вода')
  },
  servings: ({ servings }) =>
    values.servings.forEach(({ id, servings: count }) => servings().choose(id, count)),
  needs: ({ list }) =>
    values.needs.shares.forEach(({ id, title, servings, baseServings, ingredients }) =>
      list().addRecipes([{ recipe: { id, title, ingredients }, scale: { servings, baseServings } }]),
    ),
  bought: ({ list }) => {
    list().addTitles(values.bought)
    list().tick('Вода')
  },
  departments: ({ departments }) => departments().setOrder(values.departments),
}

/** The user actions that remove the value of a key, where there are any. */
export const removeValue: Partial<Record<SampleKey, (tab: Tab) => void>> = {
  shopList: ({ list }) => list().clear(),
  likedRecipes: ({ likes }) => values.likedRecipes.forEach((card) => likes().toggle(card)),
  savedRecipes: ({ saves }) => values.savedRecipes.forEach((card) => saves().toggle(card)),
  access: ({ session }) => session().settle(undefined),
  refresh: ({ session }) => session().settle(undefined),
  cart: ({ list }) => list().forgetChoices(['Соль', 'Вода']),
  servings: ({ servings }) => values.servings.forEach(({ id }) => servings().choose(id, undefined)),
  bought: ({ list }) => list().untick('Вода'),
  departments: ({ departments }) => departments().reset(),
}

export const storeAll = () => sampleKeys.forEach((key) => localStorage.setItem(key, texts[key]))

/** All texts in `localStorage` by key. */
export const storedTexts = () =>
  Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key, String(value)]))

/** Writes or removes a key as another tab would: this tab receives a `storage` event. */
export function writeInAnotherTab(key: Key, text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

/** Replaces some methods of `localStorage` until the test ends. */
export function stubStorage(methods: Partial<Storage>) {
  const real = localStorage
  const { getItem, setItem, removeItem, clear } = real
  const bound = Object.entries({ getItem, setItem, removeItem, clear }).map(
    ([name, method]) => [name, (...args: [string, string]) => Reflect.apply(method, real, args)] as const,
  )
  vi.stubGlobal('localStorage', { ...Object.fromEntries(bound), ...methods })
}

/** A storage method of a full or forbidden storage. */
export const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
