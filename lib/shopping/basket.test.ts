import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useOutboxStore } from '@/lib/orders/outbox-store'
import { clearBasket, currentBasket, orderAgain, restoreBasket } from '@/lib/shopping/basket'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { sampleCatalogue } from '@/mock-api/catalogue/sample-catalogue'
import { resetApp } from '@/testing/app'
import { grams } from '@/testing/ingredients'
import { createOrder } from '@/testing/orders'
import { plannedShareV1 } from '@/testing/recipe-shares'
import { writeInAnotherTab } from '@/testing/storage-tab'

const list = () => useShoppingStore.getState()
const salt = grams('Соль', 10)
const beetroot = grams('Свёкла', 400)
const { products } = sampleCatalogue

const basket = {
  titles: ['Мыло', 'Соль', 'Свёкла'],
  bought: ['Мыло'],
  recipeShares: {
    shares: [
      { id: 'borscht', title: 'Борщ', servings: 9, baseServings: 6, ingredients: [salt, beetroot] },
      {
        id: 'plan m1',
        title: 'Борщ',
        recipeId: 'borscht',
        meal: { day: '2026-11-25', name: 'lunch' as const },
        servings: 2,
        baseServings: 6,
        ingredients: [salt],
      },
    ],
    manual: ['Соль'],
  },
  cart: { counts: { Свёкла: 3 }, removed: ['Соль'] },
}

beforeEach(resetApp)

describe('currentBasket and clearBasket', () => {
  it('returns the list, its shares and the choices in the cart, which clearing empties', () => {
    restoreBasket(basket)
    expect(currentBasket()).toEqual(basket)
    clearBasket(basket)
    expect(currentBasket()).toEqual({
      titles: [],
      bought: [],
      recipeShares: { shares: [], manual: [] },
      cart: { counts: {}, removed: [] },
    })
  })

  it('keeps titles that were added since, with their choices in the cart', () => {
    restoreBasket(basket)
    list().addTitles(['Рис', 'Чай'])
    list().setCount('Рис', 4)
    list().removeFromCart('Чай')
    clearBasket(basket)
    expect(list().titles).toEqual(['Рис', 'Чай'])
    expect(list().cart).toEqual({ counts: { Рис: 4 }, removed: ['Чай'] })
  })

  it('keeps what a recipe that was added since needs, without the earlier needs and choices', () => {
    restoreBasket(basket)
    const salad = { id: 'salad', title: 'Салат', ingredients: [beetroot] }
    list().addRecipes([{ recipe: salad, scale: { servings: 4, baseServings: 4 } }])
    clearBasket(basket)
    expect(currentBasket()).toEqual({
      titles: ['Свёкла'],
      bought: [],
      recipeShares: { shares: [{ ...salad, servings: 4, baseServings: 4 }], manual: [] },
      cart: { counts: {}, removed: [] },
    })
  })
})

describe('restoreBasket', () => {
  it('restores titles before those added since, with shares, bought marks and choices', () => {
    list().addTitles(['Рис'])
    list().setCount('Рис', 4)
    list().tick('Рис')
    restoreBasket(basket)
    expect(currentBasket()).toEqual({
      ...basket,
      titles: ['Мыло', 'Соль', 'Свёкла', 'Рис'],
      bought: ['Мыло', 'Рис'],
      cart: { counts: { Рис: 4, Свёкла: 3 }, removed: ['Соль'] },
    })
  })

  it('keeps titles open and without earlier choices when they were added since', () => {
    list().addTitles(['Мыло', 'Свёкла'])
    restoreBasket(basket)
    expect(list().bought).toEqual([])
    expect(list().cart).toEqual({ counts: {}, removed: ['Соль'] })
  })

  it('keeps the share of a recipe that was added since', () => {
    const share = { id: 'borscht', title: 'Борщ', ingredients: [beetroot] }
    list().addRecipes([{ recipe: share, scale: { servings: 1, baseServings: 6 } }])
    restoreBasket(basket)
    expect(list().recipeShares.shares.map(({ id, servings }) => [id, servings])).toEqual([
      ['borscht', 1],
      ['plan m1', 2],
    ])
  })
})

describe('orderAgain', () => {
  it('keeps its products on the list when a recipe that needs them is removed', () => {
    const soup = { id: 'borscht', title: 'Борщ', ingredients: [salt, beetroot] }
    list().addRecipes([{ recipe: soup, scale: { servings: 6, baseServings: 6 } }])
    orderAgain([{ title: 'Соль', count: 2 }], products)
    list().removeRecipe('borscht')
    expect(list().titles).toEqual(['Соль'])
    expect(list().cart.counts).toEqual({ Соль: 2 })
  })

  it('takes as many packs as the recipes on the list need where these are more', () => {
    const soup = { id: 'borscht', title: 'Борщ', ingredients: [beetroot, grams('Чеснок', 50)] }
    list().addRecipes([{ recipe: soup, scale: { servings: 36, baseServings: 6 } }])
    orderAgain(
      [
        { title: 'Свёкла', count: 1 },
        { title: 'Чеснок', count: 5 },
      ],
      products,
    )
    expect(list().cart.counts).toEqual({ Свёкла: 3, Чеснок: 5 })
  })

  it('lists a product once that the list spells differently', () => {
    list().addManual(['свекла'])
    orderAgain([{ title: 'Свёкла', count: 2 }], products)
    expect(list().titles).toEqual(['свекла'])
    expect(list().cart.counts).toEqual({ Свёкла: 2 })
  })
})

describe('a basket in the outbox of version 1', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) }))
  afterEach(() => void vi.useRealTimers())

  const borscht = { id: 'borscht', title: 'Борщ', servings: 9, of: 6, ingredients: [salt, beetroot] }
  const planned = plannedShareV1(salt)
  const stored = {
    titles: basket.titles,
    bought: basket.bought,
    choices: basket.cart,
    needs: { shares: [borscht, planned], own: ['Соль'] },
  }

  /** The basket of the queued order after the outbox is read. */
  function readBasket(value: unknown) {
    const waiting = [{ order: createOrder('a'), isTried: false, basket: value }]
    writeInAnotherTab('outbox', JSON.stringify({ waiting, news: [] }))
    return useOutboxStore.getState().outbox.waiting[0]?.basket
  }

  it('is read and restored without a loss', () => {
    const read = readBasket(stored)
    expect(read).toEqual(basket)
    restoreBasket(read ?? basket)
    expect(currentBasket()).toEqual(basket)
    expect(JSON.parse(localStorage.getItem('shopList') ?? '')).toEqual(basket.titles)
    expect(JSON.parse(localStorage.getItem('needs') ?? '')).toEqual(basket.recipeShares)
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(basket.cart)
  })

  it('is read without bought titles, which were not always stored', () => {
    expect(readBasket({ ...stored, bought: undefined })).toEqual({ ...basket, bought: [] })
  })

  it('is read again after another change of the outbox has stored it in the present form', () => {
    readBasket(stored)
    useOutboxStore.getState().markTried('a')
    const { waiting } = JSON.parse(localStorage.getItem('outbox') ?? '')
    expect(waiting).toEqual([{ order: createOrder('a'), isTried: true, basket }])
    writeInAnotherTab('outbox', JSON.stringify({ waiting, news: [] }))
    expect(useOutboxStore.getState().outbox.waiting[0]?.basket).toEqual(basket)
  })
})
