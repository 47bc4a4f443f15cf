import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { type Entries, writeEntries } from '@/lib/household/entries'
import { isNewer, readDocument, type SharedValues, writeDocument } from '@/lib/household/document'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { noChoices } from '@/lib/shopping/cart-choices'

const empty: SharedValues = {
  basket: { titles: [], bought: [], recipeShares: { shares: [], manual: [] }, cart: noChoices },
  plan: [],
  eaters: [],
  pantry: [],
  productNotes: [],
  ownRecipes: [],
  likes: [],
  saves: [],
  servings: [],
  substitutes: [],
  diary: [],
  productNames: [],
}
const borscht = {
  id: 'borscht',
  title: 'Борщ',
  servings: 6,
  baseServings: 4,
  ingredients: [
    { title: 'Свёкла', quantity: '2 шт' },
    { title: 'Сметана', quantity: '200 г' },
  ],
}
const card = { id: 'borscht', name: 'soups', title: 'Борщ', back: [], time: '2 часа', kcal: '300 ккал' }
const lunch = {
  id: 'meal-1',
  day: '2026-11-25',
  name: 'lunch' as const,
  recipe: { id: 'borscht', title: 'Борщ' },
  servings: 4,
}
const kasha = {
  id: 'own.kasha',
  title: 'Каша',
  servings: 2,
  ingredients: [
    {
      line: '200 мл молока',
      title: 'Молоко',
      quantity: '200 мл',
      amount: { value: 200, unit: 'мл' as const },
      group: undefined,
    },
  ],
  steps: ['Варите.'],
  tags: ['завтрак'],
  editedAt: 1,
} as OwnRecipe
const full: SharedValues = {
  basket: {
    titles: ['Молоко', 'Свёкла', 'Сметана', '__proto__'],
    bought: ['Молоко'],
    recipeShares: { shares: [borscht], manual: ['Свёкла'] },
    cart: { counts: { Молоко: 2, Хлеб: 0 }, removed: ['Сметана'] },
  },
  plan: [lunch, { ...lunch, id: 'meal-2', eaters: ['a'] }],
  eaters: [
    { id: 'a', name: 'Аня', portion: 1, goals: { kcal: { min: 1800, max: 2200 } } },
    { id: 'b', name: '', portion: 0.6 },
  ],
  pantry: [{ title: 'Соль' }, { title: 'Сметана', amount: { value: 200, unit: 'г' }, until: '2026-11-30' }],
  productNotes: [{ title: 'Сметана', note: 'эту больше не брать' }],
  ownRecipes: [kasha],
  likes: [card],
  saves: [card, { ...card, id: 'plov', title: 'Плов' }],
  servings: [{ id: 'borscht', servings: 6 }],
  substitutes: [{ id: 'borscht', products: [{ ingredient: 'Сметана', product: 'Кефир' }] }],
  diary: [{ id: '1', recipeId: 'own.kasha', title: 'Каша', day: '2026-11-25', stars: 5, note: 'Ещё!' }],
  productNames: [
    { name: 'молочко', title: 'Молоко' },
    { name: 'полба', title: null },
  ],
}

/** Two devices that have the same document, and what each of them does next. */
function twoDevices(values: SharedValues) {
  const [phone, laptop] = [new Y.Doc(), new Y.Doc()]
  writeDocument(phone, { before: empty, after: values })
  Y.applyUpdate(laptop, Y.encodeStateAsUpdate(phone))
  const meet = () => {
    Y.applyUpdate(phone, Y.encodeStateAsUpdate(laptop))
    Y.applyUpdate(laptop, Y.encodeStateAsUpdate(phone))
    expect(readDocument(laptop)).toEqual(readDocument(phone))
    return readDocument(phone)
  }
  const change = (document: Y.Doc) => (next: (values: SharedValues) => Partial<SharedValues>) => {
    const before = readDocument(document)
    writeDocument(document, { before, after: { ...before, ...next(before) } })
  }
  return { onPhone: change(phone), onLaptop: change(laptop), meet }
}

const withBasket =
  (change: (basket: SharedValues['basket']) => Partial<SharedValues['basket']>) =>
  (values: SharedValues) => ({ basket: { ...values.basket, ...change(values.basket) } })
const remove = (title: string) =>
  withBasket(({ titles, bought }) => ({
    titles: titles.filter((one) => one !== title),
    bought: bought.filter((one) => one !== title),
  }))
const add = (title: string) => withBasket(({ titles }) => ({ titles: [...titles, title] }))
const tick = (title: string) => withBasket(({ bought }) => ({ bought: [...bought, title] }))

describe('a document', () => {
  it('holds all values of the stores', () => {
    const document = new Y.Doc()
    expect(readDocument(document)).toEqual(empty)
    expect(writeDocument(document, { before: empty, after: full })).toBe(true)
    expect(readDocument(document)).toEqual(full)
    writeDocument(document, { before: full, after: empty })
    expect(readDocument(document)).toEqual(empty)
  })

  it('is not written where nothing differs', () => {
    const document = new Y.Doc()
    writeDocument(document, { before: empty, after: full })
    const state = Y.encodeStateVector(document)
    writeDocument(document, { before: full, after: structuredClone(full) })
    expect(Y.encodeStateVector(document)).toEqual(state)
  })

  it('keeps the order in which a removed row is restored', () => {
    const document = new Y.Doc()
    const without = { ...full, basket: { ...full.basket, titles: ['Молоко', 'Сметана', '__proto__'] } }
    writeDocument(document, { before: empty, after: full })
    writeDocument(document, { before: full, after: without })
    writeDocument(document, { before: without, after: full })
    expect(readDocument(document).basket.titles).toEqual(['Молоко', 'Свёкла', 'Сметана', '__proto__'])
  })

  it('keeps what an earlier version does not know of the pantry, and loses nothing that it adds', () => {
    const document = new Y.Doc()
    const remainder = { title: 'Сметана', amount: { value: 200, unit: 'г' as const }, until: '2026-11-30' }
    writeDocument(document, { before: empty, after: { ...empty, pantry: [remainder] } })
    // What such a version writes: entries of a title each, and nothing for those that it knows.
    const pantry = document.getArray('pantry') as Entries
    const before = [{ title: 'Сметана' }]
    writeEntries(pantry, 'title', { before, after: [...before, { title: 'Рис' }] })
    expect(readDocument(document).pantry).toEqual([remainder, { title: 'Рис' }])
    writeEntries(pantry, 'title', { before: [...before, { title: 'Рис' }], after: [{ title: 'Рис' }] })
    expect(readDocument(document).pantry).toEqual([{ title: 'Рис' }])
  })

  it('of a newer version is read and not written', () => {
    const document = new Y.Doc()
    writeDocument(document, { before: empty, after: full })
    document.getMap('about').set('version', 2)
    expect(isNewer(document)).toBe(true)
    expect(writeDocument(document, { before: full, after: empty })).toBe(false)
    expect(readDocument(document)).toEqual(full)
  })

  it('sets aside what does not fit, and leaves it where it is', () => {
    const document = new Y.Doc()
    writeDocument(document, { before: empty, after: full })
    document.getArray('titles').push(['text', 7, null, new Y.Map([['title', 7]]), new Y.Map([['title', '']])])
    document.getArray('plan').push([new Y.Map([['id', 'meal-2']]), new Y.Array()])
    document.getArray('shares').push([new Y.Map([['id', 'share']])])
    document.getMap('cart counts').set('Сахар', -1)
    const steps = '<script>'
    document.getArray('ownRecipes').push([new Y.Map(Object.entries({ ...kasha, id: 'own.x', steps }))])
    document.getArray('ownRecipes').push([new Y.Map(Object.entries({ ...kasha, id: '../x' }))])
    document.getArray('diary').push([new Y.Map(Object.entries({ ...full.diary[0], id: '2', day: 'вчера' }))])
    document.getArray('productNames').push([new Y.Map([['name', 7]]), 'text'])
    expect(readDocument(document)).toEqual(full)
    writeDocument(document, { before: full, after: empty })
    expect(readDocument(document)).toEqual(empty)
    expect(document.getArray('titles').length).toBe(5)
  })
})

describe('two devices at once', () => {
  it('keep both additions, and a row that both added once', () => {
    const { onPhone, onLaptop, meet } = twoDevices(empty)
    onPhone(add('Молоко'))
    onPhone(add('Чай'))
    onLaptop(add('Чай'))
    onLaptop(add('Хлеб'))
    expect(meet().basket.titles.toSorted()).toEqual(['Молоко', 'Хлеб', 'Чай'])
    onPhone(remove('Чай'))
    expect(meet().basket.titles.toSorted()).toEqual(['Молоко', 'Хлеб'])
  })

  it('do not bring a removed row back by a tick', () => {
    const { onPhone, onLaptop, meet } = twoDevices(full)
    onPhone(remove('Сметана'))
    onLaptop(tick('Сметана'))
    expect(meet().basket).toMatchObject({ titles: ['Молоко', 'Свёкла', '__proto__'], bought: ['Молоко'] })
  })

  it('show a row that is added again as open', () => {
    const { onPhone, onLaptop, meet } = twoDevices(full)
    onPhone(remove('Молоко'))
    onPhone(add('Молоко'))
    onLaptop(tick('Свёкла'))
    expect(meet().basket).toMatchObject({
      titles: ['Свёкла', 'Сметана', '__proto__', 'Молоко'],
      bought: ['Свёкла'],
    })
  })

  it('keep a row for the recipe that one adds while the other removes the row', () => {
    const { onPhone, onLaptop, meet } = twoDevices(full)
    onPhone(remove('Сметана'))
    const okroshka = {
      ...borscht,
      id: 'okroshka',
      title: 'Окрошка',
      ingredients: [{ title: 'Сметана', quantity: '1 л' }],
    }
    onLaptop(
      withBasket(({ recipeShares }) => ({
        recipeShares: { ...recipeShares, shares: [...recipeShares.shares, okroshka] },
      })),
    )
    const { titles, recipeShares } = meet().basket
    expect(titles).toContain('Сметана')
    expect(recipeShares.shares).toContainEqual(okroshka)
  })

  it('keep the servings that one chose and the row that the other removed', () => {
    const { onPhone, onLaptop, meet } = twoDevices(full)
    onPhone(
      withBasket(({ titles, recipeShares }) => ({
        titles: titles.filter((title) => title !== 'Сметана'),
        recipeShares: {
          ...recipeShares,
          shares: recipeShares.shares.map((share) => ({
            ...share,
            ingredients: share.ingredients.slice(0, 1),
          })),
        },
      })),
    )
    onLaptop(
      withBasket(({ recipeShares }) => ({
        recipeShares: {
          ...recipeShares,
          shares: recipeShares.shares.map((share) => ({ ...share, servings: 8 })),
        },
      })),
    )
    expect(meet().basket.recipeShares.shares).toEqual([
      { ...borscht, servings: 8, ingredients: [{ title: 'Свёкла', quantity: '2 шт' }] },
    ])
  })

  it('merge changes to different fields of a meal, and let a removal win over a change', () => {
    const { onPhone, onLaptop, meet } = twoDevices({ ...full, plan: [lunch] })
    onPhone(({ plan }) => ({ plan: plan.map((meal) => ({ ...meal, day: '2026-11-26' })) }))
    onLaptop(({ plan }) => ({ plan: plan.map((meal) => ({ ...meal, servings: 2 })) }))
    expect(meet().plan).toEqual([{ ...lunch, day: '2026-11-26', servings: 2 }])
    onPhone(() => ({ plan: [] }))
    onLaptop(({ plan }) => ({ plan: plan.map((meal) => ({ ...meal, servings: 3 })) }))
    expect(meet().plan).toEqual([])
  })

  it('merge how much is left and until when', () => {
    const amount = { value: 120, unit: 'г' as const }
    const { onPhone, onLaptop, meet } = twoDevices({ ...empty, pantry: [{ title: 'Сметана' }] })
    onPhone(() => ({ pantry: [{ title: 'Сметана', amount }] }))
    onLaptop(() => ({ pantry: [{ title: 'Сметана', until: '2026-11-29' }] }))
    expect(meet().pantry).toEqual([{ title: 'Сметана', amount, until: '2026-11-29' }])
  })
})
