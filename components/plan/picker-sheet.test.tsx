import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { usePlanStore } from '@/lib/plan/plan-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { mockApi, neverRespond, type Responder, respondWith } from '@/testing/api'
import { toastMessages } from '@/testing/app'
import { observedElements } from '@/testing/intersection-observer'
import {
  announced,
  dayRegion,
  failing,
  openPlan,
  otherRecipe,
  planMeal,
  recipe,
  undo,
  wednesday,
  weekQuery,
} from '@/testing/plan'

async function openPicker(respond?: Responder, meal = 'ужин') {
  const { api, user } = openPlan(weekQuery, respond)
  await user.click(screen.getByRole('button', { name: `Добавить блюдо: ${wednesday}, ${meal}` }))
  return { api, user, sheet: within(screen.getByRole('dialog')) }
}

function save({ id, name, title, back, time, kcal } = recipe) {
  useSavesStore.getState().toggle({ id, name, title, back, time, kcal })
}

/** Matches the name of the recipe's tile: its title, followed by facts. */
const tile = (name: string) => name.startsWith(recipe.title)

const noIndex = failing(404, /^recipes$/)

describe('PickerSheet', () => {
  it('adds a dish to its meal at once, and removes it by undo', async () => {
    save()
    const { user, sheet } = await openPicker()
    await user.click(sheet.getByRole('button', { name: tile }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(usePlanStore.getState().meals).toMatchObject([
      { day: '2026-11-25', name: 'dinner', recipe: { id: recipe.id, title: recipe.title }, servings: 2 },
    ])
    expect(toastMessages()).toEqual([`В плане: ${recipe.title}, ср, 25\u00a0ноября, ужин`])
    expect(dayRegion(wednesday).getByRole('button', { name: `Изменить: ${recipe.title}` })).toBeTruthy()
    undo()
    expect(usePlanStore.getState().meals).toEqual([])
    expect(announced()).toBe(`Убрали из плана: ${recipe.title}`)
  })

  it('returns the focus to the meal', async () => {
    save()
    const { user, sheet } = await openPicker()
    await user.click(sheet.getByRole('button', { name: tile }))
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: `Добавить блюдо: ${wednesday}, ужин` }),
    )
  })

  it('plans the servings that were chosen for the recipe, or those of the dish planned last', async () => {
    planMeal(5, otherRecipe)
    save()
    const { user, sheet } = await openPicker()
    await user.click(sheet.getByRole('button', { name: tile }))
    useServingsStore.getState().choose(recipe.id, 9)
    await user.click(screen.getByRole('button', { name: `Добавить блюдо: ${wednesday}, обед` }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: tile }))
    expect(usePlanStore.getState().meals.map(({ servings }) => servings)).toEqual([5, 5, 9])
  })

  it('says for how many servings a sum is, if others would be planned', async () => {
    const dish = { id: 'borscht', title: 'Борщ', till: 36.96, servings: 8, time: '30 минут', ingredients: [] }
    const { sheet } = await openPicker((path, init) =>
      path === 'recipes'
        ? respondWith([dish, { ...dish, id: 'shchi', title: 'Щи', servings: 2 }])(path)
        : mockApi(path, init),
    )
    const text = async (name: RegExp) => (await sheet.findByRole('button', { name })).textContent
    expect(await text(/^Борщ/)).toContain('На кассе 36.96 руб. за\u00a08\u00a0порций')
    expect(await text(/^Щи/)).toMatch(/На кассе 36\.96 руб\.$/)
  })

  it('starts with the saved dishes, if there are any', async () => {
    save()
    const { sheet } = await openPicker()
    expect(sheet.getByRole('tab', { name: 'Сохранённые', selected: true })).toBeTruthy()
  })

  it('starts with quick dishes, those first that suit the meal and that the week does not have yet', async () => {
    const quick = ['Сок', 'Омлет', 'Котлеты', 'Стейк'].map((title) => ({
      id: title,
      title,
      categoryId: ['Котлеты', 'Стейк'].includes(title) ? 'meat' : 'others',
      time: '15 минут',
      ingredients: [],
    }))
    usePlanStore.getState().add({
      day: '2026-11-24',
      name: 'dinner',
      recipe: { id: 'Стейк', title: 'Стейк' },
      servings: 2,
    })
    const { sheet } = await openPicker((path, init) => {
      if (path === 'recipes')
        return respondWith([...quick, { ...quick[0], id: 'slow', time: '2 часа' }])(path)
      if (path === 'search-words')
        return respondWith({
          stems: {},
          ignored: [],
          concepts: [{ words: ['ужин', 'на ужин'], categories: ['meat'] }],
        })(path)
      return mockApi(path, init)
    })
    expect(sheet.getByRole('tab', { name: 'Быстрые', selected: true })).toBeTruthy()
    await sheet.findByRole('button', { name: /^Котлеты/ })
    const list = within(sheet.getByRole('list', { name: 'Рецепты на выбор' }))
    await expect
      .poll(() => list.getAllByRole('button').map(({ textContent }) => textContent))
      .toEqual(['Котлеты 15 минут ', 'Сок 15 минут ', 'Омлет 15 минут ', 'Стейк 15 минут '])
  })

  it('offers the dishes that were planned before, the latest first', async () => {
    planMeal(2, otherRecipe)
    planMeal()
    const { user, sheet } = await openPicker()
    await user.click(sheet.getByRole('tab', { name: 'Недавние' }))
    const tiles = within(sheet.getByRole('list')).getAllByRole('button')
    expect(tiles.map(({ textContent }) => textContent.trim())).toEqual([
      expect.stringContaining(recipe.title),
      expect.stringContaining(otherRecipe.title),
    ])
  })

  it('finds dishes by their ingredients, in place of the tabs', async () => {
    const { user, sheet } = await openPicker()
    await user.type(sheet.getByRole('textbox', { name: 'Найти рецепт' }), recipe.ingredients[0] ?? '')
    expect(await sheet.findByRole('button', { name: tile })).toBeTruthy()
    expect(sheet.queryByRole('tab')).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Очистить поиск' }))
    expect(sheet.getAllByRole('tab')).toHaveLength(4)
  })

  it('says what the found dishes lack', async () => {
    const { user, sheet } = await openPicker()
    await user.type(sheet.getByRole('textbox'), `${recipe.title} с папайей`)
    expect(await sheet.findByRole('button', { name: tile })).toBeTruthy()
    expect(sheet.getByText(/^Всего сразу не нашлось, зато есть без /)).toBeTruthy()
  })

  it('finds saved dishes by their titles if the API has no index', async () => {
    save()
    const { user, sheet } = await openPicker(noIndex)
    await user.type(sheet.getByRole('textbox'), recipe.title.slice(0, 4))
    expect(await sheet.findByRole('button', { name: tile })).toBeTruthy()
    await user.type(sheet.getByRole('textbox'), 'щщщ')
    expect(await sheet.findByText('Таких рецептов у нас нет.')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Показать все рецепты' }))
    expect(sheet.getByRole('tab', { name: 'Все', selected: true })).toBeTruthy()
    expect(sheet.getByRole('button', { name: tile })).toBeTruthy()
  })

  it('shows more of a long list when its end comes into view', async () => {
    for (let index = 0; index < 20; index++) save({ ...recipe, id: `${index}`, title: `Блюдо ${index}` })
    const { sheet } = await openPicker(noIndex)
    const tiles = () => within(sheet.getByRole('list')).getAllByRole('button').length
    expect(tiles()).toBe(12)
    observedElements.at(-1)?.notify(true)
    expect(tiles()).toBe(20)
  })

  it('offers another tab, and at last the categories, if a tab is empty', async () => {
    const { user, sheet } = await openPicker(noIndex)
    await user.click(sheet.getByRole('tab', { name: 'Сохранённые' }))
    expect(sheet.getByText('Сохраните рецепт закладкой — и он будет ждать здесь.')).toBeTruthy()
    await user.click(sheet.getByRole('tab', { name: 'Недавние' }))
    expect(sheet.getByText('Здесь соберутся блюда, которые вы уже планировали.')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Что готовится за полчаса' }))
    expect(await sheet.findByText('Рецептов на полчаса у нас пока нет.')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Показать все рецепты' }))
    expect(sheet.getByText('Чтобы было из чего выбирать, сохраните пару рецептов закладкой.')).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'К категориям' })).toBeTruthy()
  })

  it('shows a skeleton while recipes are loading', async () => {
    const { user, sheet } = await openPicker(neverRespond)
    expect(sheet.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
    await user.type(sheet.getByRole('textbox'), 'борщ')
    expect(sheet.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
  })

  it('shows an error when recipes fail to load, and retries', async () => {
    const { api, user, sheet } = await openPicker(failing(400, /^recipes$/))
    expect((await sheet.findByRole('alert')).textContent).toContain('Не удалось загрузить')
    api.use(mockApi)
    await user.click(sheet.getByRole('button', { name: 'Повторить' }))
    await user.click(await sheet.findByRole('tab', { name: 'Все' }))
    expect(await sheet.findByRole('button', { name: tile })).toBeTruthy()
    expect(sheet.queryByRole('alert')).toBeNull()
  })

  it('offers saved recipes when the others fail to load, and says that some are missing', async () => {
    save()
    const { user, sheet } = await openPicker(failing(400, /^recipes$/))
    expect(sheet.getByRole('button', { name: tile })).toBeTruthy()
    await user.click(sheet.getByRole('tab', { name: 'Все' }))
    expect(
      await sheet.findByText('Здесь пока только ваши рецепты: остальные загрузить не удалось.'),
    ).toBeTruthy()
  })
})
