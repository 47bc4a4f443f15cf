import { storedDiary } from '@/lib/diary/diary-store'
import { storedProductNames } from '@/lib/own-recipes/product-names-store'
import { storedPantry } from '@/lib/pantry/pantry-store'
import { storedEaters } from '@/lib/plan/eaters-store'
import { storedPlan } from '@/lib/plan/plan-store'
import { storedLikes } from '@/lib/recipes/likes-store'
import { storedOwnRecipes } from '@/lib/recipes/own/own-recipes'
import { storedSaves } from '@/lib/recipes/saves-store'
import { storedServings } from '@/lib/recipes/servings-store'
import { storedSubstitutes } from '@/lib/recipes/substitutes/substitutes-store'
import { storedProductNotes } from '@/lib/shopping/product-notes-store'
import type { Basket } from '@/lib/shopping/stored-shopping'
import type { StoredJson } from '@/lib/storage/keys'

/** The values that devices share. */

/** The lists among them: how each is stored and validated, and the field that is the id of its entries. */
export const lists = {
  plan: { stored: storedPlan, idField: 'id' },
  eaters: { stored: storedEaters, idField: 'id' },
  pantry: { stored: storedPantry, idField: 'title' },
  productNotes: { stored: storedProductNotes, idField: 'title' },
  ownRecipes: { stored: storedOwnRecipes, idField: 'id' },
  likes: { stored: storedLikes, idField: 'id' },
  saves: { stored: storedSaves, idField: 'id' },
  servings: { stored: storedServings, idField: 'id' },
  substitutes: { stored: storedSubstitutes, idField: 'id' },
  diary: { stored: storedDiary, idField: 'id' },
  productNames: { stored: storedProductNames, idField: 'name' },
}

export type ListName = keyof typeof lists
type List = (typeof lists)[ListName]
type SharedLists = {
  [Name in ListName]: (typeof lists)[Name]['stored'] extends StoredJson<infer Value> ? Value : never
}

export type SharedValues = { basket: Basket } & SharedLists

export const listNames = Object.keys(lists) as ListName[]

/** All lists, by name, with these values. */
export const mapLists = (valueOf: (list: List, name: ListName) => unknown) =>
  Object.fromEntries(listNames.map((name) => [name, valueOf(lists[name], name)])) as SharedLists
