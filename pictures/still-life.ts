import { type FoodStyle } from './dishes/food-styles'
import { type VesselName } from './dishes/vessels'
import { type FoodItem } from './drawings/item'

/** The description of a dish and its surroundings, from which the scenes are drawn. */
export interface StillLife {
  /** Also the seed of everything random in the scenes. */
  id: string
  category: string
  vessel: VesselName
  style: FoodStyle
  /** The main colour of the food. */
  color: string
  /** What lies on top of the food. */
  toppings: readonly FoodItem[]
  /** What else is visible in the food. */
  contents: readonly FoodItem[]
  /** What stands on the table around the dish. */
  surroundings: readonly FoodItem[]
  /** The main ingredient of a style that shows one: a whole fish, a chicken, short pasta. */
  main?: FoodItem
  /** Whether steam rises from the food. */
  isHot?: boolean
}
