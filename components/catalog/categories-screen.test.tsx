import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { LikesScreen } from '@/components/catalog/likes-screen'
import { SavesScreen } from '@/components/catalog/saves-screen'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { usePosition } from '@/lib/router/navigation'
import { parseRoute } from '@/lib/router/routes'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { clearStorage } from '@/lib/storage/storage'
import {
  catalogue,
  failWith,
  mockApi,
  neverRespond,
  type Responder,
  respondWith,
  stubApi,
} from '@/testing/api'
import {
  currentHash,
  historyLength,
  renderScreen,
  renderWithUser,
  resetApp,
  setSignedIn,
  setSignedOut,
} from '@/testing/app'

const titles = catalogue.categories.map(({ title }) => title)
const borscht: RecipeCard = {
  id: 'borscht',
  name: 'images/borscht.webp',
  title: 'Борщ',
  back: [],
  time: '2 часа',
  kcal: '300 ккал',
}

/** The screen with the address of the moment, as the router gives it. */
function AtAddress() {
  return <CategoriesScreen id="" query={parseRoute(usePosition().path).query} />
}

const cards = () =>
  screen.queryAllByRole('link').flatMap((link) => {
    const isCard = link.getAttribute('href')?.startsWith('#/selected_category/')
    return isCard ? [link.querySelector('span span:not([aria-hidden])')?.textContent] : []
  })
const button = (name: string) => screen.getByRole('button', { name })
const search = () => screen.getByPlaceholderText<HTMLInputElement>('Найди свой рецепт...')
const clear = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Очистить поиск' })

async function openLoaded() {
  const api = stubApi()
  const { user } = renderWithUser(<AtAddress />)
  await waitFor(() => expect(cards()).toEqual(titles.slice(0, 9)))
  return { api, user }
}

beforeEach(resetApp)

describe('The category list', () => {
  it('loads more until all are loaded', async () => {
    const { user } = await openLoaded()
    await user.click(button('Загрузить ещё'))
    await waitFor(() => expect(cards()).toEqual(titles))
    expect(screen.queryByRole('button', { name: 'Загрузить ещё' })).toBeNull()
  })

  it('links each card to its category', async () => {
    await openLoaded()
    expect(screen.getByRole('link', { name: /^Супы/ }).getAttribute('href')).toBe('#/selected_category/soups')
  })

  it('has an exit to the welcome page', async () => {
    const { user } = await openLoaded()
    await user.click(button('Выйти'))
    expect(currentHash()).toBe('#/')
  })
})

describe('The search', () => {
  it('compares the first three letters and hides the button for more', async () => {
    const { user } = await openLoaded()
    expect(search().required).toBe(true)
    expect(clear().disabled).toBe(true)
    await user.type(search(), 'СУПчик')
    expect(cards()).toEqual(['Супы'])
    expect(screen.queryByRole('button', { name: 'Загрузить ещё' })).toBeNull()
    expect(screen.getByText('Найдено категорий: 1')).toBeTruthy()
    expect(clear().disabled).toBe(false)
  })

  it('reports that it found nothing', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'xyz')
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
    expect(cards()).toEqual([])
  })

  it('finds recipes too, from the second letter on', async () => {
    const { user, api } = await openLoaded()
    await user.type(search(), 'б')
    expect(screen.queryByRole('heading', { name: 'Рецепты' })).toBeNull()
    expect(api.calls).not.toContain('recipes')
    await user.type(search(), 'ощр')
    const link = await screen.findByRole('link', { name: /^Борщ с говядиной/ })
    expect(link.getAttribute('href')).toBe('#/selected_recipe/borscht/')
    expect(within(link).getByText('Борщ').tagName).toBe('MARK')
    expect(within(link).getByText('2 часа 20 минут')).toBeTruthy()
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/tasty/images/borscht.webp')
    expect(screen.queryByText('Ничего не найдено...')).toBeNull()
    expect(screen.getByText('Найдено рецептов: 1')).toBeTruthy()
  })

  it('shows what lacks a part of the query after the recipes that have all of it', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'свёкла с молоком')
    expect(await screen.findByRole('heading', { name: 'Без слова «молоком»: 1 рецепт' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Без свёклы: 1 рецепт' })).toBeTruthy()
    const results = within(screen.getByRole('region', { name: 'Рецепты' })).getAllByRole('link')
    expect(results.map((link) => link.getAttribute('href'))).toEqual([
      '#/selected_recipe/borscht/',
      '#/selected_recipe/thin-pancakes/',
    ])
    expect(screen.queryByText('Ничего не найдено...')).toBeNull()
  })

  it('says what the visitor probably meant, and searches for it', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'буряг')
    const hint = await screen.findByRole('link', { name: 'буряк' })
    expect(hint.parentElement?.textContent).toBe('Возможно, вы искали: буряк')
    expect(screen.getByRole('link', { name: /^Борщ с говядиной/ })).toBeTruthy()
    await user.click(hint)
    expect(currentHash()).toBe(`#/category?${new URLSearchParams({ q: 'буряк' })}`)
  })

  it('finds recipes by their words only if the API has no search words', async () => {
    const { user, api } = await openLoaded()
    api.use((path) => (path === 'search-words' ? failWith(404)(path) : mockApi(path)))
    await user.type(search(), 'буряк')
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
    await user.clear(search())
    await user.type(search(), 'свекла')
    expect(await screen.findByRole('link', { name: /^Борщ с говядиной/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  it('lets only signed-in visitors like a found recipe', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'борщ')
    await screen.findByRole('link', { name: /^Борщ с говядиной/ })
    expect(screen.queryByRole('button', { name: /^Нравится/ })).toBeNull()
    act(setSignedIn)
    await user.click(await screen.findByRole('button', { name: 'Нравится: Борщ с говядиной' }))
    expect(button('Нравится: Борщ с говядиной').getAttribute('aria-pressed')).toBe('true')
    expect(useLikesStore.getState().recipes).toMatchObject([
      { id: 'borscht', name: 'images/borscht.webp', time: '2 часа 20 минут' },
    ])
  })

  it('works without recipes if the API has no recipe index', async () => {
    const { user, api } = await openLoaded()
    api.use((path) => (path === 'recipes' ? failWith(404)(path) : mockApi(path)))
    await user.type(search(), 'борщ')
    expect(await screen.findByText(/^Попробуйте начать слово иначе/)).toBeTruthy()
    expect(api.calls).toContain('recipes')
    expect(screen.getByText('Ничего не найдено...')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Рецепты' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  it('reports that the recipes failed to load, with retry', async () => {
    const { user, api } = await openLoaded()
    api.use((path) => (path === 'recipes' ? failWith(400)(path) : mockApi(path)))
    await user.type(search(), 'борщ')
    const lost = /^Поискать среди рецептов не вышло\. Сервер сейчас не справляется/
    expect(await screen.findByText(lost)).toBeTruthy()
    expect(screen.getByText('Ничего не найдено...')).toBeTruthy()
    expect(screen.queryByText(/^Попробуйте начать слово иначе/)).toBeNull()
    api.use(mockApi)
    await user.click(button('Повторить'))
    expect(await screen.findByRole('link', { name: /^Борщ с говядиной/ })).toBeTruthy()
    expect(screen.queryByText(lost)).toBeNull()
  })

  it('does not say that it found nothing while the recipes are loading', async () => {
    const { user, api } = await openLoaded()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    api.use((path, init) => answered.then(() => mockApi(path, init)))
    await user.type(search(), 'xyz')
    expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
    expect(screen.queryByText('Ничего не найдено...')).toBeNull()
    expect(screen.queryByText(/^Попробуйте начать слово иначе/)).toBeNull()
    answer()
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
    expect(await screen.findByText(/^Попробуйте начать слово иначе/)).toBeTruthy()
    expect(screen.queryByRole('status', { name: 'Загрузка' })).toBeNull()
  })

  it('restores the list when cleared, fetches the first page again and keeps the focus', async () => {
    const { user, api } = await openLoaded()
    await user.click(button('Загрузить ещё'))
    await waitFor(() => expect(cards()).toEqual(titles))
    await user.type(search(), 'xyz')
    await user.click(clear())
    expect(search().value).toBe('')
    expect(document.activeElement).toBe(search())
    await waitFor(() => expect(cards()).toEqual(titles.slice(0, 9)))
    const pages = () => api.calls.filter((call) => call.startsWith('selected'))
    await waitFor(() => expect(pages()).toHaveLength(3))
    expect(pages().at(-1)).toBe('selected?page=1&limit=3')
  })

  it('is cleared by deleting the text as well', async () => {
    const { user, api } = await openLoaded()
    await user.type(search(), 'с')
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(cards()).toEqual(titles.slice(0, 9))
  })

  it('ignores a query of spaces', async () => {
    const { user } = await openLoaded()
    await user.type(search(), '   ')
    expect(cards()).toEqual(titles.slice(0, 9))
  })

  it('searches the categories of earlier visits while the list is loading', async () => {
    await openLoaded()
    stubApi(neverRespond)
    const { user, container } = renderWithUser(<AtAddress />)
    await user.type(await within(container).findByPlaceholderText('Найди свой рецепт...'), 'суп')
    expect(within(container).getByRole('link', { name: /^Супы/ })).toBeTruthy()
  })

  it('still finds the listed categories after a log-out has cleared the storage', async () => {
    const { user } = await openLoaded()
    act(() => clearStorage())
    await user.type(search(), 'суп')
    expect(cards()).toEqual(['Супы'])
    expect(localStorage.getItem('items')).toBeNull()
  })
})

describe('A signed-out visitor', () => {
  it('sees only the list', async () => {
    setSignedOut()
    await openLoaded()
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Шоппинг лист' })).toBeNull()
  })
})

describe('A signed-in visitor', () => {
  beforeEach(setSignedIn)

  it('sees three tabs, the list selected, and a link to the shopping list', async () => {
    const { user } = await openLoaded()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Все категории',
      'Сохранённые рецепты',
      'Понравившиеся рецепты',
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Все категории')
    await user.click(button('Шоппинг лист'))
    expect(currentHash()).toBe('#/myshoplist')
  })

  it('opens a tab without a history entry, with its key in the address', async () => {
    useLikesStore.getState().toggle(borscht)
    const { user } = await openLoaded()
    const before = historyLength()
    await user.click(screen.getByRole('tab', { name: 'Понравившиеся рецепты' }))
    expect(await screen.findByRole('link', { name: /^Борщ/ })).toBeTruthy()
    expect(currentHash()).toBe('#/category?tab=Liked+Recipies')
    expect(historyLength()).toBe(before)
  })

  it('sees the first page again on return to the tab, without a request', async () => {
    useLikesStore.getState().toggle(borscht)
    const { user, api } = await openLoaded()
    await user.click(button('Загрузить ещё'))
    await waitFor(() => expect(cards()).toEqual(titles))
    await user.click(screen.getByRole('tab', { name: 'Понравившиеся рецепты' }))
    await user.click(screen.getByRole('tab', { name: 'Все категории' }))
    await waitFor(() => expect(cards()).toEqual(titles.slice(0, 9)))
    expect(api.calls).toHaveLength(2)
  })

  it.each([
    ['Сохранённые рецепты', 'Ваш список сохранённых рецептов пока что пуст...'],
    ['Понравившиеся рецепты', 'Ваш список понравившихся рецептов пока что пуст...'],
  ])('sees a modal on every entry that «%s» is empty', async (tab, words) => {
    const { user } = await openLoaded()
    await user.click(screen.getByRole('tab', { name: tab }))
    await user.click(
      within(await screen.findByRole('dialog', { name: words })).getByRole('button', { name: 'Закрыть' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'Выбрать рецепт' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Все категории' }))
    await user.click(screen.getByRole('tab', { name: tab }))
    expect(await screen.findByRole('dialog', { name: words })).toBeTruthy()
  })
})

describe.each([
  ['likes', LikesScreen, useLikesStore, 'Ваш список понравившихся рецептов пока что пуст...'],
  ['saves', SavesScreen, useSavesStore, 'Ваш список сохранённых рецептов пока что пуст...'],
] as const)('the screen of the %s', (_, Screen, useShelf, words) => {
  it('shows the collection without a modal', async () => {
    useShelf.getState().toggle(borscht)
    await renderScreen(<Screen />)
    expect(screen.getByRole('link', { name: /^Борщ/ }).getAttribute('href')).toBe(
      '#/selected_recipe/borscht/',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens a modal on entry if it is empty', async () => {
    await renderScreen(<Screen />)
    expect(screen.getByRole('dialog', { name: words })).toBeTruthy()
  })

  it('opens no modal when the last recipe is removed', async () => {
    setSignedIn()
    useShelf.getState().toggle(borscht)
    await renderScreen(<Screen />)
    act(() => useShelf.getState().toggle(borscht))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'Выбрать рецепт' })).toBeTruthy()
  })
})

describe('The recipes of a category', () => {
  async function openCategory(respond?: Responder) {
    stubApi(respond)
    const { user } = renderWithUser(<CategoryScreen id="soups" query={new URLSearchParams()} />)
    await screen.findByRole('link', { name: /Борщ с говядиной/ })
    return user
  }

  it('show time and kcal and link to the recipe', async () => {
    const user = await openCategory()
    expect(screen.getByText('2 часа 20 минут')).toBeTruthy()
    expect(screen.getByText(/^\d+ ккал$/)).toBeTruthy()
    await user.click(button('Готовить'))
    expect(currentHash()).toBe('#/selected_recipe/borscht/')
  })

  it('have the title of the category, also from a direct address, if the API sends it', async () => {
    await openCategory()
    expect(screen.getByRole('heading', { level: 1, name: 'Супы' })).toBeTruthy()
  })

  it('have a general title if it does not', async () => {
    await openCategory(respondWith({ soups: [{ ...borscht, title: 'Борщ с говядиной' }] }))
    expect(screen.getByRole('heading', { level: 1, name: 'Рецепты' })).toBeTruthy()
  })

  it('have no like and save buttons for a signed-out visitor', async () => {
    setSignedOut()
    await openCategory()
    expect(screen.queryByRole('button', { name: /Нравится|Сохранить рецепт/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Шоппинг лист' })).toBeNull()
  })

  it('can be liked and saved by a signed-in visitor, and undone', async () => {
    setSignedIn()
    const user = await openCategory()
    const like = () => button('Нравится: Борщ с говядиной')
    const save = () => button('Сохранить рецепт: Борщ с говядиной')
    const isOn = (mark: HTMLElement) => mark.getAttribute('aria-pressed') === 'true'
    expect([isOn(like()), isOn(save())]).toEqual([false, false])
    await user.click(like())
    expect([isOn(like()), isOn(save())]).toEqual([true, false])
    await user.click(save())
    expect(useLikesStore.getState().recipes.map(({ id }) => id)).toEqual(['borscht'])
    expect(useSavesStore.getState().recipes.map(({ id }) => id)).toEqual(['borscht'])
    await user.click(like())
    expect([isOn(like()), isOn(save())]).toEqual([false, true])
    expect(localStorage.getItem('likedRecipes')).toBeNull()
  })

  it('stay marked on return', async () => {
    setSignedIn()
    useLikesStore.getState().toggle(borscht)
    await openCategory()
    expect(button('Нравится: Борщ с говядиной').getAttribute('aria-pressed')).toBe('true')
  })

  it('link back to the categories', async () => {
    const user = await openCategory()
    await user.click(button('Назад'))
    expect(currentHash()).toBe('#/category')
  })
})
