import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { currentHash, historyLength, resetApp, setSignedIn, setSignedOut } from '@/testing/app'
import { titles, borscht, cards, button, openLoaded } from '@/testing/categories-screen'

beforeEach(resetApp)

describe('The categories screen', () => {
  it('loads more categories until all are loaded', async () => {
    const { user } = await openLoaded()
    await user.click(button('Загрузить ещё'))
    await waitFor(() => expect(cards()).toEqual(titles))
    expect(screen.queryByRole('button', { name: 'Загрузить ещё' })).toBeNull()
  })

  it('announces how many categories are shown once more are loaded, not how many there were', async () => {
    const { user } = await openLoaded()
    const texts: (string | null)[] = []
    const observer = new MutationObserver(() => {
      texts.push(...screen.getAllByRole('status').map(({ textContent }) => textContent))
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    await user.click(button('Загрузить ещё'))
    expect(await screen.findByText(`Показано категорий: ${titles.length}`)).toBeTruthy()
    observer.disconnect()
    expect(new Set(texts)).toEqual(new Set(['', `Показано категорий: ${titles.length}`]))
  })

  it('links each card to its category', async () => {
    await openLoaded()
    expect(screen.getByRole('link', { name: /^Супы/ }).getAttribute('href')).toBe('#/selected_category/soups')
  })

  it('has a button that leads back to the welcome page', async () => {
    const { user } = await openLoaded()
    await user.click(button('Выйти'))
    expect(currentHash()).toBe('#/')
  })
})

describe('A signed-out visitor', () => {
  it('sees neither tabs nor a link to the shopping list', async () => {
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

  it('sees the first page again on return to the first tab, without a request', async () => {
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
  ])('sees a modal on every visit to «%s» while it is empty', async (tab, words) => {
    const { user } = await openLoaded()
    await user.click(screen.getByRole('tab', { name: tab }))
    await user.click(
      within(await screen.findByRole('dialog', { name: words })).getByRole('button', { name: 'Закрыть' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'Выбрать рецепт' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Все категории' }))
    await user.click(screen.getByRole('tab', { name: tab }))
    await user.click(
      within(await screen.findByRole('dialog', { name: words })).getByRole('button', {
        name: 'Выбрать рецепт',
      }),
    )
    expect(currentHash()).toBe('#/category')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
