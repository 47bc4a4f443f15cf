import { expect, test } from 'vitest'

import { eagerPictures } from '@/lib/browser/eager-pictures'
import tailwind from '@/tailwind.config'

const { gridTemplateColumns, maxWidth, spacing } = tailwind.theme
const px = (token: string) => parseFloat(/[\d.]+(?=rem)/.exec(token)?.[0] ?? '') * 16
const side = px(gridTemplateColumns.cards)
const gap = px(spacing.roomy)

/** Tiles are as wide as cards where there are more than three in a row. */
const columnsAt = (width: number) => Math.floor((Math.min(width, px(maxWidth.page)) - gap) / (side + gap))
const eagerAt = (width: number, shape: 'tile' | 'card') =>
  eagerPictures[shape].from.filter((from) => width >= from).length

test.each([
  [360, 2, 4],
  [1280, 4, 4],
  [1440, 4, 4],
  [1920, 5, 5],
])('A window of %d px begins with %d pictures of cards, or %d of tiles', (width, cards, tiles) => {
  expect(eagerAt(width, 'card')).toBe(cards)
  expect(eagerAt(width, 'tile')).toBe(tiles)
})

test('They are the first row of the grid, as the tokens of the look have it', () => {
  for (let width = 704; width <= 2560; width += 8) {
    expect(eagerAt(width, 'card'), `cards at ${width} px`).toBe(columnsAt(width))
    expect(eagerAt(width, 'tile'), `tiles at ${width} px`).toBe(Math.max(4, columnsAt(width)))
  }
})
