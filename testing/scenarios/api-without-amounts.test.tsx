import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { whenIdle } from '@/lib/browser/idle'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { mockApi, type Responder } from '@/testing/api'
import { renderScreen, renderWithUser, resetApp } from '@/testing/app'
import { openRecipe, rowTexts, saveRecipe } from '@/testing/shopping'

/** The mock API without the optional fields that amounts, servings and packs need. */
const withoutOptionalFields: Responder = async (path) => {
  const content: unknown = await (await mockApi(path)).json()
  const optional = ['amounts', 'servings', 'pack', 'staple', 'uses', 'department', 'nutrition', 'tags']
  return new Response(
    JSON.stringify(content, (key, value: unknown) => (optional.includes(key) ? undefined : value)),
  )
}

beforeEach(resetApp)

describe('with an API without amounts, servings and packs', () => {
  it('a recipe has no stepper and no price, and does not request the shop', async () => {
    const { calls } = await openRecipe(withoutOptionalFields)
    expect(rowTexts()).toEqual([
      'Говядина на кости600 г',
      'Вода2,5 л',
      'Свёкла2 шт',
      'Чеснок3 зубчика',
      'Сольпо вкусу',
    ])
    expect(screen.queryByRole('spinbutton')).toBeNull()
    // Idle callbacks run in order, so those of the screen have run by then.
    await act(() => new Promise<void>((resolve) => whenIdle(resolve)))
    expect(calls).toEqual(['selected/borscht/category'])
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
