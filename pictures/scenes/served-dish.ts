import { type Dish } from '../dishes/dish'
import { foodStyles } from '../dishes/food-styles'
import { steam } from '../dishes/shapes'
import { drawVessel, tallVessels, type VesselName } from '../dishes/vessels'
import { shadow } from '../drawings/shadow'
import { Random } from '../random'
import { type StillLife } from '../still-life'
import { type Palette } from './palettes'

const colorsOfVessel: Partial<Record<VesselName, readonly string[]>> = {
  pan: ['#3c3a44', '#4b3d3a', '#35465e', '#f6efe6'],
  pot: ['#d9573f', '#3f7f8c', '#f3c65a', '#5a7f4f', '#f6efe6'],
  'baking-dish': ['#fbf4ea', '#c8553d', '#3f6f80', '#e2ae4a', '#6f8f6a'],
}

/** A colour for the vessel: of its own kind if it has one, otherwise of the palette. */
export const vesselColor = ({ vessel }: StillLife, palette: Palette, random: Random) =>
  random.pick(colorsOfVessel[vessel] ?? palette.vessels)

/** The dish without its surroundings: shadow, vessel, food and steam. */
export async function drawDish(
  stillLife: StillLife,
  x: number,
  y: number,
  halfWidth: number,
  color: string,
): Promise<string> {
  const { back, front, surface, base } = drawVessel(stillLife.vessel, x, y, halfWidth, color, stillLife.color)
  const dish: Dish = {
    surface,
    color: stillLife.color,
    toppings: stillLife.toppings,
    contents: stillLife.contents,
    random: new Random(`${stillLife.id}-food`),
    category: stillLife.category,
    vessel: stillLife.vessel,
    isTall: tallVessels.has(stillLife.vessel),
    ...(stillLife.main ? { main: stillLife.main } : {}),
  }
  const food = await foodStyles[stillLife.style](dish)
  const foodHeight = stillLife.style === 'soup' || stillLife.style === 'drink' ? 0 : surface.ry * 0.5
  return `${shadow(x, base.y, base.width, halfWidth * 0.6)}${back}${food}${front}${stillLife.isHot ? steam(dish, foodHeight) : ''}`
}
