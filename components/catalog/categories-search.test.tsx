import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { navigate } from '@/lib/router/navigation'
import { clearStorage } from '@/lib/storage/storage'
import { failWith, mockApi, neverRespond, stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp, setSignedIn } from '@/testing/app'
import { titles, AtAddress, cards, button, search, clear, openLoaded } from '@/testing/categories-screen'

beforeEach(resetApp)

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
    const { user } = await openLoaded()
    await user.type(search(), 'б')
    expect(screen.queryByRole('heading', { name: 'Рецепты' })).toBeNull()
    await user.type(search(), 'ощр')
    const link = await screen.findByRole('link', { name: /^Борщ с говядиной/ })
    expect(link.getAttribute('href')).toBe('#/selected_recipe/borscht/')
    expect(within(link).getByText('Борщ').tagName).toBe('MARK')
    expect(within(link).getByText('2 часа 20 минут')).toBeTruthy()
    expect(within(link).getByText('6 порций')).toBeTruthy()
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/tasty/images/borscht.webp')
    expect(screen.queryByText('Ничего не найдено...')).toBeNull()
    expect(screen.getByText('Найдено рецептов: 1')).toBeTruthy()
  })

  it('counts what it found where the address has no valid filter', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'борщ')
    await screen.findByText('Найдено рецептов: 1')
    act(() => navigate(`/category?${new URLSearchParams({ q: 'борщ', time: 'abc', free: 'no-such' })}`))
    await screen.findByRole('link', { name: /^Борщ с говядиной/ })
    expect(screen.getByText('Найдено рецептов: 1')).toBeTruthy()
  })

  it('is prepared when its field is focused, and not before', async () => {
    const { api } = await openLoaded()
    expect(api.calls).not.toContain('recipes')
    expect(api.calls).not.toContain('search-words')
    act(() => search().focus())
    await waitFor(() => expect(api.calls).toEqual(expect.arrayContaining(['recipes', 'search-words'])))
  })

  it('does not say that it found nothing for one letter, which is compared with no recipe', async () => {
    const { user, api } = await openLoaded()
    await user.type(search(), 'щ')
    await waitFor(() => expect(api.calls).toContain('recipes'))
    expect(cards()).toEqual([])
    expect(screen.queryByText('Ничего не найдено...')).toBeNull()
    await user.type(search(), 'щ')
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
  })

  it('groups recipes that lack a part of the query under headings that name the part', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'свёкла с молоком')
    expect(await screen.findByRole('heading', { name: 'Без слова «молоком»: 1 рецепт' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Без свёклы: 1 рецепт' })).toBeTruthy()
    const results = within(screen.getByRole('region', { name: 'Рецепты' })).getAllByRole('link')
    expect(results.map((link) => link.getAttribute('href'))).toEqual([
      '#/selected_recipe/borscht/',
      '#/selected_recipe/thin-pancakes/',
    ])
    expect(screen.getByText('Найдено похожих рецептов: 2')).toBeTruthy()
    expect(screen.queryByText('Ничего не найдено...')).toBeNull()
  })

  it('suggests what the visitor probably meant, as a link that searches for it', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'буряг')
    const hint = await screen.findByRole('link', { name: 'буряк' })
    expect(hint.parentElement?.textContent).toBe('Возможно, вы искали: буряк')
    expect(screen.getByRole('link', { name: /^Борщ с говядиной/ })).toBeTruthy()
    await user.click(hint)
    expect(currentHash()).toBe(`#/category?${new URLSearchParams({ q: 'буряк' })}`)
  })

  it('finds recipes only by the words of their texts if the API has no search words', async () => {
    const { user, api } = await openLoaded()
    api.use((path) => (path === 'search-words' ? failWith(404)(path) : mockApi(path)))
    await user.type(search(), 'буряк')
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
    await user.clear(search())
    await user.type(search(), 'свекла')
    expect(await screen.findByRole('link', { name: /^Борщ с говядиной/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  it('lets only signed-in visitors like and save a found recipe', async () => {
    const { user } = await openLoaded()
    await user.type(search(), 'борщ')
    await screen.findByRole('link', { name: /^Борщ с говядиной/ })
    expect(screen.queryByRole('button', { name: /^(Нравится|Сохранить рецепт)/ })).toBeNull()
    act(setSignedIn)
    await user.click(await screen.findByRole('button', { name: 'Нравится: Борщ с говядиной' }))
    expect(button('Нравится: Борщ с говядиной').getAttribute('aria-pressed')).toBe('true')
    expect(useLikesStore.getState().recipes).toMatchObject([
      { id: 'borscht', name: 'images/borscht.webp', time: '2 часа 20 минут' },
    ])
    await user.click(button('Сохранить рецепт: Борщ с говядиной'))
    expect(useSavesStore.getState().recipes).toMatchObject([{ id: 'borscht' }])
  })

  it('covers only categories if the API has no recipe index', async () => {
    const { user, api } = await openLoaded()
    api.use((path) => (path === 'recipes' ? failWith(404)(path) : mockApi(path)))
    await user.type(search(), 'щ')
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
    await user.type(search(), 'и')
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
    const lost = /^Поискать среди рецептов не удалось\. Сервер сейчас не справляется/
    expect(await screen.findByText(lost)).toBeTruthy()
    expect(screen.getByText('Ничего не найдено...')).toBeTruthy()
    expect(screen.queryByText(/^Попробуйте/)).toBeNull()
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
    expect(screen.queryByText(/^Попробуйте/)).toBeNull()
    answer()
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
    expect(await screen.findByText(/^Попробуйте одно-два слова/)).toBeTruthy()
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

  it('restores the list when its text is deleted', async () => {
    const { user, api } = await openLoaded()
    await user.type(search(), 'с')
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(api.calls.filter((call) => call.startsWith('selected'))).toHaveLength(2))
    expect(cards()).toEqual(titles.slice(0, 9))
  })

  it('ignores a query of spaces', async () => {
    const { user } = await openLoaded()
    await user.type(search(), '   ')
    expect(cards()).toEqual(titles.slice(0, 9))
  })

  it('covers the categories of earlier visits while the list is loading', async () => {
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
