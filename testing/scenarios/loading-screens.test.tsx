import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import type { ScreenProps } from '@/lib/router/screen-props'
import { failWith, mockApi, neverRespond, respondWith, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** The loading, error, stale and empty states that all screens with API data share. */

type Case = {
  name: string
  Screen: ComponentType<ScreenProps>
  id: string
  /** A text that is shown only once the data is loaded. */
  data: string
  /** A response without entries, and the text that the screen shows for it. */
  emptyContent: unknown
  emptyText: string
  /** The text for an unknown id. */
  notFoundText?: string
  /** Makes the screen fetch again while its data is shown. Default: the browser goes online. */
  refresh?: () => void
  /** The notice when that fails, and the name of the retry button, if the screen has its own. */
  staleText?: string
  retryName?: string
}

const cases: Case[] = [
  {
    name: 'the category list',
    Screen: CategoriesScreen,
    id: '',
    data: 'Завтраки',
    emptyContent: { count: 0 },
    emptyText: 'Категорий пока нет',
    refresh: () => fireEvent.click(screen.getByRole('button', { name: 'Загрузить ещё' })),
    staleText: 'Ещё категории загрузить не удалось.',
    retryName: 'Загрузить ещё',
  },
  {
    name: 'a category',
    Screen: CategoryScreen,
    id: 'soups',
    data: '2 часа 20 минут',
    emptyContent: { soups: [] },
    emptyText: 'В этой категории рецептов пока нет',
    notFoundText: 'Категория не найдена',
  },
  {
    name: 'a recipe',
    Screen: RecipeScreen,
    id: 'borscht',
    data: 'Говядина на кости',
    emptyContent: { borscht: [] },
    emptyText: 'Рецепт не найден',
    notFoundText: 'Рецепт не найден',
  },
  {
    name: 'the editor of a shopping list',
    Screen: EditorScreen,
    id: 'borscht',
    data: 'Говядина на кости',
    emptyContent: { borscht: [] },
    emptyText: 'Рецепт не найден',
    notFoundText: 'Рецепт не найден',
  },
  {
    name: 'the cart',
    Screen: CartScreen,
    id: '',
    data: 'Общая сумма',
    emptyContent: [],
    emptyText: 'Нет в магазине',
  },
]

beforeEach(() => {
  resetApp()
  useShoppingStore.getState().addTitles(['Соль'])
})

const reconnect = () => fireEvent(window, new Event('online'))

describe.each(cases)(
  '$name',
  ({ name, Screen, id, data, emptyContent, emptyText, notFoundText, ...rest }) => {
    const {
      refresh = reconnect,
      staleText = 'Обновить не удалось — показываем то, что загрузили раньше.',
      retryName = 'Повторить',
    } = rest
    const open = (respond = mockApi) => {
      const api = stubApi(respond)
      return { api, ...renderWithUser(<Screen id={id} query={new URLSearchParams()} />) }
    }
    const findData = () => screen.findAllByText(data)
    const skeleton = () => screen.queryByRole('status', { name: 'Загрузка' })
    const retryButton = (name = 'Повторить') => screen.getByRole('button', { name })

    it('shows a skeleton under its heading while it is loading', async () => {
      open(neverRespond)
      expect(skeleton()).toBeTruthy()
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(screen.queryByText(data)).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('shows its data', async () => {
      open()
      await findData()
      expect(skeleton()).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('explains a failure and retries on request', async () => {
      const { api, user } = open(failWith(400))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('Не удалось загрузить')
      expect(alert.textContent).toContain('Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.')
      expect(skeleton()).toBeNull()
      api.use(mockApi)
      await user.click(retryButton())
      await findData()
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('keeps its data when a refresh fails, and shows a notice with a retry button', async () => {
      const { api, user } = open()
      await findData()
      // The recipe screen may fetch the shop only now, which has a notice with a retry button of its own.
      api.use((path) => (path === 'shop' && name !== 'the cart' ? mockApi : failWith(400))(path))
      refresh()
      expect(await screen.findByText(staleText)).toBeTruthy()
      await findData()
      expect(screen.queryByRole('alert')).toBeNull()
      api.use(mockApi)
      await user.click(retryButton(retryName))
      await waitFor(() => expect(screen.queryByText(staleText)).toBeNull())
      await findData()
    })

    it('shows the empty state without a retry button', async () => {
      open(respondWith(emptyContent))
      expect(await screen.findByText(emptyText)).toBeTruthy()
      expect(skeleton()).toBeNull()
      expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
    })

    if (notFoundText) {
      it('links to the categories for an unknown id', async () => {
        open(failWith(404))
        expect((await screen.findByRole('alert')).textContent).toContain(notFoundText)
        expect(screen.getByRole('link', { name: 'К категориям' }).getAttribute('href')).toBe('#/category')
        expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
      })

      it('links to the categories from the empty state', async () => {
        open(respondWith(emptyContent))
        await screen.findByText(emptyText)
        expect(screen.getByRole('link', { name: 'К категориям' }).getAttribute('href')).toBe('#/category')
      })
    }
  },
)
