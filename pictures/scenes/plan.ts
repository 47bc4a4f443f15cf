import { tallVessels } from '../dishes/vessels'
import { Random } from '../random'
import { type StillLife } from '../still-life'
import { positionsAround } from './layout'
import { paletteOf } from './palettes'
import { vesselColor } from './served-dish'

/** The random choices that the front and the close-up of a still life share. */
export function planScene(stillLife: StillLife) {
  const random = new Random(stillLife.id)
  const palette = paletteOf(stillLife.category, random)
  const isTall = tallVessels.has(stillLife.vessel)
  const items = stillLife.surroundings.slice(0, 5)
  const positions = positionsAround(random, items.length, isTall)
  return { random, palette, isTall, items, positions, color: vesselColor(stillLife, palette, random) }
}
