import type { Key } from '@/lib/storage/keys'
import { today } from '@/lib/calendar/days'
import { hostileCards, ids, longText, scriptText } from '@/testing/hostile'
import { createOrder } from '@/testing/orders'
import { writeInAnotherTab } from '@/testing/storage-tab'

/** Valid values for `localStorage`, and texts that a manual edit, another version or an attacker may have left there. */

const card = { id: 'borscht', name: '', title: 'Борщ', back: [], time: '1 час', kcal: '330 ккал' }
const share = { ...card, servings: 6, baseServings: 6, ingredients: [{ title: 'Соль', quantity: '10 г' }] }
const meal = {
  id: 'm',
  day: today(),
  name: 'lunch',
  recipe: { id: 'borscht', title: 'Борщ' },
  servings: 2,
}

const validValues: Record<Key, unknown> = {
  items: [card],
  shopList: ['Соль'],
  likedRecipes: [card],
  savedRecipes: [card],
  access: 'user-1',
  refresh: 'token-1',
  isDark: true,
  cart: { counts: { salt: 3 }, removed: ['water'] },
  servings: [{ id: 'borscht', servings: 9 }],
  needs: { shares: [share], manual: [] },
  pantry: ['Соль'],
  owner: 'user-1',
  outbox: { waiting: [], news: [{ kind: 'placed', number: '1' }] },
  bought: ['Соль'],
  departments: ['Овощи', 'Рыба'],
  plan: [meal],
  eaters: [{ id: 'a', name: 'Аня', portion: 1, goals: { kcal: { min: 1800, max: 2200 } } }],
  planner: {
    meals: ['dinner'],
    adults: 2,
    children: 1,
    budget: 80,
    weekdayMinutes: 45,
    free: ['egg'],
    hasPot: true,
    useUp: [],
    struck: [],
  },
  orders: [
    { id: 'o', placedAt: 1_790_000_000_000, number: '7', items: [{ title: 'Соль', price: 1.2, count: 2 }] },
  ],
  substitutes: [{ id: 'borscht', products: [{ ingredient: 'Сметана', product: 'Кефир' }] }],
  cooking: [{ id: 'borscht', step: 2, ticked: [0] }],
  timers: [],
  askedToNotify: true,
  synced: 'user-1',
  ownRecipes: [{ id: 'own.a', title: 'Борщ', ingredients: [], steps: ['Варить'], tags: [], editedAt: 1 }],
  productNames: [{ name: 'мука', title: 'Пшеничная мука' }],
  productNotes: [{ title: 'Соль', note: 'крупную' }],
  diary: [{ id: 'd', recipeId: 'borscht', title: 'Борщ', day: '2026-11-26' }],
}
export const keys = Object.keys(validValues) as Key[]

/**
 * Malicious cards, some of which are valid. Some six hundred tests parse them: ten times as long, they took a minute longer.
 */
const cards = [
  ...hostileCards(20_000),
  { ...card, id: '\ud800', title: '\ud800', picture: { blur: 'data:image/png"), url(https://evil.example' } },
  { ...card, id: '../..', title: '\u202e\u0000', picture: { avif: 'javascript:1 1w', webp: [] } },
]
const titles = cards.map(({ title }) => title)
const shares = cards.map((hostile) => ({ ...share, ...hostile, recipeId: hostile.id }))
const order = createOrder('__proto__')

/** Texts that no version of the app has written. The first ones are invalid for all keys except those of plain text. */
export const malformedTexts = [
  '',
  '{',
  'undefined',
  '<html>',
  longText,
  'null',
  'NaN',
  '7',
  '-1e999',
  '"text"',
  '[]',
  '{}',
  '[null, 7, [], {}, "", " "]',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  '{"__proto__": {"counts": {}}, "constructor": []}',
  JSON.stringify(cards),
  JSON.stringify(titles),
  JSON.stringify(cards.map(({ id }) => ({ id, servings: 1e21 }))),
  '{"counts": {"__proto__": 3, "salt": 9007199254740993}, "removed": ["constructor"]}',
  '{"counts": {"Соль": 1e308}, "removed": []}',
  JSON.stringify({ shares, own: [longText] }),
  JSON.stringify({ shares: [{ ...share, ingredients: [{ title: longText, quantity: longText }] }], own: {} }),
  // In the shape of the plan, cook mode, timers and the outbox.
  JSON.stringify(cards.map((recipe) => ({ ...meal, id: recipe.id, recipe }))),
  JSON.stringify(ids.map((id, step) => ({ id, step: step + 1, ticked: [1e15] }))),
  JSON.stringify(
    [1e308, -1e308, 0, null].map((endsAt, index) => ({
      id: ids[index],
      name: scriptText.slice(0, 60),
      recipeId: ids.at(-1),
      recipeTitle: scriptText,
      step: 1e15,
      endsAt,
      left: 0,
      isTold: index === 0,
    })),
  ),
  JSON.stringify({
    waiting: [
      {
        order: {
          ...order,
          items: titles.map((title, index) => ({ id: ids[index] ?? '', title, price: 1e300, count: 1e15 })),
          total: 1e308,
          address: { city: scriptText, house: longText, entrance: scriptText },
          date: scriptText,
          phone: scriptText,
        },
        basket: {
          titles,
          choices: { counts: {}, removed: [scriptText] },
          needs: { shares, own: [scriptText] },
        },
      },
    ],
    news: [
      { kind: 'placed', number: longText },
      { kind: 'refused', reason: scriptText },
    ],
  }),
]

const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Writes a valid value to every key. */
export const writeValidValues = () =>
  keys.forEach((key) => writeInAnotherTab(key, serialize(validValues[key])))
