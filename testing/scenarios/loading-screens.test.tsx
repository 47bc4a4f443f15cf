import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import type { ScreenProps } from '@/lib/router/screen-props'
import { catalog } from '@/lib/catalog/messages'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'
import { failWith, mockApi, neverRespond, respondWith, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** The states that every screen with data of the API has, in their one order. */

type Case = {
  name: string
  Screen: ComponentType<ScreenProps>
  id: string
  /** A text that only the data bring. */
  data: string
  /** An answer without an entry, and what the screen says to it. */
  none: unknown
  empty: string
  /** What it says to an unknown id. */
  missing?: string
  /** What makes it ask again while its data are shown; a connection that is back, where nothing else does. */
  refresh?: () => void
  /** What it says when that fails, and the button that tries again, where these are its own. */
  stale?: string
  again?: string
}

const cases: Case[] = [
  {
    name: 'the category list',
    Screen: CategoriesScreen,
    id: '',
    data: 'Завтраки',
    none: { count: 0 },
    empty: 'Категорий пока нет',
    refresh: () => fireEvent.click(screen.getByRole('button', { name: 'Загрузить ещё' })),
    stale: catalog.moreLost,
    again: catalog.loadMore,
  },
  {
    name: 'a category',
    Screen: CategoryScreen,
    id: 'soups',
    data: 'Борщ с говядиной',
    none: { soups: [] },
    empty: 'В этой категории рецептов пока нет',
    missing: 'Категория не найдена',
  },
  {
    name: 'a recipe',
    Screen: RecipeScreen,
    id: 'borscht',
    data: 'Говядина на кости',
    none: { borscht: [] },
    empty: 'Рецепт не найден',
    missing: 'Рецепт не найден',
  },
  {
    name: 'the editor of a shopping list',
    Screen: EditorScreen,
    id: 'borscht',
    data: 'Говядина на кости',
    none: { borscht: [] },
    empty: 'Рецепт не найден',
    missing: 'Рецепт не найден',
  },
  {
    name: 'the cart',
    Screen: CartScreen,
    id: '',
    data: 'Общая сумма',
    none: [],
    empty: 'Нет в магазине',
  },
]

beforeEach(() => {
  resetApp()
  useShoppingStore.getState().addTitles(['Соль'])
})

const reconnect = () => fireEvent(window, new Event('online'))

describe.each(cases)('$name', ({ Screen, id, data, none, empty, missing, ...words }) => {
  const { refresh = reconnect, stale = failures.stale, again = common.retry } = words
  const open = (respond = mockApi) => {
    const api = stubApi(respond)
    return { api, ...renderWithUser(<Screen id={id} query={new URLSearchParams()} />) }
  }
  const shown = () => screen.findAllByText(data)
  const skeleton = () => screen.queryByRole('status', { name: 'Загрузка' })
  const retry = (name = 'Повторить') => screen.getByRole('button', { name })

  it('shows a skeleton under its heading while it is loading', async () => {
    open(neverRespond)
    expect(skeleton()).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByText(data)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows its data', async () => {
    open()
    await shown()
    expect(skeleton()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what failed, and tries again on request', async () => {
    const { api, user } = open(failWith(400))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(common.notLoaded)
    expect(alert.textContent).toContain(failures.status)
    expect(skeleton()).toBeNull()
    api.use(mockApi)
    await user.click(retry())
    await shown()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps its data when a refresh fails, with a notice and another try', async () => {
    const { api, user } = open()
    await shown()
    api.use(failWith(400))
    refresh()
    expect(await screen.findByText(stale)).toBeTruthy()
    await shown()
    expect(screen.queryByRole('alert')).toBeNull()
    api.use(mockApi)
    await user.click(retry(again))
    await waitFor(() => expect(screen.queryByText(stale)).toBeNull())
    await shown()
  })

  it('says so when there is nothing to show', async () => {
    open(respondWith(none))
    expect(await screen.findByText(empty)).toBeTruthy()
    expect(skeleton()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  if (missing) {
    it('leads back to the categories from an id that nobody knows', async () => {
      open(failWith(404))
      expect((await screen.findByRole('alert')).textContent).toContain(missing)
      expect(screen.getByRole('link', { name: 'К категориям' }).getAttribute('href')).toBe('#/category')
      expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
    })

    it('has a way back from an empty answer too', async () => {
      open(respondWith(none))
      await screen.findByText(empty)
      expect(screen.getByRole('link', { name: 'К категориям' }).getAttribute('href')).toBe('#/category')
    })
  }
})
