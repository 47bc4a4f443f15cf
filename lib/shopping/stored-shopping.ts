import * as v from 'valibot'

import { optionalField, cardFields, textField, titleField } from '@/lib/api/fields'
import { addDays, isDay, today } from '@/lib/calendar/days'
import { mealNames } from '@/lib/calendar/meals'
import { calendar } from '@/lib/calendar/messages'
import { amountSchema, servingsSchema } from '@/lib/quantities/amount-schema'
import { cartChoicesSchema } from '@/lib/shopping/cart-choices'
import {
  isObject,
  objectKey,
  renameField,
  titleListKey,
  withMigration,
  validItems,
} from '@/lib/storage/shapes'

/** The stored values of the shopping store, in the present shape and in that of earlier versions. */

const shareSchema = withMigration(
  (value) => withMeal(renameField(value, 'of', 'baseServings')),
  v.object({
    id: cardFields.id,
    title: titleField,
    recipeId: optionalField(cardFields.id),
    meal: optionalField(v.object({ day: v.pipe(v.string(), v.check(isDay)), name: v.picklist(mealNames) })),
    servings: servingsSchema,
    baseServings: servingsSchema,
    ingredients: v.pipe(
      validItems(
        v.object({
          title: titleField,
          quantity: textField,
          amount: optionalField(amountSchema),
          insteadOf: optionalField(titleField),
        }),
      ),
      v.minLength(1),
    ),
  }),
)

const recipeSharesSchema = withMigration(
  (value) => renameField(value, 'own', 'manual'),
  v.object({
    shares: v.pipe(
      validItems(shareSchema),
      v.transform((shares) => [...new Map(shares.map((share) => [share.id, share])).values()]),
    ),
    manual: validItems(titleField),
  }),
)

export const basketSchema = withMigration(
  (value) => renameField(renameField(value, 'choices', 'cart'), 'needs', 'recipeShares'),
  v.object({
    titles: v.array(v.string()),
    bought: v.fallback(v.array(v.string()), []),
    cart: cartChoicesSchema,
    recipeShares: recipeSharesSchema,
  }),
)

/** The shopping list with its recipe shares and the choices in the cart. */
export type Basket = v.InferOutput<typeof basketSchema>

export const storedList = titleListKey('shopList')
export const storedBought = titleListKey('bought')
export const storedShares = objectKey('needs', recipeSharesSchema)
export const storedCart = objectKey('cart', cartChoicesSchema)

/** The end of a planned dish's title in version 1: 'Борщ, среда, 25 ноября, обед'. */
const MEAL_TIME = /^(?<title>.+), (?<day>\p{L}+, \d{1,2} \p{L}+), (?<meal>\p{L}+)$/u

/** Version 1 stored the day and the meal of a planned dish in its title, without the year. */
function withMeal(share: unknown): unknown {
  if (!isObject(share) || 'meal' in share || typeof share.title !== 'string' || !share.recipeId) return share
  const { title, day = '', meal } = MEAL_TIME.exec(share.title)?.groups ?? {}
  const name = mealNames.find((one) => calendar.meals[one].toLowerCase() === meal)
  const date = name && nearestDay(day)
  return date ? { ...share, title, meal: { day: date, name } } : share
}

/** A weekday falls on the same date again after five years at the earliest. */
const MAX_DAYS = 2 * 366

/** The day nearest to today with this text: 'среда, 25 ноября'. */
function nearestDay(text: string) {
  const now = today()
  for (let distance = 0; distance <= MAX_DAYS; distance++)
    for (const day of [addDays(now, distance), addDays(now, -distance)])
      if (calendar.day(day) === text) return day
  return undefined
}
