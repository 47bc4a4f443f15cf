import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { PlanScreen } from '@/components/plan/plan-screen'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { storedPlan, usePlanStore } from '@/lib/plan/plan-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { byHandler, catalogue, refusing, type Responder, silent, stubApi, telling } from '@/testing/api'
import { address, startAfresh, toastMessages, visit } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

beforeEach(startAfresh)
// Before the week that is looked at: the day of the test itself would be marked there.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) }))

const [recipe, another] = catalogue.recipes
if (!recipe || !another) throw new Error('The sample catalogue has no two recipes.')
const week = new URLSearchParams({ week: '2026-11-23' })
const wednesday = 'среда, 25 ноября'

function open(query = week, respond?: Responder) {
  stubApi(respond)
  return visit(<PlanScreen id="" query={query} />).user
}

const plan = (servings = 2, { id, title } = recipe) =>
  act(() =>
    usePlanStore.getState().add({ day: '2026-11-25', name: 'lunch', recipe: { id, title }, servings }),
  )

/** Answers all calls but these. */
const failing =
  (status: number, call: RegExp): Responder =>
  (path, init) =>
    (call.test(path) ? refusing(status) : byHandler)(path, init)

const day = (name: string) => within(screen.getByRole('region', { name }))
const said = () => useAnnouncerStore.getState().message
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
    expect(screen.queryByRole('button', { name: 'Собрать шоппинг лист' })).toBeNull()
  })

  it('marks today, on its day only', () => {
    vi.setSystemTime(new Date(2026, 10, 25, 12))
    open()
    expect(screen.getByText('сегодня').parentElement?.textContent).toContain(wednesday)
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
    await waitFor(() => expect(screen.getAllByText(/^Продукты: \d+\.\d\d руб\./)).toHaveLength(2))
  })

  it('says for how many dishes the shop does not have all, beside each price', async () => {
    plan()
    open(week, (path, init) => {
      const sold = catalogue.products.filter(({ title }) => title !== recipe.ingredients[0])
      return path === 'shop' ? telling(sold)(path) : byHandler(path, init)
    })
    expect(await screen.findAllByText('Для 1 блюда в магазине есть не всё')).toHaveLength(2)
  })

  it('asks a recipe that another screen sent for its day', async () => {
    const user = open(new URLSearchParams({ add: recipe.id, week: '2026-11-23' }))
    expect(await screen.findByRole('dialog', { name: recipe.title })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ recipe: { id: recipe.id }, name: 'dinner' }])
    expect(address()).toBe('#/plan?week=2026-11-23')
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
    expect(said()).toBe(`Перенесли: ${recipe.title}, пятница, 27 ноября, ужин`)
    expect(document.activeElement).toBe(
      day('пятница, 27 ноября').getByRole('button', { name: `Изменить: ${recipe.title}` }),
    )
  })

  it('says for how many a dish is now, and does not say that it was moved', async () => {
    plan(4)
    const user = open()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('button', { name: 'Больше порций' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(said()).toBe(`${recipe.title}: теперь на 5 порций`)
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(said()).toBe(`${recipe.title}: теперь на 5 порций`)
  })

  it('saves no dish for a number of servings that is none', async () => {
    plan(4)
    const user = open()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    const servings = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Порций' })
    await user.clear(servings)
    await user.type(servings, '100{Enter}')
    expect(servings.value).toBe('100')
    expect(document.activeElement).toBe(servings)
    expect(usePlanStore.getState().meals).toMatchObject([{ servings: 4 }])
  })

  it('takes a recipe that another screen sent into a week to come, and shows it there', async () => {
    const user = open(new URLSearchParams({ add: recipe.id, week: '2026-11-23' }))
    const sheet = within(await screen.findByRole('dialog', { name: recipe.title }))
    await user.click(await sheet.findByRole('radio', { name: 'вс, 29' }))
    await user.click(sheet.getByRole('button', { name: 'Следующая неделя' }))
    expect(sheet.getByText(/^30 ноября.*6 декабря$/)).toBeTruthy()
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'вс, 6' }).checked).toBe(true)
    await user.click(sheet.getByRole('radio', { name: 'вт, 1' }))
    await user.click(sheet.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ day: '2026-12-01' }])
    expect(toastMessages()).toEqual([`В плане: ${recipe.title}, вторник, 1 декабря, ужин`])
    expect(address()).toBe('#/plan?week=2026-11-30')
  })

  it('moves a dish to the week before, and shows it there', async () => {
    plan()
    const user = open()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    const sheet = within(screen.getByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Предыдущая неделя' }))
    await user.click(sheet.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ day: '2026-11-18' }])
    expect(address()).toBe('#/plan?week=2026-11-16')
  })

  it('closes the change of a dish that another tab takes off, and it comes back unopened', async () => {
    plan()
    const user = open()
    const [meal] = usePlanStore.getState().meals
    if (!meal) throw new Error('There is no dish to change.')
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    act(() => usePlanStore.getState().remove(meal.id))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => usePlanStore.getState().restore(meal, 0))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for one thing at a time: a recipe that is sent closes the change of another', async () => {
    plan(2, another)
    stubApi()
    const { user, rerender } = visit(<PlanScreen id="" query={week} />)
    await user.click(screen.getByRole('button', { name: `Изменить: ${another.title}` }))
    rerender(<PlanScreen id="" query={new URLSearchParams({ add: recipe.id, week: '2026-11-23' })} />)
    expect(screen.getAllByRole('dialog')).toEqual([await screen.findByRole('dialog', { name: recipe.title })])
  })

  it('has no week before the first or after the last that can be written', async () => {
    for (const [day, name] of [
      ['1900-01-01', 'Предыдущая неделя'],
      ['9999-12-26', 'Следующая неделя'],
    ] as const) {
      const user = open(new URLSearchParams({ week: day }))
      const end = screen.getByRole('button', { name })
      expect(end.getAttribute('aria-disabled')).toBe('true')
      const { hash } = location
      await user.click(end)
      expect(address()).toBe(hash)
      cleanup()
    }
  })

  it('takes a recipe for as many as the visitor cooks it for', async () => {
    useServingsStore.getState().choose(recipe.id, 9)
    const user = open(new URLSearchParams({ add: recipe.id, week: '2026-11-23' }))
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ servings: 9 }])
  })

  it('takes a recipe for a crowd for as many as a plan can hold', async () => {
    const crowd = { ...recipe, servings: 120 }
    const user = open(new URLSearchParams({ add: recipe.id, week: '2026-11-23' }), (path, init) =>
      path.endsWith('/category') ? telling({ [recipe.id]: [crowd] })(path) : byHandler(path, init),
    )
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
    expect(storedPlan.parse(localStorage.getItem('plan') ?? '')).toHaveLength(1)
  })

  it('opens a recipe for as many as the meal is for', async () => {
    const chosen = () => useServingsStore.getState().choices
    plan(9)
    const user = open()
    await waitFor(() => expect(screen.getAllByText(/ ккал на человека$/)).toHaveLength(2))
    await user.click(screen.getByRole('link', { name: recipe.title }))
    expect(chosen()).toEqual([{ id: recipe.id, servings: 9 }])
    act(() =>
      usePlanStore.setState(({ meals }) => ({
        meals: meals.map((one) => ({ ...one, servings: recipe.servings ?? 0 })),
      })),
    )
    await user.click(screen.getByRole('link', { name: recipe.title }))
    expect(chosen()).toEqual([])
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
    await user.click(await screen.findByRole('button', { name: 'Собрать шоппинг лист' }))
    await screen.findByRole('checkbox', { name: new RegExp(`^${titles[0]}`) })
    return user
  }

  it('is shown before it is added, and takes what is wanted of it', async () => {
    plan()
    const user = await preview()
    expect(screen.getAllByRole('checkbox')).toHaveLength(titles.length)
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${titles[0]}`) }))
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    expect(useShoppingStore.getState().titles).toEqual(titles.slice(1))
    expect(toastMessages()).toContain('Продукты на неделю — в шоппинг листе')
  })

  it('added twice is there once', async () => {
    plan()
    const user = await preview()
    const add = () => user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    await add()
    const { recipeShares } = useShoppingStore.getState()
    await user.click(screen.getByRole('button', { name: 'Собрать шоппинг лист' }))
    await add()
    expect(useShoppingStore.getState().recipeShares).toEqual(recipeShares)
  })

  it('loses only the share of a dish that is taken off, and follows its servings', async () => {
    plan()
    act(() => useShoppingStore.getState().addTitles(['Батарейки', titles[0] ?? '']))
    const user = await preview()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    const servings = () => useShoppingStore.getState().recipeShares.shares.map((share) => share.servings)
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('button', { name: 'Больше порций' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(servings()).toEqual([3])
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(useShoppingStore.getState().titles).toEqual(['Батарейки', titles[0]])
    undo()
    expect(useShoppingStore.getState().titles).toEqual(expect.arrayContaining(titles))
    expect(servings()).toEqual([3])
  })

  it('follows a dish whose recipe is not there', async () => {
    plan()
    const user = await preview()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    cleanup()
    const again = open(week, failing(400, /category$/))
    await again.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await again.click(screen.getByRole('radio', { name: 'пт, 27' }))
    await again.click(screen.getByRole('button', { name: 'Больше порций' }))
    await again.click(screen.getByRole('button', { name: 'Сохранить' }))
    const { shares } = useShoppingStore.getState().recipeShares
    expect(shares).toMatchObject([
      {
        title: recipe.title,
        meal: { day: '2026-11-27', name: 'lunch' },
        recipeId: recipe.id,
        servings: 3,
        baseServings: recipe.servings,
      },
    ])
    expect(shares[0]?.ingredients.map(({ title }) => title)).toEqual(recipe.ingredients)
  })

  it('leaves the share that the recipe itself has there alone', async () => {
    act(() =>
      useShoppingStore.getState().addRecipes([
        {
          recipe: { id: recipe.id, title: recipe.title, ingredients: [{ title: 'Соль', quantity: '' }] },
          scale: { servings: 1, baseServings: 1 },
        },
      ]),
    )
    plan()
    const user = await preview()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(useShoppingStore.getState().recipeShares.shares.map(({ id }) => id)).toEqual([recipe.id])
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
  })

  describe('with products in the bag', () => {
    const list = () => useShoppingStore.getState()

    /** The week is on the list and bought; the dish is open to be changed. */
    async function bought() {
      plan(4)
      const user = await preview()
      const press = (name: string) => user.click(screen.getByRole('button', { name }))
      await press('Добавить в шоппинг лист')
      act(() => titles.forEach(list().tick))
      expect(list().bought).toEqual(titles)
      await press(`Изменить: ${recipe?.title}`)
      return { user, press }
    }

    it('leaves them there when the dish moves, and when it is put together again', async () => {
      const { user, press } = await bought()
      await user.click(screen.getByRole('radio', { name: 'пт, 27' }))
      await press('Сохранить')
      expect(useShoppingStore.getState().recipeShares.shares[0]?.meal?.day).toBe('2026-11-27')
      expect(list().bought).toEqual(titles)
      await press('Собрать шоппинг лист')
      await press('Добавить в шоппинг лист')
      expect(list().bought).toEqual(titles)
    })

    it('opens what more servings need more of', async () => {
      const { press } = await bought()
      await press('Больше порций')
      await press('Сохранить')
      expect(useShoppingStore.getState().recipeShares.shares[0]?.servings).toBe(5)
      // To taste, there is never more of it.
      expect(list().bought).toEqual(['Соль'])
    })

    it('opens what more servings need more of, though its amount is told in words only', async () => {
      stubApi((path, init) =>
        path.endsWith('/category')
          ? telling({ [recipe?.id ?? '']: [{ ...recipe, amounts: undefined }] })(path, init)
          : byHandler(path, init),
      )
      plan(5)
      const { user } = visit(<PlanScreen id="" query={week} />)
      const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
      await press('Собрать шоппинг лист')
      await press('Добавить в шоппинг лист')
      act(() => titles.forEach(list().tick))
      await press(`Изменить: ${recipe?.title}`)
      await press('Больше порций')
      await press('Сохранить')
      expect(list().bought).toEqual(['Соль'])
    })

    it('opens nothing for fewer servings', async () => {
      const { press } = await bought()
      await press('Меньше порций')
      await press('Сохранить')
      expect(useShoppingStore.getState().recipeShares.shares[0]?.servings).toBe(3)
      expect(list().bought).toEqual(titles)
    })

    it('brings what was taken off back only when it is put together again', async () => {
      const [first = '', ...others] = titles
      const { press } = await bought()
      act(() => void list().remove([first]))
      await press('Больше порций')
      await press('Сохранить')
      expect(list().titles).toEqual(others)
      act(() => others.forEach(list().tick))
      await press('Собрать шоппинг лист')
      await press('Добавить в шоппинг лист')
      expect(list().titles).toEqual([...others, first])
      expect(list().bought).toEqual(others)
    })

    it('opens what another dish needs too', async () => {
      const { press } = await bought()
      await press('Закрыть')
      plan(4, another)
      await screen.findByRole('button', { name: 'Собрать шоппинг лист', busy: false })
      await press('Собрать шоппинг лист')
      await screen.findByRole('checkbox', { name: new RegExp(`^${another?.ingredients[0]}`) })
      await press('Добавить в шоппинг лист')
      expect(list().bought).toEqual(titles.filter((title) => !another?.ingredients.includes(title)))
    })
  })

  it('says which dishes could not be loaded', async () => {
    plan()
    const user = open(week, failing(404, /category$/))
    await user.click(await screen.findByRole('button', { name: 'Собрать шоппинг лист' }))
    expect(screen.getByText(`Не удалось загрузить, в список не попадёт: ${recipe.title}`)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }).hasAttribute('disabled')).toBe(
      true,
    )
  })
})

describe('recipes that cannot be loaded', () => {
  const ofRecipe = new RegExp(`^selected/${recipe.id}/`)
  const notice = `Не удалось загрузить: ${recipe.title}`
  const kcal = () => screen.queryAllByText(/ ккал на человека$/)

  it('are named on the screen, and loaded on request', async () => {
    plan()
    plan(2, another)
    const api = stubApi(failing(400, ofRecipe))
    const { user } = visit(<PlanScreen id="" query={week} />)
    await screen.findByText(notice)
    expect(kcal()).toHaveLength(0)
    api.use(byHandler)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(kcal()).toHaveLength(2))
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('are loaded on request from the preview of the list too', async () => {
    plan()
    const api = stubApi(failing(400, ofRecipe))
    const { user } = visit(<PlanScreen id="" query={week} />)
    await screen.findByText(notice)
    await user.click(screen.getByRole('button', { name: 'Собрать шоппинг лист' }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText(`Не удалось загрузить, в список не попадёт: ${recipe.title}`)).toBeTruthy()
    api.use(byHandler)
    await user.click(sheet.getByRole('button', { name: 'Повторить' }))
    expect(await sheet.findAllByRole('checkbox')).toHaveLength(new Set(recipe.ingredients).size)
    expect(sheet.queryByText(/^Не удалось/)).toBeNull()
  })

  it('are asked for again on coming back, and the others are not', async () => {
    plan()
    plan(2, another)
    const api = stubApi(failing(400, ofRecipe))
    const { rerender } = visit(<PlanScreen id="" query={week} />)
    await screen.findByText(notice)
    rerender(<></>)
    api.use(byHandler)
    api.calls.length = 0
    rerender(<PlanScreen id="" query={week} />)
    await waitFor(() => expect(kcal()).toHaveLength(2))
    expect(screen.queryByText(notice)).toBeNull()
    expect(api.calls).toEqual([`selected/${recipe.id}/category`])
  })

  it('are not asked for again where the API does not know them', async () => {
    plan()
    open(week, failing(404, ofRecipe))
    await screen.findByText(notice)
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  const adding = (id: string) => new URLSearchParams({ add: id, week: '2026-11-23' })

  it('are waited for, and asked for again, where another screen sent one', async () => {
    const api = stubApi(failing(400, ofRecipe))
    const { user } = visit(<PlanScreen id="" query={adding(recipe.id)} />)
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
    expect((await sheet.findByRole('alert')).textContent).toContain('Не получилось загрузить')
    api.use(byHandler)
    await user.click(sheet.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('dialog', { name: recipe.title })).toBeTruthy()
    expect(sheet.getByRole('button', { name: 'Сохранить' })).toBeTruthy()
  })

  it.each(['nowhere', 'soups'])('are no recipes where the address has such an id: %s', async (id) => {
    const user = open(adding(id))
    const sheet = within(screen.getByRole('dialog'))
    expect((await sheet.findByRole('alert')).textContent).toContain('Рецепт не найден')
    expect(sheet.queryByRole('button', { name: 'Повторить' })).toBeNull()
    expect(sheet.getByRole('link', { name: 'К категориям' })).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Закрыть' }))
    expect(address()).toBe('#/plan?week=2026-11-23')
  })
})

describe('the choice of a dish', () => {
  const noChoices = 'Чтобы было из чего выбирать, сохраните пару рецептов закладкой.'
  const noSuch = 'Таких рецептов у нас нет.'

  async function choose(respond: Responder) {
    const api = stubApi(respond)
    const { user } = visit(<PlanScreen id="" query={week} />)
    await user.click(screen.getByRole('button', { name: `Добавить блюдо: ${wednesday}` }))
    return { api, user, sheet: within(screen.getByRole('dialog')) }
  }

  it('says that it is loading', async () => {
    const { user, sheet } = await choose(silent)
    expect(sheet.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
    await user.type(sheet.getByRole('textbox'), 'борщ')
    expect(sheet.queryByText(noChoices)).toBeNull()
    expect(sheet.queryByText(noSuch)).toBeNull()
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { api, user, sheet } = await choose(failing(400, /^recipes$/))
    expect((await sheet.findByRole('alert')).textContent).toContain('Не получилось загрузить')
    expect(sheet.queryByText(noChoices)).toBeNull()
    api.use(byHandler)
    await user.click(sheet.getByRole('button', { name: 'Повторить' }))
    expect(await sheet.findByRole('button', { name: recipe.title })).toBeTruthy()
    expect(sheet.queryByRole('alert')).toBeNull()
  })

  it('has the own recipes meanwhile, and says that they are not all', async () => {
    const { id, name, title, back, time, kcal } = recipe
    useSavesStore.getState().toggle({ id, name, title, back, time, kcal })
    const { sheet } = await choose(failing(400, /^recipes$/))
    expect(sheet.getByRole('button', { name: title })).toBeTruthy()
    expect(
      await sheet.findByText('Здесь пока только ваши рецепты: остальные загрузить не удалось.'),
    ).toBeTruthy()
  })

  it('is empty where the API has no index and nothing is kept', async () => {
    const { user, sheet } = await choose(failing(404, /^recipes$/))
    expect(await sheet.findByText(noChoices)).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
