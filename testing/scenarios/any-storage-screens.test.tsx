import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { DeliveryScreen } from '@/components/orders/delivery-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { LikesScreen } from '@/components/catalog/likes-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { LoginScreen } from '@/components/account/login-screen'
import { MyDataScreen } from '@/components/account/my-data-screen'
import { NotFoundScreen } from '@/components/shell/not-found-screen'
import { PantryScreen } from '@/components/catalog/pantry-screen'
import { PlanScreen } from '@/components/plan/plan-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { RegistrationScreen } from '@/components/account/registration-screen'
import { ResetScreen } from '@/components/account/reset-screen'
import { SavesScreen } from '@/components/catalog/saves-screen'
import type { ScreenProps } from '@/lib/router/screen-props'
import { WelcomeScreen } from '@/components/shell/welcome-screen'
import type { ScreenName } from '@/lib/router/routes'
import type { Key } from '@/lib/storage/keys'
// Read on no screen of their own, but by the parts of the shell.
import '@/lib/orders/outbox-store'
import '@/lib/timers/timers-store'
import { stubApi } from '@/testing/api'
import { FreshCache, resetApp } from '@/testing/app'
import { keys, malformedTexts, writeFromOtherTab, writeValidValues } from '@/testing/storage'
import { expectNoInjection } from '@/testing/no-injection'

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

beforeEach(() => {
  resetApp()
  stubApi()
})

/** The keys that have to keep their value. A screen may add to `items`, and needs go with the titles of the list. */
const unharmed = (key: Key) =>
  keys.filter((one) => one !== key && one !== 'items' && !(key === 'shopList' && one === 'needs'))

describe.each(Object.entries(screens))('the screen %s', (name, Screen) => {
  const id = ids[name as ScreenName] ?? ''

  it.each(keys)('outlives garbage under «%s», and no other key is harmed', async (key) => {
    writeValidValues()
    const shown = render(<Screen id={id} query={new URLSearchParams()} />, { wrapper: FreshCache })
    await screen.findByRole('heading', { level: 1 })
    const others = () => Object.fromEntries(unharmed(key).map((one) => [one, localStorage.getItem(one)]))
    const before = others()
    for (const text of malformedTexts) {
      await act(async () => writeFromOtherTab(key, text))
      const kind = `${key}: ${text.slice(0, 60)}`
      expect(shown.container.textContent?.trim(), kind).not.toBe('')
      expect(shown.container.querySelectorAll('h1'), kind).toHaveLength(1)
      expectNoInjection(shown.container, kind)
      expect(others(), kind).toEqual(before)
    }
  })
})

describe('any text', () => {
  const text = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...malformedTexts),
  )

  it.each(keys)('under «%s» is read, or set aside whole', (key) =>
    fc.assert(
      fc.property(text, (any) => {
        localStorage.clear()
        act(() => writeFromOtherTab(key, any))
        const left = localStorage.getItem(key)
        expect(left ?? localStorage.getItem(`${key}.aside`)).toBe(any)
      }),
    ),
  )
})
