import { type Dish, steam } from '../dishes/dish'
import { foods } from '../dishes/food-styles'
import { vessel, type VesselName } from '../dishes/vessels'
import { shadow } from '../drawings/shadow'
import { Random } from '../random'
import { type StillLife } from '../still-life'
import { type Family } from './palettes'

export const tallGlass = new Set<VesselName>(['glass', 'cup', 'jar'])

const wareOf: Partial<Record<VesselName, readonly string[]>> = {
  pan: ['#3c3a44', '#4b3d3a', '#35465e', '#f6efe6'],
  pot: ['#d9573f', '#3f7f8c', '#f3c65a', '#5a7f4f', '#f6efe6'],
  'baking-dish': ['#fbf4ea', '#c8553d', '#3f6f80', '#e2ae4a', '#6f8f6a'],
}

/** A dish of a colour that suits the kind of vessel and the category. */
export const ware = (life: StillLife, family: Family, random: Random) =>
  random.pick(wareOf[life.vessel] ?? family.ware)

/** The dish alone, at x, y, half as wide as `r`: vessel, food, steam. */
export async function dishAt(
  life: StillLife,
  x: number,
  y: number,
  r: number,
  color: string,
): Promise<string> {
  const random = new Random(`${life.id}-food`)
  const made = vessel(life.vessel, x, y, r, color, life.color)
  const dish: Dish = {
    food: made.food,
    color: life.color,
    tops: life.tops,
    inside: life.inside,
    random,
    category: life.category,
    vessel: life.vessel,
    tall: tallGlass.has(life.vessel),
    ...(life.main ? { main: life.main } : {}),
  }
  const food = await foods[life.look](dish)
  return `${shadow(x, made.foot.y, made.foot.width, r * 0.6)}${made.behind}${food}${made.before}${life.hot ? steam(dish, life.look === 'soup' || life.look === 'drink' ? 0 : made.food.ry * 0.5) : ''}`
}
