import { type Thing } from '../drawings/item'
import { baking, bread } from './baking'
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

/** Every product's drawing, by its id: the one table that says how an ingredient looks, wherever it is shown. */
export const pantry: Readonly<Record<string, Thing>> = {
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

/** The products of these ids. */
export const things = (ids: string): Thing[] =>
  ids
    .split(' ')
    .filter(Boolean)
    .map((id) => {
      const found = pantry[id]
      if (!found) throw new Error(`No drawing for product ${id}`)
      return found
    })
