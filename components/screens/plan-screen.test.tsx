import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { PlanScreen } from '@/components/screens/plan-screen'
import { useListStore } from '@/lib/stores/list-store'
import { addToList, useNeedsStore } from '@/lib/stores/needs-store'
import { usePlanStore } from '@/lib/stores/plan-store'
import { useToastsStore } from '@/lib/stores/toasts-store'
import { byHandler, catalogue, refusing, type Responder, stubApi } from '@/testing/api'
import { startAfresh, toastMessages, visit } from '@/testing/app'

beforeEach(startAfresh)

const [recipe] = catalogue.recipes
if (!recipe) throw new Error('The sample catalogue has no recipe.')
const week = new URLSearchParams({ week: '2026-11-23' })
const wednesday = 'среда, 25 ноября'

function open(query = week, respond?: Responder) {
  stubApi(respond)
  return visit(<PlanScreen id="" query={query} />).user
}

const plan = (servings = 2) =>
  act(() =>
    usePlanStore
      .getState()
      .add({ day: '2026-11-25', name: 'lunch', recipe: { id: recipe.id, title: recipe.title }, servings }),
  )

const day = (name: string) => within(screen.getByRole('region', { name }))
const undo = () => act(() => useToastsStore.getState().toasts.at(-1)?.onClick?.())

describe('the plan of a week', () => {
  it('shows its days, Monday first, each ready to take a dish', () => {
    open()
    expect(screen.getByText(/^23.29 ноября$/)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'понедельник, 23 ноября',
      'вторник, 24 ноября',
      wednesday,
      'четверг, 26 ноября',
      'пятница, 27 ноября',
      'суббота, 28 ноября',
      'воскресенье, 29 ноября',
    ])
    expect(screen.queryByRole('button', { name: 'Собрать список покупок' })).toBeNull()
  })

  it('takes a dish found by its name, at a day and a meal for so many', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Добавить блюдо: вторник, 24 ноября' }))
    await user.type(screen.getByRole('textbox', { name: 'Найти рецепт' }), recipe.title.slice(0, 4))
    await user.click(await screen.findByRole('button', { name: recipe.title }))
    await user.click(screen.getByRole('radio', { name: 'ср, 25' }))
    await user.click(screen.getByRole('radio', { name: 'Обед' }))
    await user.click(screen.getByRole('button', { name: 'Больше порций' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(toastMessages()).toEqual([`В плане: ${recipe.title}, ${wednesday}, обед`])
    expect(day(wednesday).getByRole('link', { name: recipe.title })).toBeTruthy()
    expect(day(wednesday).getByText(/^на 3 порции/)).toBeTruthy()
    expect(usePlanStore.getState().meals).toMatchObject([{ day: '2026-11-25', name: 'lunch', servings: 3 }])
  })

  it('tells kcal a person and the price of each day and of the week', async () => {
    plan()
    open()
    const kcal = Number.parseInt(recipe.kcal)
    await waitFor(() => expect(screen.getAllByText(`${kcal} ккал на человека`)).toHaveLength(2))
    await waitFor(() => expect(screen.getAllByText(/^\d+\.\d\d руб\./)).toHaveLength(2))
  })

  it('asks a recipe that another screen sent for its day', async () => {
    const user = open(new URLSearchParams({ add: recipe.id, week: '2026-11-23' }))
    expect(await screen.findByRole('dialog', { name: recipe.title })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ recipe: { id: recipe.id }, name: 'dinner' }])
    expect(location.hash).toBe('#/plan?week=2026-11-23')
  })

  it('moves a dish to another day and meal', async () => {
    plan()
    const user = open()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('radio', { name: 'пт, 27' }))
    await user.click(screen.getByRole('radio', { name: 'Ужин' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(day('пятница, 27 ноября').getByText('Ужин')).toBeTruthy()
    expect(day(wednesday).queryByRole('link')).toBeNull()
  })

  it('takes a dish off, and puts it back', async () => {
    plan()
    const user = open()
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(usePlanStore.getState().meals).toEqual([])
    expect(localStorage.getItem('plan')).toBeNull()
    undo()
    expect(usePlanStore.getState().meals).toHaveLength(1)
  })
})

describe('the list of a week', () => {
  const titles = [...new Set(recipe.ingredients)]

  async function preview() {
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Собрать список покупок' }))
    await screen.findByRole('checkbox', { name: new RegExp(`^${titles[0]}`) })
    return user
  }

  it('is shown before it is added, and takes what is wanted of it', async () => {
    plan()
    const user = await preview()
    expect(screen.getAllByRole('checkbox')).toHaveLength(titles.length)
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${titles[0]}`) }))
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    expect(useListStore.getState().titles).toEqual(titles.slice(1))
    expect(toastMessages()).toContain('Продукты на неделю — в шоппинг листе')
  })

  it('added twice is there once', async () => {
    plan()
    const user = await preview()
    const add = () => user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    await add()
    const { needs } = useNeedsStore.getState()
    await user.click(screen.getByRole('button', { name: 'Собрать список покупок' }))
    await add()
    expect(useNeedsStore.getState().needs).toEqual(needs)
  })

  it('loses only the share of a dish that is taken off, and follows its servings', async () => {
    plan()
    act(() => useListStore.getState().add(['Батарейки', titles[0] ?? '']))
    const user = await preview()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    const servings = () => useNeedsStore.getState().needs.shares.map((share) => share.servings)
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('button', { name: 'Больше порций' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(servings()).toEqual([3])
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(useListStore.getState().titles).toEqual(['Батарейки', titles[0]])
    undo()
    expect(useListStore.getState().titles).toEqual(expect.arrayContaining(titles))
    expect(servings()).toEqual([3])
  })

  it('leaves the share that the recipe itself has there alone', async () => {
    act(() =>
      addToList([
        {
          recipe: { id: recipe.id, title: recipe.title, ingredients: [{ title: 'Соль', quantity: '' }] },
          scale: { servings: 1, of: 1 },
        },
      ]),
    )
    plan()
    const user = await preview()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(useNeedsStore.getState().needs.shares.map(({ id }) => id)).toEqual([recipe.id])
    expect(useListStore.getState().titles).toEqual(['Соль'])
  })

  it('says which dishes could not be loaded', async () => {
    plan()
    const user = open(week, (path) => (path === 'shop' ? byHandler(path) : refusing(404)(path)))
    await user.click(await screen.findByRole('button', { name: 'Собрать список покупок' }))
    expect(screen.getByText(`Не удалось загрузить, в список не попадёт: ${recipe.title}`)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }).hasAttribute('disabled')).toBe(
      true,
    )
  })
})
