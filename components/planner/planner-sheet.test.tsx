import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { useDiaryStore } from '@/lib/diary/diary-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { usualWishes } from '@/lib/planner/wishes'
import { useWishesStore } from '@/lib/planner/wishes-store'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { catalogue, mockApiWith, type Responder } from '@/testing/api'
import { resetApp, toastMessages } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'
import { monday, nextMonday, openPlanner, ready, replaceDish, rows } from '@/testing/planner-sheet'
import { stubPlannerWorker } from '@/testing/planner-worker'

beforeEach(resetApp)
beforeEach(() => void stubPlannerWorker())

/** The mock API with `count` more soups of the same ingredients. */
function withSoups(count: number): Responder {
  const [soup] = catalogue.recipes
  if (!soup) throw new Error('The sample catalogue has no soup.')
  const soups = Array.from({ length: count }, (_, index) => ({
    ...soup,
    id: `soup-${index}`,
    title: `Суп ${index}`,
  }))
  return mockApiWith(undefined, { ...catalogue, recipes: [...catalogue.recipes, ...soups] })
}

describe('PlannerSheet', () => {
  it('plans at once, says why a dish is there, and puts it into the plan, with an undo', async () => {
    const { user, onAccept } = openPlanner()
    await ready('Готово: 1 блюдо')
    expect(rows()).toHaveLength(1)
    expect(rows()[0]?.textContent).toMatch(/пн, 23\u00a0· ужин.*мин/)
    await user.click(screen.getByRole('button', { name: 'В план и в список' }))
    expect(onAccept).toHaveBeenCalledWith(true)
    expect(usePlanStore.getState().meals).toMatchObject([{ day: monday, name: 'dinner', servings: 2 }])
    expect(toastMessages()).toContain('В плане: 1\u00a0блюдо')
    useToastsStore.getState().toasts[0]?.onClick?.()
    expect(usePlanStore.getState().meals).toEqual([])
  })

  it('plans leftovers of an own recipe', async () => {
    useOwnRecipesStore.getState().put([ownRecipe('pie', { title: 'Пирог бабушки' })])
    useDiaryStore.getState().add({
      id: 'd1',
      recipeId: 'own.pie',
      title: 'Пирог бабушки',
      day: '2026-11-22',
      leftovers: 2,
    })
    const { user } = openPlanner()
    await ready('Готово: 1 блюдо')
    expect(rows()[0]?.textContent).toMatch(/Пирог бабушки.*уже готово, осталось доесть/)
    await user.click(screen.getByRole('button', { name: 'Только в план' }))
    expect(usePlanStore.getState().meals).toMatchObject([
      { day: monday, recipe: { id: 'own.pie' }, leftoversOf: 'd1' },
    ])
  })

  it('says what the plan leaves of opened packs', async () => {
    const { user } = openPlanner()
    await ready('Готово: 1 блюдо')
    await user.click(screen.getByRole('button', { name: 'Осталось дома' }))
    const left = within(screen.getByRole('list', { name: 'Осталось дома' })).getAllByRole('listitem')
    expect(left[0]?.textContent).toMatch(/^[А-Я].*, \d.*(г|мл|л|шт)/)
  })

  it('keeps meals planned by hand, and offers the next week when nothing is left to plan', async () => {
    const byHand = { day: monday, name: 'dinner' as const, recipe: { id: 'x', title: 'Пирог' }, servings: 4 }
    usePlanStore.getState().add(byHand)
    const { user, onAccept, onNextWeek } = openPlanner()
    expect(screen.getByText(/^На эти дни всё уже в плане/)).toBeTruthy()
    expect(screen.queryByText(/^Готово/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Следующая неделя' }))
    expect(onNextWeek).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Собрать шоппинг лист' }))
    expect(onAccept).toHaveBeenCalledWith(true)
    expect(usePlanStore.getState().meals).toMatchObject([byHand])
  })

  it('strikes a dish for good, plans another one, and takes that back', async () => {
    const { user } = openPlanner()
    await ready('Готово: 1 блюдо')
    const strike = screen.getByRole('button', { name: /^Не надо, больше не предлагать: / })
    const title =
      strike
        .getAttribute('aria-label')
        ?.replace('Не надо, больше не предлагать: ', '')
        .replace(', пн, 23', '') ?? ''
    await user.click(strike)
    await waitFor(() => expect(rows()[0]?.textContent).not.toContain(title))
    expect(useWishesStore.getState().wishes.struck).toHaveLength(1)
    expect(screen.getByText(`Больше не предложим: ${title}`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(rows()[0]?.textContent).toContain(title)
    expect(useWishesStore.getState().wishes.struck).toEqual([])
    expect(screen.queryByText(/^Больше не предложим/)).toBeNull()
  })

  it('takes back the only dish that fits after it was struck', async () => {
    const [soup] = catalogue.recipes
    if (!soup) throw new Error('The sample catalogue has no soup.')
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = openPlanner({ api: mockApiWith(undefined, { ...catalogue, recipes: [soup] }) })
    await ready('Готово: 1 блюдо')
    await user.click(screen.getByRole('button', { name: /^Не надо, больше не предлагать: / }))
    await screen.findByText('Под такие пожелания не подошло ни одно блюдо.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(rows()[0]?.textContent).toContain(soup.title)
    expect(useWishesStore.getState().wishes.struck).toEqual([])
  })

  it('keeps what was kept after a dish was struck when that is taken back', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = openPlanner({ days: [monday, nextMonday], api: withSoups(3) })
    await ready('Готово: 2 блюда')
    const [, toStrike] = rows()
    if (!toStrike) throw new Error('Only one dish is planned.')
    await user.click(within(toStrike).getByRole('button', { name: /^Не надо/ }))
    await ready('Готово: 2 блюда')
    for (const row of rows()) await user.click(within(row).getByRole('button', { name: /^Оставить/ }))
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    const isKept = rows().map(
      (row) => within(row).queryByRole('button', { name: /^Оставить/, pressed: true }) !== null,
    )
    expect(isKept).toEqual([true, false])
  })

  it('says that the sum includes what was planned by hand on the chosen days', async () => {
    const [soup] = catalogue.recipes
    if (!soup) throw new Error('The sample catalogue has no soup.')
    const { id, title } = soup
    const { unmount } = openPlanner()
    await ready('Готово: 1 блюдо')
    expect(screen.queryByText(/вместе с тем, что уже в плане/)).toBeNull()
    unmount()
    usePlanStore.getState().add({ day: monday, name: 'lunch', recipe: { id, title }, servings: 4 })
    const { user } = openPlanner({ days: [monday, nextMonday] })
    expect(await screen.findByText(/вместе с тем, что уже в плане/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Пожелания' }))
    await user.click(screen.getByRole('button', { name: 'пн, 23' }))
    await waitFor(() => expect(screen.queryByText(/вместе с тем, что уже в плане/)).toBeNull())
  })

  it('replaces a dish by one to choose, and keeps it from then on', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = openPlanner()
    await ready('Готово: 1 блюдо')
    const title = await replaceDish(user)
    expect(rows()[0]?.textContent).toContain(title)
    const kept = screen.getByRole('button', { name: `Оставить: ${title}, пн, 23`, pressed: true })
    expect(document.activeElement).toBe(kept)
  })

  it('replaces a dish after another one was struck', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = openPlanner({ days: [monday, nextMonday], api: withSoups(3) })
    await ready('Готово: 2 блюда')
    const [first] = screen.getAllByRole('button', { name: /^Не надо, больше не предлагать: / })
    if (!first) throw new Error('No dish is planned.')
    const before = rows()[0]?.textContent
    await user.click(first)
    await waitFor(() => expect(rows()[0]?.textContent).not.toBe(before))
    await ready('Готово: 2 блюда')
    const [, second] = screen.getAllByRole('button', { name: /^Заменить: / })
    if (!second) throw new Error('Only one dish is planned.')
    await user.click(second)
    const choices = await screen.findByRole('list', { name: /^Вместо блюда/ })
    expect(within(choices).getAllByRole('button').length).toBeGreaterThan(0)
  })

  it('plans anew when a wish changes', async () => {
    useWishesStore.setState({ wishes: { ...usualWishes, weekdayMinutes: undefined } })
    const { user } = openPlanner({ days: [monday, nextMonday] })
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
    const { user } = openPlanner()
    await ready('Готово: 2 блюда')
    await user.click(screen.getByRole('button', { name: 'Пожелания' }))
    await user.click(screen.getByRole('button', { name: 'Кто и когда ест' }))
    const atLunch = screen.getByRole('group', { name: 'Кто обедает' })
    await user.click(within(atLunch).getByRole('button', { name: /^Взрослый.1$/ }))
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/^пн, 23\u00a0· обед\u00a0· Взрослый.2/))
    expect(rows()[1]?.textContent).toMatch(/^пн, 23\u00a0· ужин(?!\s·)/)
    await ready('Готово: 2 блюда')
    await user.click(screen.getByRole('button', { name: 'Только в план' }))
    const [, second] = useEatersStore.getState().eaters
    expect(usePlanStore.getState().meals).toMatchObject([
      { name: 'lunch', servings: 1, eaters: [second?.id] },
      { name: 'dinner', servings: 2, eaters: undefined },
    ])
  })

  it('says that a budget of nothing is none, and plans as before', async () => {
    const { user } = openPlanner()
    await ready('Готово: 1 блюдо')
    await user.click(screen.getByRole('button', { name: 'Пожелания' }))
    await user.type(screen.getByRole('textbox', { name: /^Бюджет/ }), '0')
    expect(screen.getByText(/^Введите целое число от 1/)).toBeTruthy()
    expect(useWishesStore.getState().wishes.budget).toBeUndefined()
    expect(screen.getByText('Готово: 1 блюдо')).toBeTruthy()
  })
})
