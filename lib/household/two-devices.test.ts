import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { readDocument, writeDocument } from '@/lib/household/document'
import type { SharedValues } from '@/lib/household/shared-values'
import { noValues } from '@/lib/household/values'
import { allValues, borscht, lunch } from '@/testing/shared-values'

/** Two devices that have the same document, and what each of them does next. */
function twoDevices(values: SharedValues) {
  const [phone, laptop] = [new Y.Doc(), new Y.Doc()]
  writeDocument(phone, { before: noValues, after: values })
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

describe('two devices at once', () => {
  it('keep both additions, and a row that both added once', () => {
    const { onPhone, onLaptop, meet } = twoDevices(noValues)
    onPhone(add('Молоко'))
    onPhone(add('Чай'))
    onLaptop(add('Чай'))
    onLaptop(add('Хлеб'))
    expect(meet().basket.titles.toSorted()).toEqual(['Молоко', 'Хлеб', 'Чай'])
    onPhone(remove('Чай'))
    expect(meet().basket.titles.toSorted()).toEqual(['Молоко', 'Хлеб'])
  })

  it('do not bring a removed row back by a tick', () => {
    const { onPhone, onLaptop, meet } = twoDevices(allValues)
    onPhone(remove('Сметана'))
    onLaptop(tick('Сметана'))
    expect(meet().basket).toMatchObject({ titles: ['Молоко', 'Свёкла', '__proto__'], bought: ['Молоко'] })
  })

  it('show a row that is added again as open', () => {
    const { onPhone, onLaptop, meet } = twoDevices(allValues)
    onPhone(remove('Молоко'))
    onPhone(add('Молоко'))
    onLaptop(tick('Свёкла'))
    expect(meet().basket).toMatchObject({
      titles: ['Свёкла', 'Сметана', '__proto__', 'Молоко'],
      bought: ['Свёкла'],
    })
  })

  it('keep a row for the recipe that one adds while the other removes the row', () => {
    const { onPhone, onLaptop, meet } = twoDevices(allValues)
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
    const { onPhone, onLaptop, meet } = twoDevices(allValues)
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
    const { onPhone, onLaptop, meet } = twoDevices({ ...allValues, plan: [lunch] })
    onPhone(({ plan }) => ({ plan: plan.map((meal) => ({ ...meal, day: '2026-11-26' })) }))
    onLaptop(({ plan }) => ({ plan: plan.map((meal) => ({ ...meal, servings: 2 })) }))
    expect(meet().plan).toEqual([{ ...lunch, day: '2026-11-26', servings: 2 }])
    onPhone(() => ({ plan: [] }))
    onLaptop(({ plan }) => ({ plan: plan.map((meal) => ({ ...meal, servings: 3 })) }))
    expect(meet().plan).toEqual([])
  })

  it('merge how much is left and until when', () => {
    const amount = { value: 120, unit: 'г' as const }
    const { onPhone, onLaptop, meet } = twoDevices({ ...noValues, pantry: [{ title: 'Сметана' }] })
    onPhone(() => ({ pantry: [{ title: 'Сметана', amount }] }))
    onLaptop(() => ({ pantry: [{ title: 'Сметана', until: '2026-11-29' }] }))
    expect(meet().pantry).toEqual([{ title: 'Сметана', amount, until: '2026-11-29' }])
  })
})
