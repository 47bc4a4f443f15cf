import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { PlannerSheet } from '@/components/planner/planner-sheet'
import { allergens } from '@/lib/catalog/diets'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { usualWishes } from '@/lib/planner/wishes'
import { useWishesStore } from '@/lib/planner/wishes-store'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import {
  catalogue,
  failWith,
  mockApi,
  mockApiWith,
  neverRespond,
  type Responder,
  stubApi,
} from '@/testing/api'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'
import { stubPlannerWorker } from '@/testing/planner-worker'

const monday = '2026-11-23'
const nextMonday = '2026-11-30'

beforeEach(resetApp)
beforeEach(() => void stubPlannerWorker())

function open({ days = [monday], api = mockApi }: { days?: string[]; api?: Responder } = {}) {
  stubApi(api)
  const onAccept = vi.fn()
  const onNextWeek = vi.fn()
  return {
    onAccept,
    onNextWeek,
    ...renderWithUser(
      <PlannerSheet days={days} onAccept={onAccept} onNextWeek={onNextWeek} onClose={() => {}} />,
    ),
  }
}

/** The mock API with so many more soups of the same ingredients. */
function withSoups(count: number): Responder {
  const [soup] = catalogue.recipes
  if (!soup) throw new Error('There is a soup')
  const soups = Array.from({ length: count }, (_, index) => ({
    ...soup,
    id: `soup-${index}`,
    title: `Суп ${index}`,
  }))
  return mockApiWith(undefined, { ...catalogue, recipes: [...catalogue.recipes, ...soups] })
}

/** Takes the first of the dishes that are offered in place of the only one. */
async function replaceDish(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: /^Заменить: / }))
  const choices = await screen.findByRole('list', { name: /^Вместо блюда/ })
  const [choice] = within(choices).getAllByRole('button')
  if (!choice) throw new Error('There is another dish')
  const title = choice.querySelector('span > span')?.textContent ?? ''
  await user.click(choice)
  return title
}

const rows = () => within(screen.getByRole('list', { name: 'Блюда недели' })).getAllByRole('listitem')
const ready = (count: string) => screen.findByText(count)

describe('PlannerSheet', () => {
  it('plans at once, says why a dish is there, and puts it into the plan, with an undo', async () => {
    const { user, onAccept } = open()
    await ready('Готово: 1 блюдо')
    expect(rows()).toHaveLength(1)
    expect(rows()[0]?.textContent).toMatch(/пн, 23 · ужин.*мин/)
    await user.click(screen.getByRole('button', { name: 'В план и в список' }))
    expect(onAccept).toHaveBeenCalledWith(true)
    expect(usePlanStore.getState().meals).toMatchObject([{ day: monday, name: 'dinner', servings: 2 }])
    expect(toastMessages()).toContain('В плане: 1\u00a0блюдо')
  })

  it('eats what waits of an own recipe', async () => {
    useOwnRecipesStore.getState().put([ownRecipe('pie', { title: 'Пирог бабушки' })])
    useDiaryStore.getState().add({
      id: 'd1',
      recipeId: 'own.pie',
      title: 'Пирог бабушки',
      day: '2026-11-22',
      leftovers: 2,
    })
    const { user } = open()
    await ready('Готово: 1 блюдо')
    expect(rows()[0]?.textContent).toMatch(/Пирог бабушки.*уже готово, осталось доесть/)
    await user.click(screen.getByRole('button', { name: 'Только в план' }))
    expect(usePlanStore.getState().meals).toMatchObject([
      { day: monday, recipe: { id: 'own.pie' }, leftoversOf: 'd1' },
    ])
  })

  it('says what the plan leaves of opened packs', async () => {
    const { user } = open()
    await ready('Готово: 1 блюдо')
    await user.click(screen.getByRole('button', { name: 'Осталось дома' }))
    const left = within(screen.getByRole('list', { name: 'Осталось дома' })).getAllByRole('listitem')
    expect(left[0]?.textContent).toMatch(/^[А-Я].*, \d.*(г|мл|л|шт)/)
  })

  it('leaves what is planned by hand as it is, and leads on where nothing is left to plan', async () => {
    const byHand = { day: monday, name: 'dinner' as const, recipe: { id: 'x', title: 'Пирог' }, servings: 4 }
    usePlanStore.getState().add(byHand)
    const { user, onAccept, onNextWeek } = open()
    expect(screen.getByText(/^На эти дни всё уже в плане/)).toBeTruthy()
    expect(screen.queryByText(/^Готово/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Следующая неделя' }))
    expect(onNextWeek).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Собрать шоппинг лист' }))
    expect(onAccept).toHaveBeenCalledWith(true)
    expect(usePlanStore.getState().meals).toMatchObject([byHand])
  })

  it('strikes a dish for good and plans another one', async () => {
    const { user } = open()
    await ready('Готово: 1 блюдо')
    const strike = screen.getByRole('button', { name: /^Больше не предлагать: / })
    const title =
      strike.getAttribute('aria-label')?.replace('Больше не предлагать: ', '').replace(', пн, 23', '') ?? ''
    await user.click(strike)
    await waitFor(() => expect(rows()[0]?.textContent).not.toContain(title))
    expect(useWishesStore.getState().wishes.struck).toHaveLength(1)
  })

  it('replaces a dish by one to choose, and keeps it from then on', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = open()
    await ready('Готово: 1 блюдо')
    const title = await replaceDish(user)
    expect(rows()[0]?.textContent).toContain(title)
    const kept = screen.getByRole('button', { name: `Оставить: ${title}, пн, 23`, pressed: true })
    expect(document.activeElement).toBe(kept)
  })

  it('replaces a dish after another one was struck', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = open({ days: [monday, nextMonday], api: withSoups(3) })
    await ready('Готово: 2 блюда')
    const [first] = screen.getAllByRole('button', { name: /^Больше не предлагать: / })
    if (!first) throw new Error('There is a dish')
    const before = rows()[0]?.textContent
    await user.click(first)
    await waitFor(() => expect(rows()[0]?.textContent).not.toBe(before))
    await ready('Готово: 2 блюда')
    const [, second] = screen.getAllByRole('button', { name: /^Заменить: / })
    if (!second) throw new Error('There is a second dish')
    await user.click(second)
    const choices = await screen.findByRole('list', { name: /^Вместо блюда/ })
    expect(within(choices).getAllByRole('button').length).toBeGreaterThan(0)
  })

  it('plans anew when a wish changes', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = open({ days: [monday, nextMonday] })
    await ready('Готово: 2 блюда')
    await user.click(screen.getByRole('button', { name: 'Пожелания' }))
    await user.click(screen.getByRole('button', { name: 'пн, 30' }))
    await ready('Готово: 1 блюдо')
    const eaters = screen.getByRole('group', { name: 'Кто ест' })
    await user.click(within(eaters).getByRole('button', { name: '+ Дети' }))
    expect(useEatersStore.getState().eaters.map(({ portion }) => portion)).toEqual([1, 1, 0.6])
  })

  it('cooks a meal for those who eat it', async () => {
    const wishes = { ...usualWishes, meals: ['lunch' as const, 'dinner' as const], weekdayMinutes: undefined }
    useWishesStore.setState({ wishes })
    const { user } = open()
    await ready('Готово: 2 блюда')
    await user.click(screen.getByRole('button', { name: 'Пожелания' }))
    await user.click(screen.getByRole('button', { name: 'Кто и когда ест' }))
    const atLunch = screen.getByRole('group', { name: 'Кто обедает' })
    await user.click(within(atLunch).getByRole('button', { name: /^Взрослый.1$/ }))
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/^пн, 23 · обед · Взрослый.2/))
    expect(rows()[1]?.textContent).toMatch(/^пн, 23 · ужин(?! ·)/)
    await ready('Готово: 2 блюда')
    await user.click(screen.getByRole('button', { name: 'Только в план' }))
    const [, second] = useEatersStore.getState().eaters
    expect(usePlanStore.getState().meals).toMatchObject([
      { name: 'lunch', servings: 1, eaters: [second?.id] },
      { name: 'dinner', servings: 2, eaters: undefined },
    ])
  })

  it('says that a budget of nothing is none, and plans as before', async () => {
    const { user } = open()
    await ready('Готово: 1 блюдо')
    await user.click(screen.getByRole('button', { name: 'Пожелания' }))
    await user.type(screen.getByRole('textbox', { name: /^Бюджет/ }), '0')
    expect(screen.getByText(/^Введите целое число от 1/)).toBeTruthy()
    expect(useWishesStore.getState().wishes.budget).toBeUndefined()
    expect(screen.getByText('Готово: 1 блюдо')).toBeTruthy()
  })

  it('says that no dish fits, plans none that does not, and offers what helps', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, free: [...allergens], diet: 'vegan' } })
    const byHand = { day: monday, name: 'lunch' as const, recipe: { id: 'x', title: 'Пирог' }, servings: 4 }
    usePlanStore.getState().add(byHand)
    const { user } = open()
    expect(await screen.findByText('Под такие пожелания не подошло ни одно блюдо.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'В план и в список' })).toBeNull()
    expect(usePlanStore.getState().meals).toMatchObject([byHand])
    await user.click(screen.getByRole('button', { name: 'Не искать «Веганское»' }))
    await ready('Почти готово: 1 блюдо')
  })

  it('says that the planner has broken down, and starts it again', async () => {
    const planner = stubPlannerWorker()
    planner.hold()
    const { user } = open()
    act(planner.breakDown)
    planner.release()
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    await ready('Готово: 1 блюдо')
  })

  it('plans without prices where there is no shop, says what that means, and tries again', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, budget: 50 } })
    const { user } = open({
      api: (path, init) => (path === 'shop' ? failWith(404)(path) : mockApi(path, init)),
    })
    await ready('Готово: 1 блюдо')
    expect(screen.getByText('Цен сейчас нет: бюджет не проверили.')).toBeTruthy()
    expect(screen.queryByText(/На.кассе/)).toBeNull()
    expect(screen.getByRole('button', { name: 'В план и в список' })).toBeTruthy()
    stubApi(mockApi)
    await user.click(screen.getByRole('button', { name: 'Подобрать заново' }))
    expect(await screen.findByText(/На.кассе/)).toBeTruthy()
    expect(screen.queryByText(/^Цен сейчас нет/)).toBeNull()
  })

  it('says that some recipes are missing', async () => {
    open({
      api: (path, init) =>
        path === 'selected/breakfasts/category' ? failWith(404)(path) : mockApi(path, init),
    })
    expect(await screen.findByText('Часть рецептов не загрузилась: подобрали из остальных.')).toBeTruthy()
  })

  it('offers struck dishes once none is left', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, struck: catalogue.recipes.map(({ id }) => id) } })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Снова предлагать 2.блюда/ }))
    await ready('Готово: 1 блюдо')
  })

  it('offers to loosen the limit that a replacement exceeds', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined, budget: 15 } })
    const { user } = open()
    await ready('Готово: 1 блюдо')
    await replaceDish(user)
    await user.click(await screen.findByRole('button', { name: /^Поднять бюджет до / }))
    await ready('Готово: 1 блюдо')
    expect(rows()[0]?.textContent).toContain('Борщ')
  })

  it('keeps to the goals of a person, says if they are too much, and plans without them', async () => {
    const { user } = open()
    await ready('Готово: 1 блюдо')
    await user.click(screen.getByRole('button', { name: 'Пожелания' }))
    await user.click(screen.getByRole('button', { name: 'Имена, порции и цели' }))
    await user.click(screen.getByRole('button', { name: /^Взрослый.1$/ }))
    await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Аня')
    const least = screen.getByRole('textbox', { name: 'Калории в день, от' })
    await user.type(least, 'много')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(document.activeElement).toBe(least)
    await user.clear(least)
    await user.type(least, '9 000')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(useEatersStore.getState().eaters[0]).toMatchObject({ name: 'Аня', goals: { kcal: { min: 9000 } } })
    expect(await screen.findByText('Всё сразу не выходит. Мешает: цели по калориям и составу.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Не держаться целей' }))
    await waitFor(() => expect(screen.queryByText(/Всё сразу не выходит/)).toBeNull())
    expect(useEatersStore.getState().eaters[0]?.goals?.kcal?.min).toBe(9000)
  })

  it('says which wish is too much and offers to loosen it', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, budget: 1 } })
    const { user } = open()
    expect(await screen.findByText('Всё сразу не выходит. Мешает: бюджет.')).toBeTruthy()
    expect(screen.getByText('Почти готово: 1 блюдо')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Поднять бюджет до / }))
    await waitFor(() => expect(screen.queryByText(/Всё сразу не выходит/)).toBeNull())
    // The button is gone.
    const heading = screen.getByRole('heading', { name: 'Меню на\u00a0неделю' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(useWishesStore.getState().wishes.budget).toBeGreaterThan(1)
  })

  it('stops on demand, keeps the plan before, and goes on', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const planner = stubPlannerWorker()
    const { user } = open({ days: [monday, nextMonday] })
    await ready('Готово: 2 блюда')
    const before = screen.getByRole('list', { name: 'Блюда недели' }).textContent
    planner.hold()
    await user.click(screen.getByRole('button', { name: 'Другой вариант' }))
    await user.click(screen.getByRole('button', { name: 'Остановить' }))
    expect(screen.getByText('Остановились: 2 блюда')).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Блюда недели' }).textContent).toBe(before)
    planner.release()
    await user.click(screen.getByRole('button', { name: 'Подобрать заново' }))
    await ready('Готово: 2 блюда')
  })

  it('can be stopped before there is any dish', async () => {
    const { user } = open({ api: neverRespond })
    await user.click(await screen.findByRole('button', { name: 'Остановить' }))
    expect(screen.getByText('Остановились, блюд пока нет')).toBeTruthy()
    stubApi(mockApi)
    await user.click(screen.getByRole('button', { name: 'Подобрать заново' }))
    await ready('Готово: 1 блюдо')
  })

  it('says that the recipes cannot be had, and tries again', async () => {
    const { user } = open({ api: failWith(400) })
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    stubApi(mockApi)
    await user.click(retry)
    await ready('Готово: 1 блюдо')
  })
})
