import { beforeEach } from 'vitest'

import { useOutboxStore } from '@/lib/orders/outbox-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { resetApp } from '@/testing/app'
import { stubLocks } from '@/testing/locks'

/** A filled basket before each test of the outbox, and what the tests read. */

export const outbox = () => useOutboxStore.getState().outbox
export const queuedKeys = () => outbox().waiting.map(({ order }) => order.key)
export const titles = () => useShoppingStore.getState().titles
export const choices = () => useShoppingStore.getState().cart
export const shares = () => useShoppingStore.getState().recipeShares

/** A recipe share, a manual title, and one that is both and bought; a count for salt, and sugar removed from the cart. */
export function fillBasket() {
  const { addTitles, addRecipes, tick, setCount, removeFromCart } = useShoppingStore.getState()
  addTitles(['Сахар', 'Вода'])
  addRecipes([
    {
      recipe: {
        id: 'soup',
        title: 'Суп',
        ingredients: [
          { title: 'Соль', quantity: '5 г', amount: { value: 5, unit: 'г', grams: 5 } },
          { title: 'Вода', quantity: '1 л', amount: { value: 1, unit: 'л', grams: 1000 } },
        ],
      },
      scale: { servings: 4, baseServings: 4 },
    },
  ])
  tick('Вода')
  setCount('Соль', 2)
  removeFromCart('Сахар')
}

beforeEach(() => {
  resetApp()
  stubLocks()
  fillBasket()
})
