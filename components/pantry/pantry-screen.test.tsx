import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { PantryScreen } from '@/components/pantry/pantry-screen'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import {
  catalogue,
  failWith,
  mockApi,
  neverRespond,
  type Responder,
  respondWith,
  stubApi,
} from '@/testing/api'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

beforeEach(resetApp)

async function open(respond?: Responder) {
  stubApi(respond)
  const { user } = renderWithUser(<PantryScreen />)
  await screen.findByRole('heading', { name: 'Есть дома' })
  return user
}

const chip = (name: string) => screen.getByRole('button', { name })
const dishes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('PantryScreen', () => {
  it('offers ingredients to choose from, and says that staples count as present', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Что приготовить?' })).toBeTruthy()
    expect(screen.getByText(/^Начните с того/)).toBeTruthy()
    expect(chip('Свёкла').getAttribute('aria-pressed')).toBe('false')
    await screen.findByText(/^Соль, воду/)
    expect(screen.queryByRole('heading', { name: 'Нужно докупить' })).toBeNull()
  })

  it('finds an ingredient by what cooks call it', async () => {
    const beet = { words: ['свёкла', 'бурак'], genitive: 'свёклы' }
    const user = await open((path, init) =>
      path === 'search-words' ? respondWith({ concepts: [beet] })(path) : mockApi(path, init),
    )
    const field = screen.getByRole('textbox', { name: 'Поиск по продуктам' })
    await user.type(field, 'бурак')
    await user.click(await screen.findByRole('button', { name: 'Свёкла' }))
    expect(localStorage.getItem('pantry')).toBe('["Свёкла"]')
    await user.type(field, 'щщщ')
    expect(await screen.findByText(/^Таких продуктов/)).toBeTruthy()
  })

  it('suggests recipes for the pantry and names their missing ingredients', async () => {
    const user = await open()
    await user.click(chip('Свёкла'))
    expect(chip('Свёкла').getAttribute('aria-pressed')).toBe('true')
    expect(dishes()).toContain('Борщ с говядиной')
    const dish = screen.getByRole('link', { name: 'Борщ с говядиной' }).closest('li')
    expect(dish?.textContent).toMatch(/Не хватает: .*говядина на кости/)
    expect(localStorage.getItem('pantry')).toBe('["Свёкла"]')
  })

  it('puts dishes for which all is at home before the others, under a title of their own', async () => {
    const user = await open()
    await user.click(chip('Свёкла'))
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles()).not.toContain('Всё есть')
    expect(titles()).toContain('Нужно докупить')
    const { ingredients = [] } = catalogue.recipes[0] ?? {}
    act(() => usePantryStore.setState({ items: ingredients.map((title) => ({ title })) }))
    expect(titles()).toContain('Всё есть')
    const [first] = screen.getAllByRole('heading', { level: 3 })
    expect(first?.closest('section')?.getAttribute('aria-label')).toBe('Всё есть')
    const ready = within(screen.getByRole('region', { name: 'Всё есть' }))
    expect(ready.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain(
      'Борщ с говядиной',
    )
    expect(ready.queryByText(/Не хватает/)).toBeNull()
  })

  it('takes what has spoilt for missing, and puts it on the list', async () => {
    const user = await open()
    const { ingredients = [], title } = catalogue.recipes[0] ?? {}
    const spoilt = { title: ingredients[0] ?? '', until: '2020-01-01' }
    const others = ingredients.slice(1).map((one) => ({ title: one }))
    act(() => usePantryStore.setState({ items: [spoilt, ...others] }))
    expect(screen.queryByRole('region', { name: 'Всё есть' })).toBeNull()
    expect(chip(spoilt.title).getAttribute('aria-pressed')).toBe('true')
    await user.click(
      screen.getByRole('button', { name: `Добавить в список недостающее для рецепта «${title}»` }),
    )
    expect(useShoppingStore.getState().titles).toEqual([spoilt.title])
    act(() => usePantryStore.setState({ items: [spoilt] }))
    expect(screen.getByText(/^Начните с того/)).toBeTruthy()
  })

  it('shows the picture of each dish, fetched when it is near, in a space of its own', async () => {
    const user = await open()
    await user.click(chip('Свёкла'))
    const picture = screen.getByRole('link', { name: 'Борщ с говядиной' }).closest('li')?.querySelector('img')
    expect(picture?.getAttribute('src')).toMatch(/\/images\/.*borscht/)
    expect(picture?.loading).toBe('lazy')
    expect([picture?.width, picture?.height]).toEqual([640, 480])
  })

  it('adds the missing ingredients to the shopping list in one tap', async () => {
    const user = await open()
    await user.click(chip('Свёкла'))
    await user.click(
      screen.getByRole('button', { name: 'Добавить в список недостающее для рецепта «Борщ с говядиной»' }),
    )
    const { titles } = useShoppingStore.getState()
    expect(titles).toContain('Говядина на кости')
    expect(titles).not.toContain('Свёкла')
    expect(toastMessages()).toEqual([`Теперь в шоппинг листе: ${titles.join(', ').toLowerCase()}`])
    const listed = screen.getByRole('button', {
      name: 'Уже в списке: недостающее для рецепта «Борщ с говядиной»',
    })
    expect(listed.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(listed)
  })

  it('adds them as manual entries, which stay on the list when a recipe that needs them is removed', async () => {
    const ingredients = [{ title: 'Говядина на кости', quantity: '500 г' }]
    useShoppingStore
      .getState()
      .addRecipes([
        { recipe: { id: 'a', title: 'Жаркое', ingredients }, scale: { servings: 4, baseServings: 4 } },
      ])
    const user = await open()
    await user.click(chip('Свёкла'))
    await user.click(
      screen.getByRole('button', { name: 'Добавить в список недостающее для рецепта «Борщ с говядиной»' }),
    )
    useShoppingStore.getState().removeRecipe('a')
    expect(useShoppingStore.getState().titles).toContain('Говядина на кости')
  })

  it('finds an ingredient by its first letters, and removes all chosen ones', async () => {
    const user = await open()
    await user.type(screen.getByRole('textbox', { name: 'Поиск по продуктам' }), 'свек')
    const group = screen.getByRole('group', { name: 'Продукты на выбор' })
    expect(within(group).getAllByRole('button')).toHaveLength(1)
    await user.click(within(group).getByRole('button', { name: 'Свёкла' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Поиск по продуктам' }).value).toBe('')
    expect(within(group).getAllByRole('button').length).toBeGreaterThan(1)
    await user.click(chip('Убрать всё'))
    expect(usePantryStore.getState().items).toEqual([])
    expect(screen.getByText(/^Начните с того/)).toBeTruthy()
  })

  it('stores how much is left and until when, and focuses the first invalid field', async () => {
    const user = await open()
    await user.click(chip('Свёкла'))
    await user.click(await screen.findByRole('button', { name: 'Осталось дома' }))
    await user.click(screen.getByRole('button', { name: 'Изменить: Свёкла' }))
    const amount = screen.getByRole('textbox', { name: /^Сколько осталось, / })
    await user.type(amount, 'много')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(screen.getByText('Напишите число больше нуля. Не знаете — оставьте пустым.')).toBeTruthy()
    expect(document.activeElement).toBe(amount)
    await user.clear(amount)
    await user.type(amount, '1 200,5')
    const until = screen.getByLabelText('Годится до')
    fireEvent.change(until, { target: { value: '0202-11-30' } })
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(screen.getByText('Такого дня нет в календаре')).toBeTruthy()
    expect(document.activeElement).toBe(until)
    fireEvent.change(until, { target: { value: '2026-11-30' } })
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Изменить: Свёкла' }))
    expect(JSON.parse(localStorage.getItem('pantry') ?? '')).toEqual([
      { title: 'Свёкла', amount: { value: 1200.5, unit: 'г' }, until: '2026-11-30' },
    ])
  })

  it('removes a product with its remainder, and restores both on a click on the toast', async () => {
    const item = { title: 'Свёкла', amount: { value: 200, unit: 'г' as const }, until: '2026-01-01' }
    usePantryStore.setState({ items: [item, { title: 'Рис' }] })
    const user = await open()
    const rows = () => within(screen.getByRole('list', { name: 'Осталось дома' })).getAllByRole('listitem')
    await screen.findByRole('list', { name: 'Осталось дома' })
    expect(rows()[0]?.textContent).toContain('200\u00a0г, срок вышел\u00a01\u00a0января')
    await user.click(screen.getByRole('button', { name: 'X Свёкла' }))
    expect(rows()).toHaveLength(1)
    act(() => useToastsStore.getState().toasts.at(-1)?.onClick?.())
    expect(usePantryStore.getState().items).toEqual([item, { title: 'Рис' }])
  })

  it('restores what was noted of a product that is removed by its chip, on a click on the toast', async () => {
    const item = { title: 'Свёкла', amount: { value: 200, unit: 'г' as const }, until: undefined }
    usePantryStore.setState({ items: [item, { title: 'Рис' }] })
    const user = await open()
    await user.click(chip('Свёкла'))
    expect(usePantryStore.getState().items).toEqual([{ title: 'Рис' }])
    expect(toastMessages()).toEqual(['Убрали: Свёкла'])
    act(() => useToastsStore.getState().toasts.at(-1)?.onClick?.())
    expect(usePantryStore.getState().items).toContain(item)
  })

  it('reports that the API has no recipe index', async () => {
    stubApi((path) => (path === 'recipes' ? failWith(404)(path) : mockApi(path)))
    renderWithUser(<PantryScreen />)
    expect(await screen.findByText('Подбор по продуктам здесь недоступен')).toBeTruthy()
  })

  it('shows a skeleton while it is loading', () => {
    stubApi(neverRespond)
    renderWithUser(<PantryScreen />)
    expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
  })
})
