import type { StoreApi } from 'zustand'

import { storedDiary, useDiaryStore } from '@/lib/diary/diary-store'
import { storedProductNames, useProductNamesStore } from '@/lib/own-recipes/product-names-store'
import { storedPantry, usePantryStore } from '@/lib/pantry/pantry-store'
import { chosenEaters, storedEaters, useEatersStore } from '@/lib/plan/eaters-store'
import { storedPlan, usePlanStore } from '@/lib/plan/plan-store'
import { storedLikes, useLikesStore } from '@/lib/recipes/likes-store'
import { storedOwnRecipes } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { storedSaves, useSavesStore } from '@/lib/recipes/saves-store'
import { storedServings, useServingsStore } from '@/lib/recipes/servings-store'
import { storedSubstitutes, useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { storedProductNotes, useProductNotesStore } from '@/lib/shopping/product-notes-store'
import type { Basket } from '@/lib/shopping/stored-shopping'
import type { StoredJson } from '@/lib/storage/keys'

/** The values that devices share: the basket, and lists of entries. */

/** How a value is read from its store and written into it. */
export type Access<Value> = {
  store: Pick<StoreApi<unknown>, 'subscribe'>
  read: () => Value
  write: (value: Value) => void
}

/** A list: how it is stored and validated, the field that is the id of its entries, and its store. */
const list = <Entry>(stored: StoredJson<Entry[]>, idField: string, access: Access<Entry[]>) => ({
  stored,
  idField,
  ...access,
})

/** The access to a list that is one field of its store. */
function field<State, Name extends keyof State>(store: StoreApi<State>, name: Name): Access<State[Name]> {
  return {
    store,
    read: () => store.getState()[name],
    write: (value) => store.setState({ [name]: value } as unknown as Partial<State>),
  }
}

const eaters = { store: useEatersStore, read: chosenEaters, write: useEatersStore.getState().set }

const householdLists = {
  plan: list(storedPlan, 'id', field(usePlanStore, 'meals')),
  eaters: list(storedEaters, 'id', eaters),
  pantry: list(storedPantry, 'title', field(usePantryStore, 'items')),
  productNotes: list(storedProductNotes, 'title', field(useProductNotesStore, 'notes')),
  ownRecipes: list(storedOwnRecipes, 'id', field(useOwnRecipesStore, 'recipes')),
}

const ownLists = {
  likes: list(storedLikes, 'id', field(useLikesStore, 'recipes')),
  saves: list(storedSaves, 'id', field(useSavesStore, 'recipes')),
  servings: list(storedServings, 'id', field(useServingsStore, 'choices')),
  substitutes: list(storedSubstitutes, 'id', field(useSubstitutesStore, 'choices')),
  diary: list(storedDiary, 'id', field(useDiaryStore, 'entries')),
  productNames: list(storedProductNames, 'name', field(useProductNamesStore, 'names')),
}

export const lists = { ...householdLists, ...ownLists }

export type ListName = keyof typeof lists
type SharedLists = { [Name in ListName]: ReturnType<(typeof lists)[Name]['read']> }
export type SharedValues = { basket: Basket } & SharedLists
export type Part = keyof SharedValues

const namesOf = <Lists extends object>(all: Lists) => Object.keys(all) as (keyof Lists)[]

export const listNames = namesOf(lists)

/** What a household shares; everything else is a person's own. */
export const householdParts: Part[] = ['basket', ...namesOf(householdLists)]
export const ownParts: Part[] = namesOf(ownLists)
export const allParts: Part[] = [...ownParts, ...householdParts]

/** All lists, by name, with these values. */
export const mapLists = (valueOf: (list: (typeof lists)[ListName], name: ListName) => unknown) =>
  Object.fromEntries(listNames.map((name) => [name, valueOf(lists[name], name)])) as SharedLists
