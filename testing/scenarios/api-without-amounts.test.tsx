import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { mockApi, type Responder } from '@/testing/api'
import { renderScreen, renderWithUser, resetApp } from '@/testing/app'
import { openRecipe, rowTexts, saveRecipe } from '@/testing/shopping'

/** The mock API without the optional fields that amounts, servings and packs need. */
const withoutOptionalFields = without([
  'amounts',
  'servings',
  'pack',
  'staple',
  'uses',
  'department',
  'nutrition',
  'tags',
])

function without(fields: string[]): Responder {
  return async (path) => {
    const content: unknown = await (await mockApi(path)).json()
    return new Response(
      JSON.stringify(content, (key, value: unknown) => (fields.includes(key) ? undefined : value)),
    )
  }
}

beforeEach(resetApp)

it('a recipe without servings says what it costs and what is used of it, and nothing per serving', async () => {
  await openRecipe(without(['servings', 'nutrition']))
  expect(await screen.findByText('На кассе 17.50 руб.')).toBeTruthy()
  expect(screen.getByText('Уйдёт продуктов на 11.78 руб., остальное останется')).toBeTruthy()
  expect(screen.queryByText(/руб\. на\sпорцию/)).toBeNull()
})

describe('with an API without amounts, servings and packs', () => {
  it('a recipe has no stepper, and costs what its products cost', async () => {
    await openRecipe(withoutOptionalFields)
    expect(rowTexts()).toEqual([
      'Говядина на кости600 г',
      'Вода2,5 л',
      'Свёкла2 шт',
      'Чеснок3 зубчика',
      'Сольпо вкусу',
    ])
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(await screen.findByText('На кассе 19.75 руб.')).toBeTruthy()
    expect(screen.queryByText(/руб\. на\sпорцию/)).toBeNull()
  })

  it('list and cart contain titles only, and nothing else is stored', async () => {
    await saveRecipe('borscht', withoutOptionalFields)
    expect(Object.keys(localStorage)).toEqual(['shopList'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([])
    const { unmount } = await renderScreen(<ListScreen />)
    expect(rowTexts()).toEqual(['Говядина на костиX', 'ВодаX', 'СвёклаX', 'ЧеснокX', 'СольX'])
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
