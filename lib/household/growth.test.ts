import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { writeDocument } from '@/lib/household/document'
import type { SharedValues } from '@/lib/household/shared-values'
import { noValues } from '@/lib/household/values'

const TRIPS = 20

/** A list of 30 rows, ten of them for a recipe, is written, ticked row by row by somebody else, and cleared. */
it('leaves at most 1 kB of a shopping trip in the document, so that trips need no documents of their own', () => {
  const document = new Y.Doc()
  let present = noValues
  const write = (basket: Partial<SharedValues['basket']>) => {
    const after = { ...present, basket: { ...present.basket, ...basket } }
    writeDocument(document, { before: present, after })
    present = after
  }
  for (let trip = 0; trip < TRIPS; trip += 1) {
    const titles = Array.from({ length: 30 }, (_, row) => `Продукт номер ${(trip * 7 + row) % 120}`)
    const ingredients = titles.slice(0, 10).map((title) => ({ title, quantity: '100 г' }))
    const share = { id: `recipe-${trip}`, title: 'Борщ', servings: 4, baseServings: 2, ingredients }
    // Each visit of each device is a client of its own.
    document.clientID = 2 * trip + 1
    for (const count of titles.keys()) write({ titles: titles.slice(0, count + 1) })
    write({ recipeShares: { shares: [share], manual: [] } })
    document.clientID = 2 * trip + 2
    for (const count of titles.keys()) write({ bought: titles.slice(0, count + 1) })
    write(noValues.basket)
  }
  expect(Y.encodeStateAsUpdate(document).length / TRIPS).toBeLessThan(1000)
})
