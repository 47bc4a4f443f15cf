import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { EditorScreen } from '@/components/shopping/editor-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { PantryScreen } from '@/components/catalog/pantry-screen'
import { PlanScreen } from '@/components/plan/plan-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { common } from '@/lib/feedback/messages'
import { pantry } from '@/lib/catalog/pantry-messages'
import { usePantryStore } from '@/lib/catalog/pantry-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { today } from '@/lib/calendar/days'
import { failWith, mockApi, type Responder, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const none = new URLSearchParams()
const screens = [
  { name: 'a recipe', element: <RecipeScreen id="borscht" query={none} /> },
  { name: 'recipes of a category', element: <RecipeScreen id="soups" query={none} /> },
  { name: 'the editor', element: <EditorScreen id="borscht" query={none} /> },
  { name: 'the list', element: <ListScreen /> },
  { name: 'the plan', element: <PlanScreen id="" query={none} /> },
  { name: 'what can be cooked', element: <PantryScreen />, notice: pantry.noShop },
]

const withShop =
  (shop: Responder): Responder =>
  (path, init) =>
    (path === 'shop' ? shop : mockApi)(path, init)

beforeEach(() => {
  resetApp()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) })
  useShoppingStore.getState().addTitles(['Соль'])
  usePantryStore.setState({ titles: ['Свёкла'] })
  usePlanStore
    .getState()
    .add({ day: today(), name: 'dinner', recipe: { id: 'borscht', title: 'Борщ' }, servings: 4 })
})

describe.each(screens)('A shop that cannot be asked: $name', ({ element, notice = common.noShop }) => {
  it('says what it does without, and asks again', async () => {
    const api = stubApi(withShop(failWith(400)))
    const { user } = renderWithUser(element)
    await screen.findByText(notice)
    api.use(mockApi)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
  })

  it('says nothing where there is no shop', async () => {
    const api = stubApi(withShop(failWith(404)))
    renderWithUser(element)
    await waitFor(() => expect(api.calls).toContain('shop'))
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Загрузка' })).toBeNull())
    expect(screen.queryByText(notice)).toBeNull()
  })
})

/** A shop that answers when it is told to. */
function slowShop() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  stubApi(withShop(async (path, init) => answered.then(() => mockApi(path, init))))
  return () => answer()
}

it('The editor waits for the shop a little, so that nothing moves, then does without it', async () => {
  const answer = slowShop()
  renderWithUser(<EditorScreen id="borscht" query={none} />)
  await screen.findByText('Борщ с говядиной')
  expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  await screen.findByRole('button', { name: 'Сохранить' })
  expect(screen.queryByRole('heading', { name: 'Обычно есть дома' })).toBeNull()
  answer()
  await screen.findByRole('heading', { name: 'Обычно есть дома' })
})

it('What is usually at home is missing from no dish while the shop is still asked', async () => {
  const answer = slowShop()
  renderWithUser(<PantryScreen />)
  await screen.findByRole('status', { name: 'Загрузка' })
  expect(screen.queryByText(/Не хватает/)).toBeNull()
  answer()
  expect((await screen.findByText(/Не хватает/)).textContent).not.toMatch(/соль|вода/)
})

it('Nothing is said of what is missing while nobody knows what is usually at home', async () => {
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

it('Where there is no shop nothing is taken to be at home', async () => {
  stubApi(withShop(failWith(404)))
  renderWithUser(<PantryScreen />)
  expect((await screen.findByText(/Не хватает/)).textContent).toMatch(/соль/)
  expect(screen.queryByText(/^Соль, воду/)).toBeNull()
})
