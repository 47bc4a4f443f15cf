import type * as Y from 'yjs'

import { type Entries, type Fields, readEntries, readFields, writeEntries } from '@/lib/household/entries'
import { type ListName, listNames, lists, mapLists, type SharedValues } from '@/lib/household/shared-values'
import { readList, writeList } from '@/lib/household/shared-list'
import { type OwnRecipe, storedOwnRecipes } from '@/lib/recipes/own/own-recipes'

/**
 * A shared document. Other devices write it, so its content is validated like that of the storage: what does not fit stays in
 * the document and is not shown.
 */

/** The version of the format. An app that knows only lower versions must not write the document. */
const VERSION = 1

const about = (document: Y.Doc) => document.getMap<unknown>('about')

/** Whether a newer version of the app has written the document. Such a document is read-only. */
export function isNewer(document: Y.Doc): boolean {
  const version = about(document).get('version')
  return typeof version === 'number' && version > VERSION
}

/**
 * The notes that a person's devices leave for one another in their own document. The value of a note is the id of a household.
 * `joined`: the own list was added to the household's list, and other devices add what they have changed offline. `discarded`:
 * it was deleted. `left`: the person has left the household, and their own recipes are back in this document. `tookList`: so is
 * the household's list.
 */
export type Note = 'joined' | 'discarded' | 'left' | 'tookList'

/** The household of a note. */
export const readNote = (document: Y.Doc, note: Note) => about(document).get(note)

/** Writes a note; undefined deletes it. */
export function writeNote(document: Y.Doc, note: Note, household: string | undefined) {
  if (!isNewer(document) && readNote(document, note) !== household) about(document).set(note, household)
}

const entriesOf = (document: Y.Doc, name: string) => document.getArray(name) as Entries

/** The values of a document. */
export const readDocument = (document: Y.Doc): SharedValues => ({
  basket: readList(document),
  ...mapLists(
    ({ stored, idField }, name) => stored.validate(readEntries(entriesOf(document, name), idField)) ?? [],
  ),
})

/** The own recipes that this member has added to the household's document. */
export function readRecipesBy(document: Y.Doc, memberId: string): OwnRecipe[] {
  const recipes = readEntries(entriesOf(document, 'ownRecipes'), 'id')
  return storedOwnRecipes.validate(recipes.filter(({ addedBy }) => addedBy === memberId)) ?? []
}

/** Marks own recipes as added by this member: those with another mark, `addedBy`, of which `isTheirs` is true. */
export function markRecipes(document: Y.Doc, memberId: string, isTheirs: (recipe: Fields) => boolean) {
  if (isNewer(document)) return
  document.transact(() => {
    for (const entry of entriesOf(document, 'ownRecipes').toArray()) {
      const recipe = readFields(entry)
      if (recipe?.addedBy !== undefined && isTheirs(recipe)) entry.set('addedBy', memberId)
    }
  })
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
  const rowsOf = (values: SharedValues, name: ListName): Fields[] =>
    name === 'ownRecipes'
      ? // The same mark before and after, so that a change to a recipe leaves that of its author.
        values.ownRecipes.map((recipe) => ({ ...recipe, addedBy: memberId }))
      : values[name]
  document.transact(() => {
    if (about(document).get('version') !== VERSION) about(document).set('version', VERSION)
    writeList(document, before.basket, after.basket)
    for (const name of listNames) {
      if (before[name] === after[name]) continue
      const rows = { before: rowsOf(before, name), after: rowsOf(after, name) }
      writeEntries(entriesOf(document, name), lists[name].idField, rows)
    }
  })
  return true
}
