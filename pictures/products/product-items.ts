import { type FoodItem } from '../drawings/item'
import { baking } from './baking'
import { bread } from './bread'
import { canned } from './canned'
import { dairy } from './dairy'
import { drinks } from './drinks'
import { seafood } from './fish'
import { fruits } from './fruits'
import { greens } from './greens'
import { grocery } from './grocery'
import { meats } from './meat'
import { nutsAndDriedFruit } from './nuts-and-dried-fruit'
import { sauces } from './sauces'
import { sweets } from './sweets'
import { vegetables } from './vegetables'

/** The items of all products, by product id. */
export const productItems: Readonly<Record<string, FoodItem>> = {
  ...vegetables,
  ...greens,
  ...fruits,
  ...dairy,
  ...meats,
  ...seafood,
  ...grocery,
  ...baking,
  ...bread,
  ...canned,
  ...sauces,
  ...nutsAndDriedFruit,
  ...sweets,
  ...drinks,
}

/** The item of a product. Throws when it has no drawing. */
export function itemOf(productId: string): FoodItem {
  const item = productItems[productId]
  if (!item) throw new Error(`Product ${productId} has no drawing: add one to pictures/products`)
  return item
}

/** The items of products whose ids are separated by spaces. */
export const itemsOf = (productIds: string): FoodItem[] => productIds.split(' ').filter(Boolean).map(itemOf)
