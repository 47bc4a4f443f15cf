import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { loadRecipes } from '@/lib/recipes/load-recipes'
import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { stubApi } from '@/testing/api'
import { renderWithUser } from '@/testing/app'
import { openPlan, planMeal } from '@/testing/plan'
import { mockApiWithSubstitutes } from '@/testing/substitutes'

/** A substitute in all places where its recipe is. */

const pancakes = { id: 'thin-pancakes', title: 'Тонкие блины' }
const open = (name: RegExp | string) => screen.getByRole('button', { name })
const rowOf = (title: string) => screen.getByRole('checkbox', { name: title }).closest('li')

async function listPancakes() {
  stubApi(mockApiWithSubstitutes)
  const [recipe] = await loadRecipes(pancakes.id)
  if (!recipe) throw new Error('The API has no recipe of thin pancakes.')
  useShoppingStore.getState().addRecipes([{ recipe, scale: { servings: 8, baseServings: 4 } }])
}

it('is chosen on the list for the servings of the list, which then says what it stands for', async () => {
  await listPancakes()
  const { user } = renderWithUser(<ListScreen />)
  await screen.findByText(/^На.кассе/)
  await user.click(open('Для каких рецептов: Молоко'))
  await user.click(await screen.findByRole('button', { name: 'Чем заменить: Молоко' }))
  const offer = within(screen.getByRole('dialog'))
  expect(offer.getByText('1,2 кг вместо 1 л')).toBeTruthy()
  await user.click(await offer.findByRole('button', { name: 'Заменить: «Свёкла» вместо «Молоко»' }))
  expect(rowOf('Свёкла')?.textContent).toContain('вместо: молоко')
  expect(screen.queryByRole('checkbox', { name: 'Молоко' })).toBeNull()
  cleanup()
  renderWithUser(<CartScreen />)
  const named = await screen.findByText('вместо: молоко')
  expect(named.closest('li')?.textContent).toContain('Свёкла')
})

it('is taken back on the list', async () => {
  useSubstitutesStore.getState().choose(pancakes.id, 'Молоко', 'Свёкла')
  await listPancakes()
  const { user } = renderWithUser(<ListScreen />)
  await screen.findByText(/^На.кассе/)
  expect(rowOf('Свёкла')?.textContent).toContain('вместо: молоко')
  await user.click(open('Для каких рецептов: Свёкла'))
  await user.click(await screen.findByRole('button', { name: 'Чем заменить: Молоко' }))
  await user.click(await screen.findByRole('button', { name: 'Вернуть: «Молоко»' }))
  expect(screen.getByRole('checkbox', { name: 'Молоко' })).toBeTruthy()
  expect(screen.queryByText(/вместо/)).toBeNull()
})

it('is offered for no title that the recipe has nothing for', async () => {
  await listPancakes()
  const { user } = renderWithUser(<ListScreen />)
  await screen.findByText(/^На.кассе/)
  await user.click(open('Для каких рецептов: Молоко'))
  await screen.findByRole('button', { name: 'Чем заменить: Молоко' })
  await user.click(open('Для каких рецептов: Пшеничная мука'))
  expect(screen.getAllByRole('button', { name: /^Чем заменить/ })).toHaveLength(1)
})

const planPancakes = () => planMeal(2, pancakes as Parameters<typeof planMeal>[1])

it('is named at the planned meal', async () => {
  act(() => useSubstitutesStore.getState().choose(pancakes.id, 'Молоко', 'Свёкла'))
  planPancakes()
  openPlan(undefined, mockApiWithSubstitutes)
  expect(await screen.findByText('«Свёкла» вместо «Молоко»')).toBeTruthy()
})

// The list and the plan are those of a household, substitutes a person's own.
it.each([
  { listed: 'Свёкла', own: 'Молоко' },
  { listed: 'Молоко', own: 'Свёкла' },
])('stays as listed, $listed, when a member who cooks with $own plans more', async ({ listed, own }) => {
  const choose = (product: string) =>
    useSubstitutesStore.setState({
      choices:
        product === 'Молоко' ? [] : [{ id: pancakes.id, products: [{ ingredient: 'Молоко', product }] }],
    })
  const shares = () => useShoppingStore.getState().recipeShares.shares
  choose(listed)
  planPancakes()
  const first = openPlan(undefined, mockApiWithSubstitutes)
  await first.user.click(await screen.findByRole('button', { name: 'Собрать шоппинг лист' }))
  await screen.findByRole('checkbox', { name: new RegExp(`^${listed}`) })
  await first.user.click(open('Добавить в шоппинг лист'))
  const [before] = shares()
  cleanup()

  choose(own)
  const { user } = openPlan(undefined, mockApiWithSubstitutes)
  await screen.findByText(/^На.кассе/)
  await user.click(open(`Изменить: ${pancakes.title}`))
  await user.click(open('Больше порций'))
  await user.click(open('Сохранить'))
  expect(before?.ingredients.map(({ title }) => title)).toContain(listed)
  expect(shares()).toEqual([{ ...before, servings: 3 }])
})
