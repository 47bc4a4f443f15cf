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
import { OwnRecipesScreen } from '@/components/own-recipes/own-recipes-screen'
import { PantryScreen } from '@/components/pantry/pantry-screen'
import { PlanScreen } from '@/components/plan/plan-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { RegistrationScreen } from '@/components/account/registration-screen'
import { ResetScreen } from '@/components/account/reset-screen'
import { SavesScreen } from '@/components/catalog/saves-screen'
import type { ScreenProps } from '@/lib/router/screen-props'
import { WelcomeScreen } from '@/components/shell/welcome-screen'
import type { ScreenName } from '@/lib/router/routes'
import { InvitationScreen } from '@/components/household/invitation-screen'
import { MineScreen } from '@/components/account/mine-screen'
import { OrdersScreen } from '@/components/orders/orders-screen'
import type { Key } from '@/lib/storage/keys'
// Keys that only the shell reads.
import '@/lib/orders/outbox-store'
import '@/lib/timers/timers-store'
import { stubApi } from '@/testing/api'
import { FreshCache, resetApp } from '@/testing/app'
import { writeInAnotherTab } from '@/testing/storage-tab'
import { keys, malformedTexts, writeValidValues } from '@/testing/stored-values'
import { expectNoInjection } from '@/testing/no-injection'

/** Every malformed value under every storage key on every screen. TypeScript reports a missing key or screen. */

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
  mine: MineScreen,
  orders: OrdersScreen,
  invitation: InvitationScreen,
  ownRecipes: OwnRecipesScreen,
  notFound: NotFoundScreen,
}
const ids: Partial<Record<ScreenName, string>> = {
  category: 'soups',
  recipe: 'borscht',
  editor: 'borscht',
  invitation: 'secret',
  ownRecipes: 'own.a',
}

beforeEach(() => {
  resetApp()
  stubApi()
})

/**
 * The keys whose value must not change with `key`. Screens may add to `items`, and `needs` depends on the titles of
 * `shopList`.
 */
const unaffectedKeys = (key: Key) =>
  keys.filter((other) => other !== key && other !== 'items' && !(key === 'shopList' && other === 'needs'))

describe.each(Object.entries(screens))('the screen %s', (name, Screen) => {
  const id = ids[name as ScreenName] ?? ''

  it.each(keys)(
    'renders with malformed values under «%s» and keeps the values of other keys',
    async (key) => {
      writeValidValues()
      const { container } = render(<Screen id={id} query={new URLSearchParams()} />, { wrapper: FreshCache })
      await screen.findByRole('heading', { level: 1 })
      const otherValues = () =>
        Object.fromEntries(unaffectedKeys(key).map((other) => [other, localStorage.getItem(other)]))
      const before = otherValues()
      for (const text of malformedTexts) {
        await act(async () => writeInAnotherTab(key, text))
        const context = `${key}: ${text.slice(0, 60)}`
        expect(container.textContent?.trim(), context).not.toBe('')
        expect(container.querySelectorAll('h1'), context).toHaveLength(1)
        expectNoInjection(container, context)
        expect(otherValues(), context).toEqual(before)
      }
    },
  )
})

describe('any text', () => {
  const anyText = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...malformedTexts),
  )

  it.each(keys)('under «%s» is kept, or moved unchanged to the key with the suffix .aside', (key) =>
    fc.assert(
      fc.property(anyText, (text) => {
        localStorage.clear()
        act(() => writeInAnotherTab(key, text))
        const kept = localStorage.getItem(key)
        expect(kept ?? localStorage.getItem(`${key}.aside`)).toBe(text)
      }),
    ),
  )
})
