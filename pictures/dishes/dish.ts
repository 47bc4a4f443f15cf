import { type FoodItem, type FoodItemWithPiece, hasPiece } from '../drawings/item'
import { type Random } from '../random'
import { type Surface } from './vessels'

/** A dish to draw the food of. */
export interface Dish {
  /** The area of the vessel that the food covers. */
  surface: Surface
  /** The main colour of the finished food. */
  color: string
  /** What lies on top. */
  toppings: readonly FoodItem[]
  /** What else is visible in the food. */
  contents: readonly FoodItem[]
  random: Random
  category: string
  vessel: string
  /** Whether the vessel is a glass, a cup or a jar. */
  isTall: boolean
  /** The main ingredient of a style that shows one: a whole fish, a chicken, short pasta. */
  main?: FoodItem
}

/** The items that can be scattered over a dish, with pieces of at least the given size. */
export const scatterable = (items: readonly FoodItem[], smallest = 0): FoodItemWithPiece[] =>
  items.filter(hasPiece).filter((item) => !item.isSpooned && item.pieceSize >= smallest)
