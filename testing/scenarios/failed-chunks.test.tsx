import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { catalogue, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'

/** Mocks for lazily loaded modules, whose import fails while `isFailing` is set. */
const chunks = vi.hoisted(() => ({
  isFailing: false,
  mock: (name: string) => () => ({
    get [name]() {
      if (chunks.isFailing)
        throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
      return () => `${name} is loaded`
    },
  }),
}))
vi.mock('@/components/shopping/department-order', chunks.mock('DepartmentOrder'))
vi.mock('@/components/cooking/cook-mode', chunks.mock('CookMode'))
vi.mock('@/components/diary/cooked-sheet', chunks.mock('CookedSheet'))
vi.mock('@/components/catalog/filtered-category', chunks.mock('FilteredCategory'))
vi.mock('@/components/catalog/found-recipes', chunks.mock('FoundRecipes'))

function setOnline(isOnline: boolean) {
  chunks.isFailing = !isOnline
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}
const [borscht] = catalogue.recipes
const errorText = 'Часть приложения не загрузилась. Проверьте сеть и попробуйте ещё раз.'
const findButton = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  resetApp()
  chunks.isFailing = false
  stubApi()
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(location, 'reload').mockImplementation(() => {})
})

it('the list works without the chunk for the order of departments and loads it when online again', async () => {
  useShoppingStore.getState().addTitles(['Яйцо', 'Свёкла', 'Молоко'])
  renderWithUser(<ListScreen />)
  const tool = await findButton('Порядок отделов')
  setOnline(false)
  // Not user.click: hovering preloads the chunk, and Vitest mocks only one import of a module at a time.
  fireEvent.click(tool)
  expect(await screen.findByText(errorText)).toBeTruthy()
  expect(await findButton('Купить')).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  setOnline(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('DepartmentOrder is loaded')).toBeTruthy()
  expect(screen.queryByText(errorText)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Купить' })).toBeNull()
})

it('cook mode without its chunk can be closed, and retries without a reload while offline', async () => {
  setOnline(false)
  const { user } = renderWithUser(<RecipeScreen id="borscht" query={new URLSearchParams({ step: '1' })} />)
  expect(await screen.findByText(errorText)).toBeTruthy()
  expect(await findButton('Закончить')).toBeTruthy()
  await user.click(await findButton('Повторить'))
  expect(location.reload).not.toHaveBeenCalled()
  expect(await screen.findByText(errorText)).toBeTruthy()
})

it('a recipe without the chunk for the diary reports that, and loads it on retry', async () => {
  const { user } = renderWithUser(<RecipeScreen id="borscht" query={new URLSearchParams()} />)
  const cooked = await findButton('Приготовлено')
  setOnline(false)
  fireEvent.click(cooked)
  expect(await screen.findByText(errorText)).toBeTruthy()
  chunks.isFailing = false
  await user.click(await findButton('Повторить'))
  expect(await screen.findByText('CookedSheet is loaded')).toBeTruthy()
  expect(screen.queryByText(errorText)).toBeNull()
})

it('a category shows its recipes without the chunk for filters, and retries with a reload when online', async () => {
  setOnline(false)
  const { user } = renderWithUser(<CategoryScreen id="soups" query={new URLSearchParams()} />)
  fireEvent.click(await findButton('Фильтры'))
  expect(await screen.findByText(errorText)).toBeTruthy()
  expect(screen.getByRole('link', { name: borscht?.title })).toBeTruthy()
  setOnline(true)
  await user.click(await findButton('Повторить'))
  expect(location.reload).toHaveBeenCalledOnce()
})

it('the search reports that its chunk is not loaded', async () => {
  chunks.isFailing = true
  renderWithUser(<CategoriesScreen id="" query={new URLSearchParams({ q: 'борщ' })} />)
  expect(await screen.findByText(errorText)).toBeTruthy()
})
