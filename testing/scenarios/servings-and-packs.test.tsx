import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { DeliveryScreen } from '@/components/orders/delivery-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { catalogue, mockApi, stubApi } from '@/testing/api'
import { renderScreen, renderWithUser, resetApp } from '@/testing/app'
import { button, openList, openRecipe, rowTexts, saveRecipe } from '@/testing/shopping'

/** The servings of a recipe determine the amounts on the list and the packs in the cart. */

const servingsInput = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Порций' })

beforeEach(resetApp)

describe('the servings of a recipe', () => {
  it('scale all amounts except those to taste', async () => {
    const { user } = await openRecipe()
    expect(servingsInput().value).toBe('6')
    expect(screen.getByText('порций')).toBeTruthy()
    for (let clicks = 0; clicks < 3; clicks++) await user.click(button('Меньше порций'))
    expect(rowTexts()).toEqual([
      'Говядина на кости300 г',
      'Вода1,25 л',
      'Свёкла1 шт',
      'Чеснок2 зубчика',
      'Сольпо вкусу',
    ])
    expect(screen.getByText('3 порции')).toBeTruthy()
    expect(screen.getByText('порции')).toBeTruthy()
  })

  it('are stored per recipe until they equal the default again', async () => {
    const { user, unmount } = await openRecipe()
    await user.click(button('Больше порций'))
    expect(localStorage.getItem('servings')).toBe('[{"id":"borscht","servings":7}]')
    unmount()
    const reopened = await openRecipe()
    expect(servingsInput().value).toBe('7')
    await reopened.user.click(button('Меньше порций'))
    expect(localStorage.getItem('servings')).toBeNull()
    expect(rowTexts()[2]).toBe('Свёкла2 шт')
  })

  it.each(['0', '-1', '1000', 'полстакана', '1,5'])(
    'reject «%s» with a message and do not change',
    async (text) => {
      const { user } = await openRecipe()
      const before = rowTexts()
      await user.clear(servingsInput())
      await user.paste(text)
      expect(screen.getByText('Введите целое число от 1 до 99. Пока считаем на 6 порций.')).toBeTruthy()
      expect(rowTexts()).toEqual(before)
      expect(useServingsStore.getState().choices).toEqual([])
    },
  )

  it('have a price at the till, with what of it is used, both without staples', async () => {
    const { user } = await openRecipe()
    const used = (sum: string) => screen.getByText(`Уйдёт продуктов на ${sum}, остальное останется`)
    // 14.50 + 1.80 + 1.20
    expect(await screen.findByText('На кассе 17.50 руб.')).toBeTruthy()
    expect(screen.getByText('2.92 руб. на порцию')).toBeTruthy()
    // 600 g of 800 g of beef at 14.50, 400 g of 1 kg of beetroot at 1.80, 15 g of 100 g of garlic at 1.20.
    expect(used('11.78 руб. (1.96 руб. на порцию)')).toBeTruthy()
    expect(screen.getByText('Без того, что обычно есть дома: вода, соль')).toBeTruthy()
    expect(screen.queryByText(/заранее не посчитать/)).toBeNull()
    expect(screen.queryByText(/^Нет в магазине/)).toBeNull()
    await user.clear(servingsInput())
    await user.type(servingsInput(), '12')
    expect(used('23.55 руб. (1.96 руб. на порцию)')).toBeTruthy()
  })

  it('list the ingredients that the shop does not sell and that the price leaves out', async () => {
    await openRecipe((path) => {
      if (path !== 'shop') return mockApi(path)
      return new Response(JSON.stringify(catalogue.products.filter(({ title }) => title !== 'Свёкла')))
    })
    expect(await screen.findByText('Нет в магазине: свёкла')).toBeTruthy()
    expect(
      screen.getByText('Уйдёт продуктов на 11.06 руб. (1.84 руб. на порцию), остальное останется'),
    ).toBeTruthy()
  })

  it('apply to the editor and the list', async () => {
    useServingsStore.getState().choose('borscht', 3)
    stubApi()
    const { user, unmount } = renderWithUser(<EditorScreen id="borscht" query={new URLSearchParams()} />)
    expect(await screen.findByText('Борщ с говядиной, на 3 порции')).toBeTruthy()
    expect(rowTexts()).toContain('Вода1,25 лX')
    await user.click(button('X Чеснок'))
    await user.click(button('Сохранить'))
    unmount()
    await openList()
    const list = within(screen.getAllByRole('list').at(-1) ?? document.body)
    expect(
      list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Говядина на костинужно 300 гX', 'Воданужно 1,25 лX', 'Свёкланужно 1 шт.X', 'Сольпо вкусуX'])
  })
})

describe('the list', () => {
  it('contains manual entries, and shows the recipes that need a title', async () => {
    useShoppingStore.getState().addTitles(['Мыло', 'Соль'])
    await saveRecipe('borscht')
    await saveRecipe('thin-pancakes')
    const { user } = await openList()
    expect(rowTexts()[0]).toBe('МылоX')
    expect(screen.queryByRole('button', { name: 'Для каких рецептов: Мыло' })).toBeNull()
    const toggle = button('Для каких рецептов: Соль')
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    const recipes = within(screen.getByRole('list', { name: 'Для рецептов' }))
    expect(recipes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Борщ с говядиной',
      'Тонкие блины',
    ])
    await user.click(toggle)
    expect(screen.queryByRole('list', { name: 'Для рецептов' })).toBeNull()
  })

  it('does not change when a recipe is saved again', async () => {
    await saveRecipe('borscht')
    const { unmount } = await openList()
    const before = rowTexts()
    unmount()
    await saveRecipe('borscht')
    await openList()
    expect(rowTexts()).toEqual(before)
  })

  it('removes a recipe with its share, and restores both on undo', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Мыло'])
    await saveRecipe('borscht')
    const { user } = await openList()
    const before = rowTexts()
    await user.click(button('Для каких рецептов: Вода'))
    await user.click(button('Убрать рецепт «Борщ с говядиной»'))
    expect(rowTexts()).toEqual(['СольX', 'МылоX'])
    expect(localStorage.getItem('shopList')).toBe('["Соль","Мыло"]')
    const toast = useToastsStore.getState().toasts.at(-1)
    expect(toast).toMatchObject({
      message: 'Убрали из списка рецепт «Борщ с говядиной»',
      action: 'Отменить',
    })
    act(() => toast?.onClick?.())
    expect(rowTexts()).toEqual(before)
  })

  it('shows only the titles of manual entries', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Вода'])
    await openList()
    expect(rowTexts()).toEqual(['СольX', 'ВодаX'])
  })
})

describe('the cart', () => {
  const row = (title: string) =>
    within(screen.getByRole('heading', { level: 2, name: title }).closest('li') ?? document.body)

  it('starts with the packs that the recipes need, and explains the count', async () => {
    useServingsStore.getState().choose('borscht', 12)
    await saveRecipe('borscht')
    const { user } = renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    await user.click(button('Обычно есть дома (2)'))
    const need = (title: string) =>
      row(title)
        .getByText(/^Нужно/)
        .textContent?.replaceAll('\u00a0', ' ')
    expect(need('Говядина на кости')).toBe('Нужно 1,2 кг: 2 × 800 г, останется 400 г')
    expect(need('Вода')).toBe('Нужно 5 л: 4 × 1,5 л, останется 1 л')
    expect(need('Свёкла')).toBe('Нужно 4 шт. (800 г): 1 кг, останется 200 г')
    expect(row('Соль').queryByText(/^Нужно/)).toBeNull()
    for (const staple of ['Вода', 'Соль']) expect(row(staple).getByRole('status').textContent).toBe('0')
    // 2 × 14.50 + 1.80 + 1.20
    expect(screen.getByText(/^Общая сумма/).textContent).toBe('Общая сумма 32.00 руб.')
  })

  it('keeps a count that the visitor has changed', async () => {
    useServingsStore.getState().choose('borscht', 12)
    await saveRecipe('borscht')
    const { user, unmount } = renderWithUser(<CartScreen />)
    await user.click(await screen.findByRole('button', { name: '- Говядина на кости' }))
    expect(row('Говядина на кости').getByRole('status').textContent).toBe('1')
    unmount()
    useServingsStore.getState().choose('borscht', 24)
    await saveRecipe('borscht')
    renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    expect(row('Говядина на кости').getByRole('status').textContent).toBe('1')
    expect(useShoppingStore.getState().cart.counts).toEqual({ 'Говядина на кости': 1 })
  })
})

it('a placed order clears the recipe shares with the list', async () => {
  await saveRecipe('borscht')
  expect(useShoppingStore.getState().recipeShares.shares).toHaveLength(1)
  const { user } = await renderScreen(<DeliveryScreen />)
  await user.click(button('Отправить'))
  expect(useShoppingStore.getState().recipeShares.shares).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['orders'])
})
