import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { usePantryStore } from '@/lib/pantry/pantry-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { mockApi, respondWith } from '@/testing/api'
import { currentHash, toastMessages } from '@/testing/app'
import { failing, openPlan, otherRecipe, planMeal, recipe, undo, wednesday, weekQuery } from '@/testing/plan'

describe('ListSheet', () => {
  const titles = [...new Set(recipe.ingredients)]

  async function openPreview() {
    const { user } = openPlan()
    await user.click(await screen.findByRole('button', { name: 'Собрать шоппинг лист' }))
    await screen.findByRole('checkbox', { name: new RegExp(`^${titles[0]}`) })
    return user
  }

  it('previews the ingredients, adds the selected ones and goes on to the list', async () => {
    planMeal()
    const user = await openPreview()
    expect(screen.getAllByRole('checkbox')).toHaveLength(titles.length)
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${titles[0]}`) }))
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    expect(useShoppingStore.getState().titles).toEqual(titles.slice(1))
    expect(toastMessages()).toContain('Продукты на неделю — в шоппинг листе')
    expect(currentHash()).toBe('#/myshoplist')
  })

  it('goes on to the cart, past the list, with the same products', async () => {
    planMeal()
    const user = await openPreview()
    await user.click(screen.getByRole('button', { name: 'В корзину' }))
    expect(useShoppingStore.getState().titles).toEqual(titles)
    expect(currentHash()).toBe('#/shop')
  })

  it('closes when its dishes are taken back, and stays closed', async () => {
    planMeal()
    await openPreview()
    act(() => usePlanStore.setState({ meals: [] }))
    expect(screen.queryByRole('dialog')).toBeNull()
    planMeal()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows staples last, under a heading of their own', async () => {
    planMeal()
    await openPreview()
    const staples = within(await screen.findByRole('region', { name: 'Обычно есть дома' }))
    const boxes = staples.getAllByRole('checkbox')
    expect(boxes.map((box) => box.closest('label')?.textContent?.split(',')[0])).toEqual(['Вода', 'Соль'])
    expect(screen.getAllByRole('checkbox').slice(-boxes.length)).toEqual(boxes)
  })

  it('says what is at home, and how much of it where that is known', async () => {
    planMeal()
    const [first = '', second = '', third = ''] = titles
    usePantryStore.setState({
      items: [
        { title: first, amount: { value: 200, unit: 'г' } },
        { title: second, amount: { value: 100, unit: 'г' }, until: '2026-11-01' },
        { title: third },
      ],
    })
    await openPreview()
    const named = (text: string) =>
      screen.getByRole('checkbox', { name: new RegExp(`^${text}`) }).closest('li')
    expect(named(first)?.textContent).toMatch(/дома\u00a0есть\u00a0200\u00a0г$/)
    // The second one has spoilt.
    expect(named(second)?.textContent).not.toMatch(/дома\u00a0есть/)
    expect(named(third)?.textContent).toMatch(/ · дома\u00a0есть$/)
  })

  it('deselects what is enough at home, as the sum of the plan does, until the visitor selects it', async () => {
    planMeal(4)
    const enough = (title: string) => ({ title, amount: { value: 100_000, unit: 'г' as const } })
    usePantryStore.setState({ items: [enough('Свёкла'), enough('Чеснок')] })
    const user = await openPreview()
    const box = (title: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${title}`) })
    const atHome = ['Свёкла', 'Чеснок']
    for (const title of titles) expect(box(title).checked).toBe(!atHome.includes(title))
    expect(screen.getByText(/^В.сумме нет того, чего дома хватит: /)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    const listed = useShoppingStore.getState().titles
    expect(listed).toEqual(titles.filter((title) => !atHome.includes(title)))

    await user.click(screen.getByRole('button', { name: 'Собрать шоппинг лист' }))
    await user.click(box('Свёкла'))
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    expect(useShoppingStore.getState().titles).toEqual([...listed, 'Свёкла'])
  })

  it('adds nothing when used again', async () => {
    planMeal()
    const user = await openPreview()
    const add = () => user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    await add()
    const { recipeShares } = useShoppingStore.getState()
    await user.click(screen.getByRole('button', { name: 'Собрать шоппинг лист' }))
    await add()
    expect(useShoppingStore.getState().recipeShares).toEqual(recipeShares)
  })

  it('adds shares that follow the servings of their dish and are removed with it', async () => {
    planMeal()
    act(() => useShoppingStore.getState().addTitles(['Батарейки', titles[0] ?? '']))
    const user = await openPreview()
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

  it('adds shares that follow their dish although its recipe cannot be loaded', async () => {
    planMeal()
    const user = await openPreview()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    cleanup()
    const { user: userOffline } = openPlan(weekQuery, failing(400, /category$/))
    await userOffline.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await userOffline.click(screen.getByRole('radio', { name: 'пт, 27' }))
    await userOffline.click(screen.getByRole('button', { name: 'Больше порций' }))
    await userOffline.click(screen.getByRole('button', { name: 'Сохранить' }))
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

  it('adds shares beside the share that the recipe itself has on the list', async () => {
    act(() =>
      useShoppingStore.getState().addRecipes([
        {
          recipe: { id: recipe.id, title: recipe.title, ingredients: [{ title: 'Соль', quantity: '' }] },
          scale: { servings: 1, baseServings: 1 },
        },
      ]),
    )
    planMeal()
    const user = await openPreview()
    await user.click(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }))
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(useShoppingStore.getState().recipeShares.shares.map(({ id }) => id)).toEqual([recipe.id])
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
  })

  describe('with bought titles', () => {
    const list = () => useShoppingStore.getState()

    /** Adds the ingredients of the week to the list, marks them as bought and opens the sheet of the meal. */
    async function openBought() {
      planMeal(4)
      const user = await openPreview()
      const press = (name: string) => user.click(screen.getByRole('button', { name }))
      await press('Добавить в шоппинг лист')
      act(() => titles.forEach(list().tick))
      expect(list().bought).toEqual(titles)
      await press(`Изменить: ${recipe.title}`)
      return { user, press }
    }

    it('leaves them bought when the dish moves, and when the list is built again', async () => {
      const { user, press } = await openBought()
      await user.click(screen.getByRole('radio', { name: 'пт, 27' }))
      await press('Сохранить')
      expect(useShoppingStore.getState().recipeShares.shares[0]?.meal?.day).toBe('2026-11-27')
      expect(list().bought).toEqual(titles)
      await press('Собрать шоппинг лист')
      await press('Добавить в шоппинг лист')
      expect(list().bought).toEqual(titles)
    })

    it('reopens the titles of which more servings need more', async () => {
      const { press } = await openBought()
      await press('Больше порций')
      await press('Сохранить')
      expect(useShoppingStore.getState().recipeShares.shares[0]?.servings).toBe(5)
      // Salt is needed to taste, whatever the servings.
      expect(list().bought).toEqual(['Соль'])
    })

    it('reopens the titles of which more servings need more, even if amounts are only texts', async () => {
      planMeal(5)
      const { user } = openPlan(weekQuery, (path, init) =>
        path.endsWith('/category')
          ? respondWith({ [recipe.id]: [{ ...recipe, amounts: undefined }] })(path, init)
          : mockApi(path, init),
      )
      const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
      await press('Собрать шоппинг лист')
      await press('Добавить в шоппинг лист')
      act(() => titles.forEach(list().tick))
      await press(`Изменить: ${recipe.title}`)
      await press('Больше порций')
      await press('Сохранить')
      expect(list().bought).toEqual(['Соль'])
    })

    it('reopens nothing for fewer servings', async () => {
      const { press } = await openBought()
      await press('Меньше порций')
      await press('Сохранить')
      expect(useShoppingStore.getState().recipeShares.shares[0]?.servings).toBe(3)
      expect(list().bought).toEqual(titles)
    })

    it('adds removed titles again only when the list is built again', async () => {
      const [first = '', ...others] = titles
      const { press } = await openBought()
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

    it('reopens the titles that another dish needs, too', async () => {
      const { press } = await openBought()
      await press('Закрыть')
      planMeal(4, otherRecipe)
      await screen.findByRole('button', { name: 'Собрать шоппинг лист', busy: false })
      await press('Собрать шоппинг лист')
      await screen.findByRole('checkbox', { name: new RegExp(`^${otherRecipe.ingredients[0]}`) })
      await press('Добавить в шоппинг лист')
      expect(list().bought).toEqual(titles.filter((title) => !otherRecipe.ingredients.includes(title)))
    })
  })

  it('names the dishes that failed to load', async () => {
    planMeal()
    const { user } = openPlan(weekQuery, failing(404, /category$/))
    await user.click(await screen.findByRole('button', { name: 'Собрать шоппинг лист' }))
    expect(screen.getByText(`Не удалось загрузить, в список не попадёт: ${recipe.title}`)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Добавить в шоппинг лист' }).hasAttribute('disabled')).toBe(
      true,
    )
  })
})
