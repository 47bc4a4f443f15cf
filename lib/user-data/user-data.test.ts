import { describe, expect, it } from 'vitest'

import { countEntries, mergeUserData, type UserDataValues, userDataValues } from '@/lib/user-data/user-data'
import { type UserDataKey, userDataKeys, type StoredData } from '@/lib/user-data/stored-data'
import { card, share } from '@/testing/user-data'

const full = {
  likedRecipes: [card('borscht')],
  savedRecipes: [card('ukha'), card('plov')],
  shopList: ['Соль', 'Вода'],
  bought: ['Соль'],
  needs: { shares: [share('ukha', 'Вода')], manual: [] },
  cart: { counts: { salt: 3 }, removed: ['water'] },
  servings: [{ id: 'ukha', servings: 4 }],
  pantry: ['Мука'],
  eaters: [{ id: 'a', name: 'Аня', portion: 1 }],
  planner: {
    meals: ['dinner'],
    adults: 2,
    children: 1,
    budget: 80,
    weekdayMinutes: 45,
    free: ['egg'],
    hasGoals: true,
    hasPot: true,
    useUp: [],
    struck: [],
    whoEats: {},
  },
  ownRecipes: [
    { id: 'own.a', title: 'Борщ бабушки', ingredients: [], steps: ['Варить'], tags: [], editedAt: 1 },
  ],
  productNames: [{ name: 'мука', title: 'Пшеничная мука' }],
  productNotes: [{ title: 'Мука', note: 'эту больше не брать' }],
  substitutes: [{ id: 'plov', products: [{ ingredient: 'Баранина', product: 'Говядина' }] }],
  diary: [{ id: 'd1', recipeId: 'plov', title: 'Плов', day: '2026-11-23', stars: 5 }],
  plan: [{ id: 'm1', day: '2026-11-23', name: 'lunch', recipe: { id: 'plov', title: 'Плов' }, servings: 2 }],
  orders: [{ id: 'o1', placedAt: 1_790_000_000_000, items: [{ title: 'Рис', price: 3.2, count: 1 }] }],
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

describe('user data', () => {
  it('are counted by entries', () => {
    const counts = userDataKeys.map((key) => [key, countEntries(texts(full), key)])
    expect(Object.fromEntries(counts)).toEqual({
      likedRecipes: 1,
      savedRecipes: 2,
      shopList: 2,
      bought: 1,
      needs: 1,
      cart: 2,
      servings: 1,
      substitutes: 1,
      pantry: 1,
      departments: 2,
      ownRecipes: 1,
      productNames: 1,
      productNotes: 1,
      diary: 1,
      plan: 1,
      eaters: 1,
      planner: 1,
      orders: 1,
      cooking: 1,
      isDark: 1,
    })
    expect(userDataKeys.every((key) => countEntries({}, key) === 0)).toBe(true)
  })

  it('are exported as values, without invalid texts', () => {
    expect(userDataValues(texts(full))).toEqual(full)
    expect(userDataValues({ shopList: 'Соль', isDark: '1', pantry: '["Мука",7]' })).toEqual({
      pantry: ['Мука'],
    })
  })

  it('list `shopList` before `needs`, the order in which stores are notified', () => {
    expect(userDataKeys.indexOf('shopList')).toBeLessThan(userDataKeys.indexOf('needs'))
  })
})

describe('mergeUserData', () => {
  it('changes nothing when nothing is added, and takes everything when nothing is stored', () => {
    expect(mergeUserData(texts(full), {}).data).toEqual(texts(full))
    expect(merged({}, full)).toEqual(full)
  })

  it('appends new entries', () => {
    expect(merged({ shopList: ['Соль', 'Мука'] }, { shopList: ['Вода', 'Соль', 'Рис'] })).toEqual({
      shopList: ['Соль', 'Мука', 'Вода', 'Рис'],
    })
  })

  it('keeps the present value of what both have', () => {
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

  it('removes no row of a present cart', () => {
    const added = { shopList: ['Вода'], cart: { counts: {}, removed: ['water'] } }
    expect(merged({}, added).cart).toEqual(added.cart)
    expect(merged({ shopList: ['Соль'] }, added).cart).toBeUndefined()
    expect(countsOf({ shopList: ['Соль'] }, added, 'cart')).toEqual({ added: 0, existing: 0, invalid: 0 })
  })

  it('marks titles as manual that were listed without a recipe', () => {
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

describe('the counts of a merge', () => {
  it('are those of added, existing and invalid entries', () => {
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
  ])('for %s given %j have %d invalid entries', (key, value, invalid) => {
    expect(mergeUserData(texts(full), { [key]: value }).data).toEqual(texts(full))
    expect(countsOf(full, { [key]: value }, key)).toEqual({ added: 0, existing: 0, invalid })
  })
})
