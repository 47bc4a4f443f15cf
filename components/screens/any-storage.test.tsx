import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/screens/cart-screen'
import { CategoriesScreen } from '@/components/screens/categories-screen'
import { CategoryScreen } from '@/components/screens/category-screen'
import { DeliveryScreen } from '@/components/screens/delivery-screen'
import { EditorScreen } from '@/components/screens/editor-screen'
import { LikesScreen } from '@/components/screens/likes-screen'
import { ListScreen } from '@/components/screens/list-screen'
import { LoginScreen } from '@/components/screens/login-screen'
import { MyDataScreen } from '@/components/screens/my-data-screen'
import { NotFoundScreen } from '@/components/screens/not-found-screen'
import { PantryScreen } from '@/components/screens/pantry-screen'
import { PlanScreen } from '@/components/screens/plan-screen'
import { RecipeScreen } from '@/components/screens/recipe-screen'
import { RegistrationScreen } from '@/components/screens/registration-screen'
import { ResetScreen } from '@/components/screens/reset-screen'
import { SavesScreen } from '@/components/screens/saves-screen'
import type { ScreenProps } from '@/components/screens/screen'
import { WelcomeScreen } from '@/components/screens/welcome-screen'
import type { ScreenName } from '@/lib/routes'
import type { Key } from '@/lib/stores/keys'
// Read on no screen of their own.
import '@/lib/stores/outbox-store'
import '@/lib/stores/timers-store'
import { stubApi } from '@/testing/api'
import { FreshCache, startAfresh } from '@/testing/app'

/** Every key of the storage, every kind of garbage under it, every screen. A new key or screen does not compile here. */

const screens: Record<ScreenName, ComponentType<ScreenProps>> = {
  welcome: WelcomeScreen,
  categories: CategoriesScreen,
  category: CategoryScreen,
  recipe: RecipeScreen,
  saves: SavesScreen,
  likes: LikesScreen,
  editor: EditorScreen,
  list: ListScreen,
  cart: CartScreen,
  delivery: DeliveryScreen,
  login: LoginScreen,
  registration: RegistrationScreen,
  reset: ResetScreen,
  pantry: PantryScreen,
  plan: PlanScreen,
  myData: MyDataScreen,
  notFound: NotFoundScreen,
}
const ids: Partial<Record<ScreenName, string>> = { category: 'soups', recipe: 'borscht', editor: 'borscht' }

const card = { id: 'borscht', name: '', title: 'Борщ', back: [], time: '1 час', kcal: '330 ккал' }
const share = { ...card, servings: 6, of: 6, ingredients: [{ title: 'Соль', quantity: '10 г' }] }

/** A value of each key that fits. */
const good: Record<Key, unknown> = {
  items: [card],
  shopList: ['Соль'],
  likedRecipes: [card],
  savedRecipes: [card],
  access: 'user-1',
  refresh: 'token-1',
  isDark: true,
  cart: { counts: { salt: 3 }, removed: ['water'] },
  servings: [{ id: 'borscht', servings: 9 }],
  needs: { shares: [share], own: [] },
  pantry: ['Соль'],
  owner: 'user-1',
  outbox: { waiting: [], news: [{ kind: 'placed', number: '1' }] },
  bought: ['Соль'],
  departments: ['Овощи', 'Рыба'],
  plan: [
    { id: 'm', day: '2026-11-23', name: 'lunch', recipe: { id: 'borscht', title: 'Борщ' }, servings: 2 },
  ],
  cooking: [{ id: 'borscht', step: 2, ticked: [0] }],
  timers: [],
  askedToNotify: true,
}
const keys = Object.keys(good) as Key[]

const long = 'Щ'.repeat(200_000)
const hostile = [
  { ...card, id: '__proto__', title: '<img src=x onerror=alert(1)>', name: 'javascript:alert(1)' },
  { ...card, id: 'constructor', title: long, back: ['data:text/html,<script>1</script>', '//evil.example'] },
  { ...card, id: '\ud800', title: '\ud800', picture: { blur: 'data:image/png"), url(https://evil.example' } },
  { ...card, id: '../..', title: '\u202e\u0000', picture: { avif: 'javascript:1 1w', webp: [] } },
]

/** Texts that no version of the app has written; the first ones fit no key but those that hold any text. */
const garbage = [
  '',
  '{',
  'undefined',
  '<html>',
  long,
  'null',
  'NaN',
  '7',
  '-1e999',
  '"text"',
  '[]',
  '{}',
  '[null, 7, [], {}, "", " "]',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  '{"__proto__": {"counts": {}}, "constructor": []}',
  JSON.stringify(hostile),
  JSON.stringify(hostile.map(({ title }) => title)),
  JSON.stringify(hostile.map(({ id }) => ({ id, servings: 1e21 }))),
  '{"counts": {"__proto__": 3, "salt": 9007199254740993}, "removed": ["constructor"]}',
  JSON.stringify({ shares: hostile.map((one) => ({ ...share, ...one })), own: [long] }),
  JSON.stringify({ shares: [{ ...share, ingredients: [{ title: long, quantity: long }] }], own: {} }),
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** What the browser tells this tab about what another one has written. */
function write(key: Key, text: string) {
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

beforeEach(() => {
  startAfresh()
  stubApi()
})

/** The keys that have to keep their value. A screen may add to `items`, and needs go with the titles of the list. */
const unharmed = (key: Key) =>
  keys.filter((one) => one !== key && one !== 'items' && !(key === 'shopList' && one === 'needs'))

describe.each(Object.entries(screens))('the screen %s', (name, Screen) => {
  const id = ids[name as ScreenName] ?? ''

  it.each(keys)('outlives garbage under «%s», and no other key is harmed', async (key) => {
    keys.forEach((one) => write(one, textOf(good[one])))
    const shown = render(<Screen id={id} query={new URLSearchParams()} />, { wrapper: FreshCache })
    await screen.findByRole('heading', { level: 1 })
    const others = () => Object.fromEntries(unharmed(key).map((one) => [one, localStorage.getItem(one)]))
    const before = others()
    for (const text of garbage) {
      await act(async () => write(key, text))
      const kind = `${key}: ${text.slice(0, 60)}`
      expect(shown.container.textContent?.trim(), kind).not.toBe('')
      expect(shown.container.querySelectorAll('h1'), kind).toHaveLength(1)
      expect(others(), kind).toEqual(before)
    }
  })
})

describe('any text', () => {
  const text = fc.oneof(fc.json({ maxDepth: 3 }), fc.string({ unit: 'binary' }), fc.constantFrom(...garbage))

  it.each(keys)('under «%s» is read, or set aside whole', (key) =>
    fc.assert(
      fc.property(text, (any) => {
        localStorage.clear()
        act(() => write(key, any))
        const left = localStorage.getItem(key)
        expect(left ?? localStorage.getItem(`${key}.aside`)).toBe(any)
      }),
    ),
  )
})
