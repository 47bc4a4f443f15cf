import { expect, it } from 'vitest'

import { substitutes } from '@/lib/recipes/substitutes/messages'

it.each([
  ['600 г', '500 мл', '600 г вместо 500 мл'],
  ['700 г', '700 г', '700 г, столько же'],
  ['700 г', '', '700 г'],
  ['', '', ''],
])('compares the amount %j of a substitute with %j', (quantity, before, text) => {
  expect(substitutes.amounts(quantity, before)).toBe(text)
})

it.each([
  [['nuts'], ['peanut'], 'Аллергены: плюс орехи; минус арахис'],
  [['egg', 'gluten'], [], 'Аллергены: плюс яйца, глютен'],
  [[], [], 'Аллергены те же'],
])(
  'names the allergens %j that a substitute adds and %j that it removes, of whatever number',
  (gained, lost, text) => {
    expect(substitutes.allergens(gained, lost)).toBe(text)
  },
)
