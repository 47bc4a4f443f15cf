import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { respondWith } from '@/testing/api'
import { historyLength, resetApp } from '@/testing/app'
import { cards, open, titles, button, openFilters, query } from '@/testing/filter-panel'

beforeEach(resetApp)

const announced = () => useAnnouncerStore.getState().message

describe('A category without filters', () => {
  it('keeps its order and does not fetch the index', async () => {
    const { api } = await open()
    expect(titles()).toEqual(['Суп', 'Салат', 'Омлет', 'Загадка'])
    expect(screen.getByText('4 рецепта')).toBeTruthy()
    expect(button('Фильтры').getAttribute('aria-expanded')).toBe('false')
    expect(api.calls).toEqual(['selected/soups'])
  })
})

describe('The order by the last day of cooking', () => {
  it('is not offered without a diary', async () => {
    const { user } = await open()
    await openFilters(user)
    expect(screen.queryByRole('button', { name: 'Давно не готовили' })).toBeNull()
  })

  it('has the recipe that was cooked longest ago first, and those never cooked last', async () => {
    const cook = (title: string, day: string) => {
      const recipeId = cards.find((card) => card.title === title)?.id ?? ''
      const entry = { id: title, recipeId, title, day, stars: undefined, note: undefined }
      useDiaryStore.getState().add(entry)
    }
    cook('Омлет', '2026-11-12')
    cook('Загадка', '2026-11-02')
    const { user } = await open()
    await openFilters(user)
    await user.click(button('Давно не готовили'))
    await waitFor(() => expect(titles()).toEqual(['Загадка', 'Омлет', 'Салат', 'Суп']))
    expect(query()).toBe('sort=cooked')
    expect(await screen.findByText('Готовили 2 ноября')).toBeTruthy()
  })
})

describe('The filters', () => {
  it('show the matching recipes and their number, as chips and in the address, without a history entry', async () => {
    const { user } = await open()
    const steps = historyLength()
    await openFilters(user)
    await user.click(button('30\u00a0мин'))
    await user.click(button('Вегетарианское'))
    await waitFor(() => expect(titles()).toEqual(['Салат', 'Омлет']))
    expect(screen.getByText('2 из 4 рецептов')).toBeTruthy()
    expect(announced()).toBe('2 из 4 рецептов')
    expect(query()).toBe('time=30&diet=vegetarian')
    expect(historyLength()).toBe(steps)

    await user.click(button(/^Убрать фильтр: до 30/))
    expect(query()).toBe('diet=vegetarian')
    expect(document.activeElement).toBe(button('Убрать фильтр: Вегетарианское'))
    await user.click(button('Сбросить'))
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(query()).toBe('')
    expect(document.activeElement).toBe(button('Фильтры'))
  })

  it('hide recipes that may contain an allergen', async () => {
    const { user } = await open()
    await openFilters(user)
    await user.click(button('Без молочного'))
    await waitFor(() => expect(titles()).toEqual(['Салат']))
    expect(screen.getByText(/данных нет, при этом не показываем/)).toBeTruthy()
  })

  it('do not include diets and allergens if no recipe has tags', async () => {
    const { user } = await open('', respondWith({ soups: cards.map((one) => ({ ...one, tags: undefined })) }))
    await openFilters(user)
    expect(screen.getByRole('textbox', { name: 'Время, не больше' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Без молочного' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Веганское' })).toBeNull()
  })

  it('accept a typed limit; an invalid one shows an error and changes nothing', async () => {
    const { user } = await open()
    await openFilters(user)
    const field = screen.getByRole('textbox', { name: 'Калории на порцию, не больше' })
    await user.type(field, '300')
    await waitFor(() => expect(titles()).toEqual(['Суп', 'Салат']))
    await user.type(field, ' граммов')
    expect(screen.getByText(/^Введите целое число от 1 до 9999/)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(query()).toBe('kcal=300')
    expect(titles()).toEqual(['Суп', 'Салат'])
    await user.clear(field)
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(field.getAttribute('aria-invalid')).toBe('false')
    expect(query()).toBe('')
  })

  it.each([
    ['reset', 'Сбросить'],
    ['removed by their chip', /^Убрать фильтр: до 30/],
  ])('clear invalid input when they are %s', async (_how, name) => {
    const { user } = await open('?time=30')
    await openFilters(user)
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Время, не больше' })
    await user.type(field(), 'x')
    expect(field().value).toBe('30x')
    await user.click(button(name))
    expect(field().value).toBe('')
    expect(field().getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByText(/^Введите целое число/)).toBeNull()
  })

  it('announce the number once, not that of the recipes before the choice', async () => {
    const { user } = await open()
    const messages: string[] = []
    const stop = useAnnouncerStore.subscribe(({ message }) => messages.push(message))
    await openFilters(user)
    await user.click(button('Вегетарианское'))
    await waitFor(() => expect(titles()).toHaveLength(2))
    stop()
    expect(messages).toEqual(['2 из 4 рецептов'])
  })

  it('clear invalid input on a reset even if the limit was not set', async () => {
    const { user } = await open('?diet=vegetarian')
    await openFilters(user)
    await user.type(screen.getByRole('textbox', { name: 'Время, не больше' }), 'x')
    await user.click(button('Сбросить'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Время, не больше' }).value).toBe('')
    expect(screen.queryByText(/^Введите целое число/)).toBeNull()
  })

  it('can be reset where they match nothing', async () => {
    const { user } = await open('?time=1')
    expect(await screen.findByText('Под эти фильтры ничего не подошло')).toBeTruthy()
    expect(screen.getByText('0 из 4 рецептов')).toBeTruthy()
    expect(announced()).toBe('0 из 4 рецептов')
    await user.click(button('Сбросить фильтры'))
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  it('are hidden by the button that shows them, which keeps the focus', async () => {
    const { user } = await open()
    await openFilters(user)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('group', { name: 'Сортировка' })).toBeNull()
    expect(document.activeElement).toBe(button('Фильтры'))
    expect(titles()).toHaveLength(4)
  })

  it('are folded in long groups, except those with a choice', async () => {
    const { user } = await open('?free=nuts')
    await openFilters(user)
    const isOpen = (name: string) => screen.getByText(name).closest('details')?.open
    expect(isOpen('Аллергены')).toBe(true)
    await waitFor(() => expect(isOpen('С ингредиентами')).toBe(false))
    await user.click(button('Без орехов'))
    expect(isOpen('Аллергены')).toBe(true)
  })
})

describe('In a narrow window the filters', () => {
  beforeEach(() => {
    const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList)
  })

  it('are a dialog, which the button with the number of matches closes', async () => {
    const { user } = await open()
    await user.click(button('Фильтры'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    expect(sheet.queryByRole('button', { name: 'Сбросить' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Веганское' }))
    await user.click(await sheet.findByRole('button', { name: 'Показать 1 рецепт' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button(/^Фильтры/))
    expect(titles()).toEqual(['Салат'])
  })

  it('are reset inside the dialog, which stays open', async () => {
    const { user } = await open('?time=30')
    await user.click(button(/^Фильтры/))
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    await user.click(sheet.getByRole('button', { name: 'Сбросить' }))
    expect(await sheet.findByRole('button', { name: 'Показать 4 рецепта' })).toBeTruthy()
    expect(query()).toBe('')
    expect(document.activeElement?.textContent).toBe('Показать 4 рецепта')
    await user.click(sheet.getByRole('button', { name: 'Закрыть' }))
    expect(document.activeElement).toBe(button('Фильтры'))
  })
})
