import { describe, expect, it } from 'vitest'

import { eagerPictures } from '@/lib/browser/eager-pictures'
import tailwind, { densities } from '@/tailwind.config'

const { gridTemplateColumns, maxWidth } = tailwind.theme
const px = (token: string) => parseFloat(/[\d.]+(?=rem)/.exec(token)?.[0] ?? '') * 16
const gap = px(densities.usual.roomy)

const widest = (columns: string) => Number(/([\d.]+)rem\)*, 1fr/.exec(columns)?.[1]) * 16

/** The number of columns, of tiles where they have reached their largest width. */
const columnsAt = (width: number, columns: string) =>
  Math.floor((Math.min(width, px(maxWidth.page)) - gap) / (widest(columns) + gap))
const eagerAt = (width: number, shape: 'tile' | 'card') =>
  eagerPictures[shape].from.filter((from) => width >= from).length

describe('eagerPictures', () => {
  it.each([
    [360, 4, 4],
    [1280, 4, 5],
    [1440, 4, 6],
    [1920, 5, 6],
  ])('has in a viewport of %d px %d eager pictures of cards and %d of tiles', (width, cards, tiles) => {
    expect(eagerAt(width, 'card')).toBe(cards)
    expect(eagerAt(width, 'tile')).toBe(tiles)
  })

  it('contains the first row of the grid that the theme tokens define', () => {
    for (let width = 704; width <= 2560; width += 8) {
      expect(eagerAt(width, 'card'), `cards at ${width} px`).toBe(
        Math.max(4, columnsAt(width, gridTemplateColumns.cards)),
      )
      expect(eagerAt(width, 'tile'), `tiles at ${width} px`).toBe(
        Math.max(4, columnsAt(width, gridTemplateColumns.tiles)),
      )
    }
  })
})
