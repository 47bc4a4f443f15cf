import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CartChoices } from '@/lib/shopping/cart-choices'
import type { RecipeShares } from '@/lib/shopping/recipe-shares'
import { countEntries, mergeUserData, type UserDataValues, userDataValues } from '@/lib/user-data/user-data'
import { type UserDataKey, userDataKeys, type StoredData } from '@/lib/user-data/stored-data'
import { card, share } from '@/testing/user-data'

const texts = (values: UserDataValues): StoredData =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))

const merged = (present: UserDataValues, incoming: UserDataValues) =>
  userDataValues(mergeUserData(texts(present), incoming).data)

describe('mergeUserData with any values', () => {
  const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor')
  const title = fc.constantFrom('Соль', 'Вода', 'Мука', '__proto__')
  const cards = fc.uniqueArray(id, { maxLength: 4 }).map((ids) => ids.map((one) => card(one)))
  const list = fc.uniqueArray(title, { maxLength: 4 })
  const valuesByKey: Record<UserDataKey, fc.Arbitrary<unknown>> = {
    likedRecipes: cards,
    savedRecipes: cards,
    shopList: list,
    needs: fc.record({
      shares: fc
        .uniqueArray(fc.tuple(id, fc.uniqueArray(title, { minLength: 1 })), { selector: ([one]) => one })
        .map((all) => all.map(([one, titles]) => share(one, ...titles))),
      manual: list,
    }),
    cart: fc.record({ counts: fc.dictionary(id, fc.nat(9_999)), removed: fc.uniqueArray(id) }),
    servings: fc
      .uniqueArray(id)
      .chain((ids) =>
        fc.tuple(
          ...ids.map((one) => fc.record({ id: fc.constant(one), servings: fc.integer({ min: 1, max: 20 }) })),
        ),
      ),
    pantry: list,
    plan: fc.uniqueArray(id).map((ids) =>
      ids.map((one) => ({
        id: one,
        day: '2026-11-23',
        name: 'lunch',
        recipe: { id: 'plov', title: 'Плов' },
        servings: 2,
      })),
    ),
    orders: fc
      .uniqueArray(id)
      .map((ids) =>
        ids.map((one) => ({ id: one, placedAt: 1, items: [{ title: 'Соль', price: 1.2, count: 2 }] })),
      ),
    ownRecipes: fc.uniqueArray(fc.constantFrom('own.a', 'own.b', 'own.c')).map((ids) =>
      ids.map((one) => ({
        id: one,
        title: 'Плов',
        ingredients: [],
        steps: ['Варить'],
        tags: [],
        editedAt: 1,
      })),
    ),
    productNames: list.map((names) => names.map((name) => ({ name, title: null }))),
    productNotes: list.map((titles) => titles.map((title) => ({ title, note: 'брать' }))),
    substitutes: fc
      .uniqueArray(id)
      .map((ids) => ids.map((one) => ({ id: one, products: [{ ingredient: 'Соль', product: 'Сыр' }] }))),
    diary: fc
      .uniqueArray(id)
      .map((ids) => ids.map((one) => ({ id: one, recipeId: 'plov', title: 'Плов', day: '2026-11-26' }))),
    cooking: fc.uniqueArray(id).map((ids) => ids.map((one) => ({ id: one, step: 2, ticked: [0, 2] }))),
    bought: list,
    eaters: fc.uniqueArray(id).map((ids) => ids.map((one) => ({ id: one, name: 'Аня', portion: 0.6 }))),
    planner: fc.record({
      meals: fc.constant(['dinner']),
      adults: fc.nat(12),
      children: fc.nat(12),
      hasPot: fc.boolean(),
      free: fc.constant(['egg']),
      useUp: list,
      struck: fc.uniqueArray(id),
    }),
    departments: list.filter((titles) => titles.length > 0),
    isDark: fc.boolean(),
  }
  const validValues = fc.record(valuesByKey, { requiredKeys: [] }) as fc.Arbitrary<UserDataValues>
  const anyValues = fc.record(
    Object.fromEntries(
      userDataKeys.map((key) => [
        key,
        fc.oneof(valuesByKey[key], fc.jsonValue(), fc.array(fc.oneof(title, fc.jsonValue()))),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<UserDataValues>

  it('gives valid texts only, and adds as many entries as it counts', () => {
    fc.assert(
      fc.property(validValues, anyValues, (present, added) => {
        const before = texts(present)
        const { data: after, counts } = mergeUserData(before, added)
        expect(Object.keys(userDataValues(after))).toEqual(
          userDataKeys.filter((key) => after[key] !== undefined),
        )
        for (const { key, added } of counts)
          expect(countEntries(after, key)).toBe(countEntries(before, key) + added)
      }),
    )
  })

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(validValues, anyValues, (present, added) => {
        const { data: once } = mergeUserData(texts(present), added)
        const { data: twice, counts } = mergeUserData(once, added)
        expect(twice).toEqual(once)
        expect(counts.filter(({ added }) => added > 0)).toEqual([])
      }),
    )
  })

  it('neither loses nor changes a present entry', () => {
    fc.assert(
      fc.property(validValues, anyValues, (present, added) => {
        const before = userDataValues(texts(present))
        const after = merged(present, added)
        for (const key of ['likedRecipes', 'savedRecipes', 'shopList', 'servings', 'pantry'] as const)
          expect(after[key] ?? []).toEqual(expect.arrayContaining((before[key] ?? []) as unknown[]))
        if (before.isDark !== undefined) expect(after.isDark).toBe(before.isDark)
        const cart = before.cart as CartChoices | undefined
        if (cart)
          expect(after.cart).toMatchObject({
            counts: cart.counts,
            removed: expect.arrayContaining(cart.removed),
          })
        const shares = (values: UserDataValues) => (values.needs as RecipeShares | undefined)?.shares ?? []
        expect(shares(after)).toEqual(expect.arrayContaining(shares(before)))
      }),
    )
  })
})
