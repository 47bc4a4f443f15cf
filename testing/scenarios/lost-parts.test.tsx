import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { catalogue, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** What a screen asks for when it is wanted. */
const code = vi.hoisted(() => ({
  isLost: false,
  part: (name: string) => () => ({
    get [name]() {
      if (code.isLost) throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
      return () => `${name} is here`
    },
  }),
}))
vi.mock('@/components/shopping/department-order', code.part('DepartmentOrder'))
vi.mock('@/components/cooking/cook-mode', code.part('CookMode'))
vi.mock('@/components/catalog/filtered-category', code.part('FilteredCategory'))
vi.mock('@/components/catalog/found-recipes', code.part('FoundRecipes'))

function setOnline(isOnline: boolean) {
  code.isLost = !isOnline
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}
const [borscht] = catalogue.recipes
const lost = 'Часть приложения не загрузилась. Проверьте соединение и попробуйте ещё раз.'
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  resetApp()
  code.isLost = false
  stubApi()
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(location, 'reload').mockImplementation(() => {})
})

it('The list goes on without the order of departments, which comes with the network', async () => {
  useShoppingStore.getState().addTitles(['Соль', 'Свёкла', 'Молоко'])
  renderWithUser(<ListScreen />)
  const tool = await button('Порядок отделов')
  setOnline(false)
  // No hand: what is pointed at is fetched ahead, and vitest mocks a module for one import at a time.
  fireEvent.click(tool)
  expect(await screen.findByText(lost)).toBeTruthy()
  expect(await button('Купить')).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  setOnline(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('DepartmentOrder is here')).toBeTruthy()
  expect(screen.queryByText(lost)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Купить' })).toBeNull()
})

it('Cook mode that is lost keeps the way out, and asks again without a reload while there is no network', async () => {
  setOnline(false)
  const { user } = renderWithUser(<RecipeScreen id="borscht" query={new URLSearchParams({ step: '1' })} />)
  expect(await screen.findByText(lost)).toBeTruthy()
  expect(await button('Закончить')).toBeTruthy()
  await user.click(await button('Повторить'))
  expect(location.reload).not.toHaveBeenCalled()
  expect(await screen.findByText(lost)).toBeTruthy()
})

it('A category shows its recipes without the filters, and with a network they come by a reload', async () => {
  setOnline(false)
  const { user } = renderWithUser(<CategoryScreen id="soups" query={new URLSearchParams()} />)
  fireEvent.click(await button('Фильтры'))
  expect(await screen.findByText(lost)).toBeTruthy()
  expect(screen.getByRole('link', { name: borscht?.title })).toBeTruthy()
  setOnline(true)
  await user.click(await button('Повторить'))
  expect(location.reload).toHaveBeenCalledOnce()
})

it('A search whose recipes cannot be shown says so', async () => {
  code.isLost = true
  renderWithUser(<CategoriesScreen id="" query={new URLSearchParams({ q: 'борщ' })} />)
  expect(await screen.findByText(lost)).toBeTruthy()
})
