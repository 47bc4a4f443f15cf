import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countEntries, mergeUserData, type UserDataValues, userDataValues } from '@/lib/user-data/user-data'
import { type UserDataKey, userDataKeys, type StoredData } from '@/lib/user-data/stored-data'

const card = (id: string, title = id) => ({
  id,
  name: '',
  title,
  back: [],
  time: '40 минут',
  kcal: '733 ккал',
})
const share = (id: string, ...titles: string[]) => ({
  id,
  title: id,
  servings: 4,
  baseServings: 6,
  ingredients: titles.map((title) => ({ title, quantity: '1 шт' })),
})

const full = {
  likedRecipes: [card('borscht')],
  savedRecipes: [card('ukha'), card('plov')],
  shopList: ['Соль', 'Вода'],
  bought: ['Соль'],
  needs: { shares: [share('ukha', 'Вода')], manual: [] },
  cart: { counts: { salt: 3 }, removed: ['water'] },
  servings: [{ id: 'ukha', servings: 4 }],
  pantry: ['Мука'],
  plan: [{ id: 'm1', day: '2026-11-23', name: 'lunch', recipe: { id: 'plov', title: 'Плов' }, servings: 2 }],
  cooking: [{ id: 'plov', step: 2, ticked: [0] }],
  departments: ['Рыба', 'Хлеб'],
  isDark: true,
} satisfies UserDataValues

const texts = (values: UserDataValues): StoredData =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))

const countsOf = (present: UserDataValues, incoming: UserDataValues, key: UserDataKey) => {
  const { added, existing, invalid } =
    mergeUserData(texts(present), incoming).counts.find((one) => one.key === key) ?? {}
  return { added, existing, invalid }
}
const merged = (present: UserDataValues, incoming: UserDataValues) =>
  userDataValues(mergeUserData(texts(present), incoming).data)

describe('what there is', () => {
  it('is counted by entries', () => {
    const counts = userDataKeys.map((key) => [key, countEntries(texts(full), key)])
    expect(Object.fromEntries(counts)).toEqual({
      likedRecipes: 1,
      savedRecipes: 2,
      shopList: 2,
      bought: 1,
      needs: 1,
      cart: 2,
      servings: 1,
      pantry: 1,
      departments: 2,
      plan: 1,
      cooking: 1,
      isDark: 1,
    })
    expect(userDataKeys.every((key) => countEntries({}, key) === 0)).toBe(true)
  })

  it('is given as values, without texts that do not fit', () => {
    expect(userDataValues(texts(full))).toEqual(full)
    expect(userDataValues({ shopList: 'Соль', isDark: '1', pantry: '["Мука",7]' })).toEqual({
      pantry: ['Мука'],
    })
  })

  it('tells stores of the list before what is needed of it', () => {
    expect(userDataKeys.indexOf('shopList')).toBeLessThan(userDataKeys.indexOf('needs'))
  })
})

describe('a merge', () => {
  it('with nothing changes nothing, and into nothing takes all', () => {
    expect(mergeUserData(texts(full), {}).data).toEqual(texts(full))
    expect(merged({}, full)).toEqual(full)
  })

  it('puts new entries behind those that are there', () => {
    expect(merged({ shopList: ['Соль', 'Мука'] }, { shopList: ['Вода', 'Соль', 'Рис'] })).toEqual({
      shopList: ['Соль', 'Мука', 'Вода', 'Рис'],
    })
  })

  it('leaves as it is what both have', () => {
    const present = {
      likedRecipes: [card('a', 'here')],
      servings: [{ id: 'a', servings: 2 }],
      cart: { counts: { salt: 1 }, removed: [] },
      isDark: false,
    }
    const added = {
      likedRecipes: [card('a', 'there'), card('b')],
      servings: [{ id: 'a', servings: 9 }],
      cart: { counts: { salt: 5, milk: 2 }, removed: [] },
      isDark: true,
    }
    expect(merged(present, added)).toEqual({
      ...present,
      likedRecipes: [card('a', 'here'), card('b')],
      cart: { counts: { salt: 1, milk: 2 }, removed: [] },
    })
  })

  it('takes no row out of a cart that is there', () => {
    const added = { shopList: ['Вода'], cart: { counts: {}, removed: ['water'] } }
    expect(merged({}, added).cart).toEqual(added.cart)
    expect(merged({ shopList: ['Соль'] }, added).cart).toBeUndefined()
    expect(countsOf({ shopList: ['Соль'] }, added, 'cart')).toEqual({ added: 0, existing: 0, invalid: 0 })
  })

  it('keeps titles that were wanted without a recipe from going with it', () => {
    const recipe = {
      shopList: ['Вода', 'Соль'],
      needs: { shares: [share('ukha', 'Вода', 'Соль')], manual: [] },
    }
    for (const [present, added] of [
      [recipe, { shopList: ['Соль'] }],
      [{ shopList: ['Соль'] }, recipe],
    ] as const)
      expect(merged(present, { needs: { shares: [], manual: [] }, ...added }).needs).toEqual({
        ...recipe.needs,
        manual: ['Соль'],
      })
  })
})

describe('the gain', () => {
  it('tells new entries, existing ones and those that do not fit', () => {
    const added = {
      shopList: ['Соль', 'Мука', 7, '', 'Рис'],
      likedRecipes: [card('borscht'), { id: 'x' }],
      needs: { shares: [share('ukha', 'Вода'), share('plov', 'Рис'), { id: 'torn' }], manual: [] },
    }
    expect(countsOf(full, added, 'shopList')).toEqual({ added: 2, existing: 1, invalid: 2 })
    expect(countsOf(full, added, 'likedRecipes')).toEqual({ added: 0, existing: 1, invalid: 1 })
    expect(countsOf(full, added, 'needs')).toEqual({ added: 1, existing: 1, invalid: 1 })
    expect(countsOf(full, added, 'pantry')).toEqual({ added: 0, existing: 0, invalid: 0 })
  })

  it.each<[UserDataKey, unknown, number]>([
    ['shopList', [1, 2], 2],
    ['shopList', 'Соль', 1],
    ['shopList', null, 1],
    ['likedRecipes', { 0: card('a') }, 1],
    ['cart', { counts: { salt: -1 }, removed: [] }, 1],
    ['needs', { shares: [{}], manual: [] }, 1],
    ['isDark', 'true', 1],
  ])('of %s, given %j, counts %d that do not fit', (key, value, invalid) => {
    expect(mergeUserData(texts(full), { [key]: value }).data).toEqual(texts(full))
    expect(countsOf(full, { [key]: value }, key)).toEqual({ added: 0, existing: 0, invalid })
  })
})

describe('anything at all', () => {
  const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor')
  const title = fc.constantFrom('Соль', 'Вода', 'Мука', '__proto__')
  const cards = fc.uniqueArray(id, { maxLength: 4 }).map((ids) => ids.map((one) => card(one)))
  const list = fc.uniqueArray(title, { maxLength: 4 })
  const kinds: Record<UserDataKey, fc.Arbitrary<unknown>> = {
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
    cooking: fc.uniqueArray(id).map((ids) => ids.map((one) => ({ id: one, step: 2, ticked: [0, 2] }))),
    bought: list,
    departments: list.filter((titles) => titles.length > 0),
    isDark: fc.boolean(),
  }
  const good = fc.record(kinds, { requiredKeys: [] }) as fc.Arbitrary<UserDataValues>
  const meddledWith = fc.record(
    Object.fromEntries(
      userDataKeys.map((key) => [
        key,
        fc.oneof(kinds[key], fc.jsonValue(), fc.array(fc.oneof(title, fc.jsonValue()))),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<UserDataValues>

  it('makes a merge whose every text fits, and that adds as many entries as it says', () => {
    fc.assert(
      fc.property(good, meddledWith, (present, added) => {
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

  it('merged twice changes nothing the second time', () => {
    fc.assert(
      fc.property(good, meddledWith, (present, added) => {
        const { data: once } = mergeUserData(texts(present), added)
        const { data: twice, counts } = mergeUserData(once, added)
        expect(twice).toEqual(once)
        expect(counts.filter(({ added }) => added > 0)).toEqual([])
      }),
    )
  })

  it('costs no entry that was there, nor changes one', () => {
    fc.assert(
      fc.property(good, meddledWith, (present, added) => {
        const before = userDataValues(texts(present))
        const after = merged(present, added)
        for (const key of ['likedRecipes', 'savedRecipes', 'shopList', 'servings', 'pantry'] as const)
          expect(after[key] ?? []).toEqual(expect.arrayContaining((before[key] ?? []) as unknown[]))
        if (before.isDark !== undefined) expect(after.isDark).toBe(before.isDark)
        const cart = before.cart as typeof full.cart | undefined
        if (cart)
          expect(after.cart).toMatchObject({
            counts: cart.counts,
            removed: expect.arrayContaining(cart.removed),
          })
        const shares = (values: UserDataValues) =>
          (values.needs as typeof full.needs | undefined)?.shares ?? []
        expect(shares(after)).toEqual(expect.arrayContaining(shares(before)))
      }),
    )
  })
})
