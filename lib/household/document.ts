import type * as Y from 'yjs'

import { type PantryItem, storedPantry } from '@/lib/pantry/pantry-store'
import { type Entries, type Fields, readEntries, setField, writeEntries } from '@/lib/household/entries'
import { readList, writeList } from '@/lib/household/shared-list'
import { type DiaryEntry, storedDiary } from '@/lib/diary/diary-store'
import { type ProductName, storedProductNames } from '@/lib/own-recipes/product-names-store'
import type { Eater } from '@/lib/plan/eaters'
import { storedEaters } from '@/lib/plan/eaters-store'
import type { Meal } from '@/lib/plan/meal'
import { storedPlan } from '@/lib/plan/plan-store'
import { type ProductNote, storedProductNotes } from '@/lib/shopping/product-notes-store'
import { storedLikes } from '@/lib/recipes/likes-store'
import { type OwnRecipe, storedOwnRecipes } from '@/lib/recipes/own/own-recipes'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { storedSaves } from '@/lib/recipes/saves-store'
import { storedServings } from '@/lib/recipes/servings-store'
import { type RecipeSubstitutes, storedSubstitutes } from '@/lib/recipes/substitutes/substitutes-store'
import type { Basket } from '@/lib/shopping/stored-shopping'

/**
 * A shared document and the values that the stores hold of it. The document is written by other devices, so its content is
 * validated as that of the storage: what does not fit stays in the document and is not shown.
 */

export type SharedValues = {
  basket: Basket
  plan: Meal[]
  pantry: PantryItem[]
  productNotes: ProductNote[]
  eaters: Eater[]
  ownRecipes: OwnRecipe[]
  likes: RecipeCard[]
  saves: RecipeCard[]
  servings: { id: string; servings: number }[]
  substitutes: RecipeSubstitutes[]
  diary: DiaryEntry[]
  productNames: ProductName[]
}

/** A device that knows only lower versions must not write. */
const VERSION = 1

const about = (document: Y.Doc) => document.getMap<unknown>('about')

/** Whether a newer version of the app has written the document. Such a document is read-only. */
export function isNewer(document: Y.Doc): boolean {
  const version = about(document).get('version')
  return typeof version === 'number' && version > VERSION
}

/**
 * The notes that a person's devices leave for one another in their own document. The value of a note is the id of a household.
 * `joined`: the own list was added to the household's list, and other devices add what they have changed offline. `left`: the
 * person has left the household, and their own recipes are back in this document. `tookList`: so is the household's list.
 */
export type Note = 'joined' | 'left' | 'tookList'

/** The household of a note. */
export const readNote = (document: Y.Doc, note: Note) => about(document).get(note)

/** Writes a note; undefined deletes it. */
export function writeNote(document: Y.Doc, note: Note, household: string | undefined) {
  if (!isNewer(document) && readNote(document, note) !== household) about(document).set(note, household)
}

/** The values of a document. */
export function readDocument(document: Y.Doc): SharedValues {
  const read = (name: string) => readEntries(document.getArray(name) as Entries, 'id')
  return {
    basket: readList(document),
    plan: storedPlan.validate(read('plan')) ?? [],
    pantry: storedPantry.validate(readEntries(document.getArray('pantry') as Entries, 'title')) ?? [],
    productNotes:
      storedProductNotes.validate(readEntries(document.getArray('productNotes') as Entries, 'title')) ?? [],
    eaters: storedEaters.validate(read('eaters')) ?? [],
    ownRecipes: storedOwnRecipes.validate(read('ownRecipes')) ?? [],
    likes: storedLikes.validate(read('likes')) ?? [],
    saves: storedSaves.validate(read('saves')) ?? [],
    servings: storedServings.validate(read('servings')) ?? [],
    substitutes: storedSubstitutes.validate(read('substitutes')) ?? [],
    diary: storedDiary.validate(read('diary')) ?? [],
    productNames:
      storedProductNames.validate(readEntries(document.getArray('productNames') as Entries, 'name')) ?? [],
  }
}

/** The own recipes that this member has added to the household's document. */
export function readRecipesBy(document: Y.Doc, memberId: string): OwnRecipe[] {
  const recipes = readEntries(document.getArray('ownRecipes') as Entries, 'id')
  return storedOwnRecipes.validate(recipes.filter(({ addedBy }) => addedBy === memberId)) ?? []
}

/** Marks own recipes as added by this member: those with another mark, `addedBy`, of which `isTheirs` is true. */
export function markRecipes(document: Y.Doc, memberId: string, isTheirs: (recipe: Fields) => boolean) {
  if (isNewer(document)) return
  const isMeant = (recipe: Fields) => recipe.addedBy !== undefined && isTheirs(recipe)
  document.transact(() =>
    setField(document.getArray('ownRecipes') as Entries, 'addedBy', { value: memberId, isMeant }),
  )
}

/**
 * Writes what differs between the values that the stores had and have, as one change; changes of others stay. New own recipes
 * are marked with `memberId`. Returns false, and writes nothing, if the document is of a newer version.
 */
export function writeDocument(
  document: Y.Doc,
  { before, after, memberId }: { before: SharedValues; after: SharedValues; memberId?: string },
): boolean {
  if (isNewer(document)) return false
  // The same in both, so that a change to a recipe leaves the mark of its author.
  const marked = (recipes: OwnRecipe[]) => recipes.map((recipe) => ({ ...recipe, addedBy: memberId }))
  const write = (name: string, idField: string, rows: [before: Fields[], after: Fields[]]) => {
    if (rows[0] !== rows[1])
      writeEntries(document.getArray(name) as Entries, idField, { before: rows[0], after: rows[1] })
  }
  document.transact(() => {
    if (about(document).get('version') !== VERSION) about(document).set('version', VERSION)
    writeList(document, before.basket, after.basket)
    write('plan', 'id', [before.plan, after.plan])
    write('pantry', 'title', [before.pantry, after.pantry])
    write('productNotes', 'title', [before.productNotes, after.productNotes])
    write('eaters', 'id', [before.eaters, after.eaters])
    write('ownRecipes', 'id', [marked(before.ownRecipes), marked(after.ownRecipes)])
    write('likes', 'id', [before.likes, after.likes])
    write('saves', 'id', [before.saves, after.saves])
    write('servings', 'id', [before.servings, after.servings])
    write('substitutes', 'id', [before.substitutes, after.substitutes])
    write('diary', 'id', [before.diary, after.diary])
    write('productNames', 'name', [before.productNames, after.productNames])
  })
  return true
}
