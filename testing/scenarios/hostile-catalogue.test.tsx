import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { LikesScreen } from '@/components/catalog/likes-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { MyDataScreen } from '@/components/account/my-data-screen'
import { PantryScreen } from '@/components/pantry/pantry-screen'
import { PlanScreen } from '@/components/plan/plan-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { SavesScreen } from '@/components/catalog/saves-screen'
import type { ScreenProps } from '@/lib/router/screen-props'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { today } from '@/lib/calendar/days'
import { type Responder, respondWith, stubApi } from '@/testing/api'
import { renderWithUser, resetApp, setSignedIn } from '@/testing/app'
import { takeConsoleOutput } from '@/testing/console'
import { cards, invalidCard, products, recipes, scriptText } from '@/testing/hostile'
import { expectNoInjection } from '@/testing/no-injection'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const [id = ''] = cards.map((card) => card.id)

const respond: Responder = (path) => {
  if (path === 'shop') return respondWith(products)(path)
  if (path === 'recipes') return respondWith(recipes)(path)
  if (path.startsWith('selected?'))
    return respondWith({ count: cards.length, 1: [...cards, invalidCard] })(path)
  return respondWith({ [id]: path.endsWith('/category') ? recipes.slice(0, 2) : [...cards, invalidCard] })(
    path,
  )
}

beforeEach(() => {
  resetApp()
  setSignedIn()
  stubApi(respond)
  // happy-dom has no print().
  vi.stubGlobal('print', vi.fn())
  useShoppingStore.getState().addTitles(recipes.flatMap(({ ingredients }) => ingredients))
  useLikesStore
    .getState()
    .toggle({ ...cards[0], name: '', id, title: scriptText, back: [], time: '', kcal: '' })
})

/** Dropped entries are reported with `console.warn`. */
afterEach(() => void takeConsoleOutput('warn'))

const screens: [string, ComponentType<ScreenProps>][] = [
  ['categories', CategoriesScreen],
  ['category', CategoryScreen],
  ['recipe', RecipeScreen],
  ['editor', EditorScreen],
  ['likes', LikesScreen],
  ['list', ListScreen],
  ['cart', CartScreen],
  ['pantry', PantryScreen],
]

/** Screens that show data of the user. */
const userDataScreens: ComponentType<ScreenProps>[] = [LikesScreen, SavesScreen, ListScreen, PlanScreen]

it.each(screens)('a malicious catalogue is rendered as text on the screen %s', async (_, Screen) => {
  const { container } = renderWithUser(<Screen id={id} query={new URLSearchParams()} />)
  await waitFor(() => expect(container.textContent).toContain(scriptText))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  // No button breaks the screen.
  for (const button of screen.queryAllByRole('button').slice(0, 12)) fireEvent.click(button)
  expectNoInjection(container)
})

it('a malicious file of user data is rendered as text', async () => {
  localStorage.clear()
  resetApp()
  const recipe = { id, title: scriptText }
  const data = {
    likedRecipes: cards,
    savedRecipes: cards.slice(0, 1),
    shopList: recipes[0]?.ingredients,
    pantry: [scriptText],
    plan: [{ id, day: today(), name: 'dinner', recipe, servings: 4 }],
    needs: {
      shares: [
        {
          ...recipe,
          servings: 4,
          baseServings: 4,
          ingredients: [{ title: scriptText, quantity: scriptText }],
        },
      ],
    },
  }
  const file = new File([JSON.stringify({ app: 'tasty', version: 1, data })], 'tasty.json', {
    type: 'application/json',
  })
  const { user, unmount } = renderWithUser(<MyDataScreen />)
  await user.upload(screen.getByLabelText('Загрузить мои данные'), file)
  await user.click(await screen.findByRole('button', { name: 'Добавить' }))
  unmount()
  for (const Screen of userDataScreens) {
    const { container, unmount: unmountScreen } = renderWithUser(
      <Screen id="" query={new URLSearchParams()} />,
    )
    await waitFor(() => expect(container.textContent).toContain(scriptText))
    expectNoInjection(container)
    unmountScreen()
  }
})
