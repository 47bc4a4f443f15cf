import { expect, it } from 'vitest'

import { shoppingList } from '@/lib/shopping/messages'

it.each([
  ['900 г', ', 900_г'],
  ['2_упаковки по_400_г', ', 2_упаковки по_400_г'],
  ['2 шт. + 100 г', ', 2_шт. + 100_г'],
])('An amount breaks between amounts and before the size of packs: %s', (amount, text) => {
  const bound = (part: string) => part.replaceAll('_', '\u00a0')
  expect(shoppingList.total(bound(amount))).toBe(bound(text))
})
