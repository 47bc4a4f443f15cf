import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { allergens } from '@/lib/catalog/diets'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { usualWishes } from '@/lib/planner/wishes'
import { useWishesStore } from '@/lib/planner/wishes-store'
import { catalogue, failWith, mockApi, neverRespond, stubApi } from '@/testing/api'
import { resetApp } from '@/testing/app'
import { monday, nextMonday, openPlanner, ready, replaceDish, rows } from '@/testing/planner-sheet'
import { stubPlannerWorker } from '@/testing/planner-worker'

beforeEach(resetApp)
beforeEach(() => void stubPlannerWorker())

describe('PlannerSheet when limits cannot be met, or planning fails or stops', () => {
  it('says that no dish fits, plans none that does not, and offers what helps', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, free: [...allergens], diet: 'vegan' } })
    const byHand = { day: monday, name: 'lunch' as const, recipe: { id: 'x', title: 'Пирог' }, servings: 4 }
    usePlanStore.getState().add(byHand)
    const { user } = openPlanner()
    expect(await screen.findByText('Под такие пожелания не подошло ни одно блюдо.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'В план и в список' })).toBeNull()
    expect(usePlanStore.getState().meals).toMatchObject([byHand])
    await user.click(screen.getByRole('button', { name: 'Не искать «Веганское»' }))
    await ready('Почти готово: 1 блюдо')
  })

  it('says that the planner has broken down, and starts it again', async () => {
    const planner = stubPlannerWorker()
    planner.hold()
    const { user } = openPlanner()
    act(planner.breakDown)
    planner.release()
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    await ready('Готово: 1 блюдо')
  })

  it('plans without prices where there is no shop, says what that means, and tries again', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, budget: 50 } })
    const { user } = openPlanner({
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
    openPlanner({
      api: (path, init) =>
        path === 'selected/breakfasts/category' ? failWith(404)(path) : mockApi(path, init),
    })
    expect(await screen.findByText('Часть рецептов не загрузилась: подобрали из остальных.')).toBeTruthy()
  })

  it('offers struck dishes once none is left', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, struck: catalogue.recipes.map(({ id }) => id) } })
    const { user } = openPlanner()
    await user.click(await screen.findByRole('button', { name: /^Снова предлагать 2.блюда/ }))
    await ready('Готово: 1 блюдо')
  })

  it('offers to loosen the limit that a replacement exceeds', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined, budget: 15 } })
    const { user } = openPlanner()
    await ready('Готово: 1 блюдо')
    await replaceDish(user)
    await user.click(await screen.findByRole('button', { name: /^Поднять бюджет до / }))
    await ready('Готово: 1 блюдо')
    expect(rows()[0]?.textContent).toContain('Борщ')
  })

  it('keeps to the goals of a person, says if they are too much, and plans without them', async () => {
    const { user } = openPlanner()
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
    await user.click(await screen.findByRole('button', { name: 'Не учитывать цели' }))
    await waitFor(() => expect(screen.queryByText(/Всё сразу не выходит/)).toBeNull())
    expect(useEatersStore.getState().eaters[0]?.goals?.kcal?.min).toBe(9000)
  })

  it('says which wish is too much and offers to loosen it', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, budget: 1 } })
    const { user } = openPlanner()
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
    const { user } = openPlanner({ days: [monday, nextMonday] })
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

  it('takes back a strike whose plan is stopped', async () => {
    const planner = stubPlannerWorker()
    const { user } = openPlanner()
    await ready('Готово: 1 блюдо')
    const before = screen.getByRole('list', { name: 'Блюда недели' }).textContent
    planner.hold()
    await user.click(screen.getByRole('button', { name: /^Не надо, больше не предлагать: / }))
    await user.click(screen.getByRole('button', { name: 'Остановить' }))
    expect(screen.getByRole('list', { name: 'Блюда недели' }).textContent).toBe(before)
    expect(screen.queryByText(/^Больше не предложим/)).toBeNull()
    expect(useWishesStore.getState().wishes.struck).toEqual([])
  })

  it('can be stopped before there is any dish', async () => {
    const { user } = openPlanner({ api: neverRespond })
    await user.click(await screen.findByRole('button', { name: 'Остановить' }))
    expect(screen.getByText('Остановились, блюд пока нет')).toBeTruthy()
    stubApi(mockApi)
    await user.click(screen.getByRole('button', { name: 'Подобрать заново' }))
    await ready('Готово: 1 блюдо')
  })

  it('says that the recipes cannot be loaded, and tries again', async () => {
    const { user } = openPlanner({ api: failWith(400) })
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    stubApi(mockApi)
    await user.click(retry)
    await ready('Готово: 1 блюдо')
  })
})
