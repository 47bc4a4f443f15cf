import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { EditorScreen } from '@/components/shopping/editor-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { PantryScreen } from '@/components/pantry/pantry-screen'
import { PlanScreen } from '@/components/plan/plan-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { today } from '@/lib/calendar/days'
import { failWith, mockApi, type Responder, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const query = new URLSearchParams()
const screens = [
  { name: 'a recipe', element: <RecipeScreen id="borscht" query={query} /> },
  { name: 'all recipes of a category', element: <RecipeScreen id="soups" query={query} /> },
  { name: 'the editor', element: <EditorScreen id="borscht" query={query} />, isPriced: false },
  { name: 'the list', element: <ListScreen /> },
  { name: 'the plan', element: <PlanScreen id="" query={query} /> },
  {
    name: 'the pantry',
    element: <PantryScreen />,
    notice: 'Магазин недоступен: пока не скажем, чего не хватает.',
    isPriced: false,
  },
]

const withShop =
  (shop: Responder): Responder =>
  (path, init) =>
    (path === 'shop' ? shop : mockApi)(path, init)

beforeEach(() => {
  resetApp()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) })
  useShoppingStore.getState().addTitles(['Соль'])
  usePantryStore.setState({ items: [{ title: 'Свёкла' }] })
  usePlanStore
    .getState()
    .add({ day: today(), name: 'dinner', recipe: { id: 'borscht', title: 'Борщ' }, servings: 4 })
})

describe.each(screens)(
  'when the shop request fails, $name',
  ({ element, notice = 'Магазин недоступен: пока без цен и отделов.', isPriced = true }) => {
    it('says what is missing and retries on request', async () => {
      const api = stubApi(withShop(failWith(400)))
      const { user } = renderWithUser(element)
      await screen.findByText(notice)
      api.use(mockApi)
      await user.click(screen.getByRole('button', { name: 'Повторить' }))
      await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
    })

    it('offers no retry if the host has no shop, and says so where prices are missing', async () => {
      const api = stubApi(withShop(failWith(404)))
      renderWithUser(element)
      await waitFor(() => expect(api.calls).toContain('shop'))
      await waitFor(() => expect(screen.queryByRole('status', { name: 'Загрузка' })).toBeNull())
      await waitFor(() =>
        expect(screen.queryAllByText('На этом сайте нет цен.')).toHaveLength(isPriced ? 1 : 0),
      )
      expect(screen.queryByText(notice)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
    })
  },
)

/** Stubs a shop that responds only when the returned function is called. */
function stubSlowShop() {
  let respond = () => {}
  const released = new Promise<void>((resolve) => (respond = resolve))
  stubApi(withShop(async (path, init) => released.then(() => mockApi(path, init))))
  return () => respond()
}

it('the editor waits briefly for the shop to avoid a layout shift, then renders without it', async () => {
  const respond = stubSlowShop()
  renderWithUser(<EditorScreen id="borscht" query={query} />)
  await screen.findByText('Борщ с говядиной')
  expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  await screen.findByRole('button', { name: 'Сохранить' })
  expect(screen.queryByRole('heading', { name: 'Обычно есть дома' })).toBeNull()
  respond()
  await screen.findByRole('heading', { name: 'Обычно есть дома' })
})

it('the pantry does not list staples as missing once the shop has loaded', async () => {
  const respond = stubSlowShop()
  renderWithUser(<PantryScreen />)
  await screen.findByRole('status', { name: 'Загрузка' })
  expect(screen.queryByText(/Не хватает/)).toBeNull()
  respond()
  expect((await screen.findByText(/Не хватает/)).textContent).not.toMatch(/соль|вода/)
})

it('the pantry does not list missing ingredients until the shop has loaded', async () => {
  const api = stubApi(withShop(failWith(400)))
  const { user } = renderWithUser(<PantryScreen />)
  await screen.findByRole('link', { name: 'Борщ с говядиной' })
  expect(screen.queryByText(/Не хватает|^Соль, воду/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Добавить в список недостающее/ })).toBeNull()
  api.use(mockApi)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect((await screen.findAllByText(/Не хватает/)).length).toBeGreaterThan(0)
  expect(screen.getByText(/^Соль, воду/)).toBeTruthy()
})

it('the pantry lists staples as missing if the host has no shop', async () => {
  stubApi(withShop(failWith(404)))
  renderWithUser(<PantryScreen />)
  expect((await screen.findByText(/Не хватает/)).textContent).toMatch(/соль/)
  expect(screen.queryByText(/^Соль, воду/)).toBeNull()
})

it('one retry of the editor fetches the recipe and the shop when both have failed', async () => {
  const api = stubApi(failWith(400))
  const { user } = renderWithUser(<EditorScreen id="borscht" query={query} />)
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  await waitFor(() => expect(api.calls).toContain('shop'))
  api.use(mockApi)
  await user.click(retry)
  await screen.findByRole('heading', { name: 'Обычно есть дома' })
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
})
