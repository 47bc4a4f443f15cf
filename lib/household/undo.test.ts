import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { readDocument, writeDocument } from '@/lib/household/document'
import { allParts, type SharedValues } from '@/lib/household/shared-values'
import { noValues, readStores, writeStores } from '@/lib/household/values'
import { shareIdOf } from '@/lib/plan/plan'
import { usePlanStore } from '@/lib/plan/plan-store'
import { type SharedRecipe } from '@/lib/shopping/recipe-shares'
import { clearBasket, currentBasket, restoreBasket } from '@/lib/shopping/basket'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'

beforeEach(() => void clearStorage())

/** The stores of this device with its document, and somebody else's document. */
function shareList() {
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()]
  let known = noValues
  /** Both send each other what they have changed. */
  const meet = () => {
    writeDocument(mine, { before: known, after: readStores() })
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine))
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs))
    writeStores(readDocument(mine), allParts)
    known = readStores()
    expect(readDocument(theirs)).toEqual(known)
  }
  const they = (change: (values: SharedValues) => Partial<SharedValues>) => {
    const before = readDocument(theirs)
    writeDocument(theirs, { before, after: { ...before, ...change(before) } })
  }
  const theyChangeList = (change: (basket: SharedValues['basket']) => Partial<SharedValues['basket']>) =>
    they(({ basket }) => ({ basket: { ...basket, ...change(basket) } }))
  return { meet, they, theyChangeList }
}

const list = () => useShoppingStore.getState()
const without = (titles: string[], title: string) => titles.filter((one) => one !== title)
const borscht: SharedRecipe = {
  id: 'borscht',
  title: 'Борщ',
  ingredients: [
    { title: 'Свёкла', quantity: '2 шт' },
    { title: 'Сметана', quantity: '200 г' },
  ],
}
const addBorscht = (servings: number) =>
  list().addRecipes([{ recipe: borscht, scale: { servings, baseServings: 2 } }])

it('brings a removed row back at its place, and leaves alone what the other has done since', () => {
  const { meet, theyChangeList } = shareList()
  list().addManual(['Молоко', 'Хлеб', 'Сыр', 'Соль'])
  meet()
  const undo = list().remove(['Хлеб'])
  meet()
  theyChangeList(({ titles }) => ({ titles: [...without(titles, 'Соль'), 'Чай'], bought: ['Сыр'] }))
  meet()
  undo()
  meet()
  expect(list().titles).toEqual(['Молоко', 'Хлеб', 'Сыр', 'Чай'])
  expect(list().bought).toEqual(['Сыр'])
})

it('of a cleared list brings back no row that the other had removed before', () => {
  const { meet, theyChangeList } = shareList()
  list().addManual(['Молоко', 'Хлеб'])
  list().tick('Хлеб')
  meet()
  theyChangeList(({ titles }) => ({ titles: without(titles, 'Молоко') }))
  meet()
  const undo = list().remove(list().titles)
  theyChangeList(({ titles }) => ({ titles: [...titles, 'Чай'] }))
  meet()
  undo()
  meet()
  expect(list().titles.toSorted()).toEqual(['Хлеб', 'Чай'])
  expect(list().bought).toEqual(['Хлеб'])
})

it('leaves a row as it is that the other has added again and bought', () => {
  const { meet, theyChangeList } = shareList()
  list().addManual(['Молоко', 'Хлеб'])
  meet()
  const undo = list().remove(['Молоко'])
  meet()
  theyChangeList(({ titles }) => ({ titles: [...titles, 'Молоко'] }))
  theyChangeList(() => ({ bought: ['Молоко'] }))
  meet()
  undo()
  meet()
  expect(list()).toMatchObject({ titles: ['Хлеб', 'Молоко'], bought: ['Молоко'] })
})

it('brings the row of a recipe back for the servings that the other has chosen since', () => {
  const { meet, theyChangeList } = shareList()
  addBorscht(2)
  meet()
  const undo = list().remove(['Свёкла'])
  meet()
  theyChangeList(({ recipeShares }) => ({
    recipeShares: {
      ...recipeShares,
      shares: recipeShares.shares.map((share) => ({ ...share, servings: 6 })),
    },
  }))
  meet()
  undo()
  meet()
  const [share] = list().recipeShares.shares
  expect(share?.servings).toBe(6)
  expect(share?.ingredients.map(({ title }) => title)).toEqual(['Свёкла', 'Сметана'])
})

it('of a recipe brings back its rows, and none that the other has removed', () => {
  const { meet, theyChangeList } = shareList()
  list().addManual(['Соль'])
  addBorscht(2)
  meet()
  const undo = list().removeRecipe('borscht')
  meet()
  theyChangeList(() => ({ titles: [] }))
  meet()
  undo()
  meet()
  expect(list().titles).toEqual(['Свёкла', 'Сметана'])
})

it('of a removed meal brings it back with its rows, beside what the other has planned since', () => {
  const { meet, they } = shareList()
  const plan = usePlanStore.getState()
  const dinner = {
    day: '2026-11-27',
    name: 'dinner' as const,
    recipe: { id: 'borscht', title: 'Борщ' },
    servings: 2,
  }
  const id = plan.add(dinner)
  meet()
  plan.remove(id)
  const restoreShare = list().removeRecipe(shareIdOf({ id }))
  meet()
  they(({ plan: meals }) => ({ plan: [...meals, { ...dinner, id: 'theirs', servings: 4 }] }))
  meet()
  plan.restore({ ...dinner, id }, 0)
  restoreShare()
  meet()
  expect(usePlanStore.getState().meals.map(({ servings }) => servings)).toEqual([2, 4])
})

it('of an order that waits for the network brings its products back, beside what the other has done since', () => {
  const { meet, theyChangeList } = shareList()
  list().addManual(['Молоко', 'Хлеб'])
  list().setCount('Молоко', 3)
  meet()
  const ordered = currentBasket()
  clearBasket(ordered)
  meet()
  expect(list().titles).toEqual([])
  theyChangeList(({ titles }) => ({ titles: [...titles, 'Чай'] }))
  meet()
  restoreBasket(ordered)
  meet()
  expect(list().titles).toEqual(['Молоко', 'Хлеб', 'Чай'])
  expect(list().cart.counts).toEqual({ Молоко: 3 })
})
