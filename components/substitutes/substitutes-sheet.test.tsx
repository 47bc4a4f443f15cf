import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { SubstitutesSheet } from '@/components/substitutes/substitutes-sheet'
import { fetchRecipes, type Recipe } from '@/lib/recipes/recipes-api'
import { withSubstitutes } from '@/lib/recipes/substitutes/substitutes'
import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { failWith, type Responder, stubApi } from '@/testing/api'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { mockApiWithSubstitutes } from '@/testing/substitutes'

beforeEach(resetApp)

const noShop: Responder = (path) => (path === 'shop' ? failWith(404)(path) : mockApiWithSubstitutes(path))
const withoutBeet: Responder = async (path, init) => {
  const response = await mockApiWithSubstitutes(path, init)
  if (path !== 'shop') return response
  return Response.json(
    ((await response.json()) as { title: string }[]).filter(({ title }) => title !== 'Свёкла'),
  )
}

async function show(title: string, { responder = mockApiWithSubstitutes, chosen = false } = {}) {
  stubApi(responder)
  const [plain] = await fetchRecipes('thin-pancakes')
  if (!plain) throw new Error('The API has no recipe of thin pancakes.')
  const recipe: Recipe = chosen
    ? withSubstitutes(plain, [{ ingredient: 'Молоко', product: 'Свёкла' }], undefined)
    : plain
  const ingredient = plain.ingredients.find((one) => one.title === title)
  if (!ingredient) throw new Error(`The recipe has no ingredient ${title}.`)
  return renderWithUser(<SubstitutesSheet recipe={recipe} ingredient={ingredient} onClose={() => {}} />)
}

const replaceButton = { name: 'Заменить: «Свёкла» вместо «Молоко»' }

it('shows the quantity of the product and what it changes: taste, kcal, sum and allergens', async () => {
  await show('Молоко')
  const offer = within(screen.getByRole('listitem'))
  await offer.findByText(/На.кассе .* вместо/)
  offer.getByText('600 г вместо 500 мл')
  offer.getByText('свекольный сок, 6:5 — розовее')
  await offer.findByText('Аллергены: минус молочное')
  offer.getByText(/На.порцию \d+.ккал вместо \d+/)
})

it('stores the choice and puts the product on the list, which a click on the toast undoes', async () => {
  const { user } = await show('Молоко')
  const milk = { title: 'Молоко', quantity: '500 мл' }
  useShoppingStore.getState().addRecipes([
    {
      recipe: { id: 'thin-pancakes', title: 'Блины', ingredients: [milk] },
      scale: { servings: 4, baseServings: 4 },
    },
  ])
  await user.click(await screen.findByRole('button', replaceButton))
  expect(useSubstitutesStore.getState().choices).toEqual([
    { id: 'thin-pancakes', products: [{ ingredient: 'Молоко', product: 'Свёкла' }] },
  ])
  expect(useShoppingStore.getState().titles).toEqual(['Свёкла'])
  expect(toastMessages()).toEqual(['«Свёкла» вместо «Молоко»'])
  useToastsStore.getState().toasts[0]?.onClick?.()
  expect(useSubstitutesStore.getState().choices).toEqual([])
  expect(useShoppingStore.getState().titles).toEqual(['Молоко'])
})

it('takes the ingredient back', async () => {
  useSubstitutesStore.getState().choose('thin-pancakes', 'Молоко', 'Свёкла')
  const { user } = await show('Молоко', { chosen: true })
  await user.click(screen.getByRole('button', { name: 'Вернуть: «Молоко»' }))
  expect(useSubstitutesStore.getState().choices).toEqual([])
  expect(toastMessages()).toEqual(['В\u00a0рецепте снова «Молоко»'])
})

it('has no button for a replacement that is no product or that the shop does not sell', async () => {
  const { unmount } = await show('Яйцо')
  expect(screen.getByRole('listitem').textContent).toBe('банан, 1:1 — слаще')
  expect(within(screen.getByRole('list')).queryByRole('button')).toBeNull()
  unmount()
  await show('Молоко', { responder: withoutBeet })
  await screen.findByText('В магазине этого сейчас нет.')
  expect(screen.queryByRole('button', replaceButton)).toBeNull()
})

it('offers the choice even if the API has no shop', async () => {
  await show('Молоко', { responder: noShop })
  await screen.findByText('Аллергены: минус молочное')
  screen.getByRole('button', replaceButton)
})
