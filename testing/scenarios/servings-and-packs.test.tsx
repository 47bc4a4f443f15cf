import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { DeliveryScreen } from '@/components/orders/delivery-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { whenIdle } from '@/lib/browser/idle'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { catalogue, mockApi, type Responder, stubApi } from '@/testing/api'
import { renderScreen, renderWithUser, resetApp } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** From the servings of a recipe to the packs in the cart, screen by screen. */

const query = new URLSearchParams()
const button = (name: string) => screen.getByRole('button', { name })
/** What rows read, with plain blanks. */
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const servings = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Порций' })

/** The product API as it was before amounts, servings and packs were added to it. */
const withoutAdded: Responder = async (path) => {
  const answer: unknown = await (await mockApi(path)).json()
  const added = ['amounts', 'servings', 'pack', 'staple', 'uses', 'department', 'nutrition', 'tags']
  return new Response(
    JSON.stringify(answer, (key, value: unknown) => (added.includes(key) ? undefined : value)),
  )
}

async function openRecipe(respond?: Responder) {
  const { calls } = stubApi(respond)
  const { user, unmount } = renderWithUser(<RecipeScreen id="borscht" query={query} />)
  await screen.findByText('Говядина на кости')
  return { user, unmount, calls }
}

async function save(id: string, respond?: Responder) {
  stubApi(respond)
  const { user, unmount } = renderWithUser(<EditorScreen id={id} query={query} />)
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  unmount()
}

beforeEach(resetApp)

describe('the servings of a recipe', () => {
  it('scale its amounts, and leave alone what is to taste', async () => {
    const { user } = await openRecipe()
    expect(servings().value).toBe('6')
    for (let clicks = 0; clicks < 3; clicks++) await user.click(button('Меньше порций'))
    expect(lines()).toEqual([
      'Говядина на кости300 г',
      'Вода1,25 л',
      'Свёкла1 шт',
      'Чеснок1½ зубчика',
      'Сольпо вкусу',
    ])
    expect(screen.getByText('3 порции')).toBeTruthy()
  })

  it('are remembered for each recipe, until they are its own again', async () => {
    const { user, unmount } = await openRecipe()
    await user.click(button('Больше порций'))
    expect(localStorage.getItem('servings')).toBe('[{"id":"borscht","servings":7}]')
    unmount()
    const again = await openRecipe()
    expect(servings().value).toBe('7')
    await again.user.click(button('Меньше порций'))
    expect(localStorage.getItem('servings')).toBeNull()
    expect(lines()[2]).toBe('Свёкла2 шт')
  })

  it.each(['0', '-1', '1000', 'полстакана', '1,5'])(
    'are not changed by «%s», which is said',
    async (text) => {
      const { user } = await openRecipe()
      const before = lines()
      await user.clear(servings())
      await user.paste(text)
      expect(screen.getByText('Введите целое число от 1 до 99. Пока считаем на 6 порций.')).toBeTruthy()
      expect(lines()).toEqual(before)
      expect(useServingsStore.getState().choices).toEqual([])
    },
  )

  it('have a price, for what is used and for what is paid', async () => {
    const { user } = await openRecipe()
    // Beef 600 g of 800 at 14.50, water 2.5 l of 1.5 at 1.10, beets 400 g of 1 kg at 1.80, garlic 15 g of 100 at 1.20.
    expect(
      await screen.findByText('Продукты: 13.61 руб. (2.27 руб. на порцию)', undefined, { timeout: 5000 }),
    ).toBeTruthy()
    // And a whole pack of salt: 14.50 + 2 × 1.10 + 1.80 + 1.20 + 1.15.
    expect(screen.getByText('На кассе, целыми упаковками: 20.85 руб. (3.48 руб. на порцию)')).toBeTruthy()
    expect(screen.getByText('Сколько уйдёт, заранее не посчитать: соль')).toBeTruthy()
    expect(screen.getByText('Посчитано вместе с тем, что обычно есть дома: вода, соль')).toBeTruthy()
    expect(screen.queryByText(/^Нет в магазине/)).toBeNull()
    await user.clear(servings())
    await user.type(servings(), '12')
    expect(screen.getByText('Продукты: 27.22 руб. (2.27 руб. на порцию)')).toBeTruthy()
  })

  it('name what the shop does not sell, and never count it as nothing in silence', async () => {
    await openRecipe((path) => {
      if (path !== 'shop') return mockApi(path)
      return new Response(JSON.stringify(catalogue.products.filter(({ title }) => title !== 'Свёкла')))
    })
    expect(await screen.findByText('Нет в магазине: свёкла', undefined, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByText('Продукты: 12.89 руб. (2.15 руб. на порцию)')).toBeTruthy()
  })

  it('go along to the editor and the list', async () => {
    useServingsStore.getState().choose('borscht', 3)
    stubApi()
    const { user, unmount } = renderWithUser(<EditorScreen id="borscht" query={query} />)
    expect(await screen.findByText('Борщ с говядиной, на 3 порции')).toBeTruthy()
    expect(lines()).toContain('Вода1,25 лX')
    await user.click(button('X Чеснок'))
    await user.click(button('Сохранить'))
    unmount()
    await renderScreen(<ListScreen />)
    const list = within(screen.getAllByRole('list').at(-1) ?? document.body)
    expect(
      list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Говядина на кости, 300 гX', 'Вода, 1,25 лX', 'Свёкла, 1 штX', 'Соль, по вкусуX'])
  })
})

describe('the list', () => {
  it('adds up, and opens to the recipes that need a title', async () => {
    useShoppingStore.getState().addTitles(['Мыло', 'Соль'])
    await save('borscht')
    await save('thin-pancakes')
    const { user } = await renderScreen(<ListScreen />)
    expect(lines()[0]).toBe('МылоX')
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

  it('saved twice adds nothing twice', async () => {
    await save('borscht')
    const { unmount } = await renderScreen(<ListScreen />)
    const once = lines()
    unmount()
    await save('borscht')
    await renderScreen(<ListScreen />)
    expect(lines()).toEqual(once)
  })

  it('lets go of a recipe with its share, and takes it back', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Мыло'])
    await save('borscht')
    const { user } = await renderScreen(<ListScreen />)
    const before = lines()
    await user.click(button('Для каких рецептов: Вода'))
    await user.click(button('Убрать рецепт «Борщ с говядиной»'))
    expect(lines()).toEqual(['СольX', 'МылоX'])
    expect(localStorage.getItem('shopList')).toBe('["Соль","Мыло"]')
    const toast = useToastsStore.getState().toasts.at(-1)
    expect(toast).toMatchObject({
      message: 'Убрали из списка рецепт «Борщ с говядиной»',
      action: 'Отменить',
    })
    act(() => toast?.onClick?.())
    expect(lines()).toEqual(before)
  })

  it('shows titles alone where nobody knows what they are for', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Вода'])
    await renderScreen(<ListScreen />)
    expect(lines()).toEqual(['СольX', 'ВодаX'])
  })
})

describe('the cart', () => {
  const row = (title: string) =>
    within(screen.getByRole('heading', { level: 2, name: title }).closest('li') ?? document.body)

  it('starts with the packs that are needed, and says how it comes to them', async () => {
    useServingsStore.getState().choose('borscht', 12)
    await save('borscht')
    renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    const need = (title: string) =>
      row(title)
        .getByText(/^Нужно/)
        .textContent?.replaceAll('\u00a0', ' ')
    expect(need('Говядина на кости')).toBe('Нужно 1,2 кг: 2 уп. по 800 г, останется 400 г')
    expect(need('Вода')).toBe('Нужно 5 л: 4 уп. по 1,5 л, останется 1 л')
    expect(need('Свёкла')).toBe('Нужно 4 шт (800 г): 1 уп. по 1 кг, останется 200 г')
    expect(row('Соль').queryByText(/^Нужно/)).toBeNull()
    expect(row('Вода').getByRole('status').textContent).toBe('4')
    expect(row('Соль').getByRole('status').textContent).toBe('1')
    // 2 × 14.50 + 4 × 1.10 + 1.80 + 1.20 + 1.15
    expect(screen.getByText(/^Общая сумма/).textContent).toBe('Общая сумма 37.55 руб.')
  })

  it('keeps to the visitor’s own count once it was touched', async () => {
    await save('borscht')
    const { user, unmount } = renderWithUser(<CartScreen />)
    await user.click(await screen.findByRole('button', { name: '- Вода' }))
    expect(row('Вода').getByRole('status').textContent).toBe('1')
    unmount()
    useServingsStore.getState().choose('borscht', 24)
    await save('borscht')
    renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    expect(row('Вода').getByRole('status').textContent).toBe('1')
    expect(useShoppingStore.getState().cart.counts).toEqual({ Вода: 1 })
  })
})

describe('with an API that tells no amounts, servings and packs', () => {
  it('a recipe is as it was: no stepper, no price, and the shop is not asked', async () => {
    const { calls } = await openRecipe(withoutAdded)
    expect(lines()).toEqual([
      'Говядина на кости600 г',
      'Вода2,5 л',
      'Свёкла2 шт',
      'Чеснок3 зубчика',
      'Сольпо вкусу',
    ])
    expect(screen.queryByRole('spinbutton')).toBeNull()
    // The screen began to wait for this moment before the test does.
    await act(() => new Promise<void>((resolve) => whenIdle(resolve)))
    expect(calls).toEqual(['selected/borscht/category'])
  })

  it('list and cart are as they were, and nothing but the titles is remembered', async () => {
    await save('borscht', withoutAdded)
    expect(Object.keys(localStorage)).toEqual(['shopList'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([])
    const { unmount } = await renderScreen(<ListScreen />)
    expect(lines()).toEqual(['Говядина на костиX', 'ВодаX', 'СвёклаX', 'ЧеснокX', 'СольX'])
    unmount()
    renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '1',
      '1',
      '1',
      '1',
      '1',
    ])
    expect(screen.queryByText(/^Нужно/)).toBeNull()
  })
})

it('an order that is placed takes what the list was for along with the list', async () => {
  await save('borscht')
  expect(useShoppingStore.getState().recipeShares.shares).toHaveLength(1)
  const { user } = await renderScreen(<DeliveryScreen />)
  await user.click(button('Отправить'))
  expect(localStorage).toHaveLength(0)
})
