import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { readDocument, readRecipesBy, writeDocument } from '@/lib/household/document'
import { noValues } from '@/lib/household/values'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'

const recipe = (id: string, title = 'Каша') =>
  ({ id, title, ingredients: [], steps: ['Варите.'], tags: [], editedAt: 1 }) as unknown as OwnRecipe

/** Writes what a member makes of the own recipes of a document. */
function change(document: Y.Doc, memberId: string, next: (recipes: OwnRecipe[]) => OwnRecipe[]) {
  const before = readDocument(document)
  writeDocument(document, { before, after: { ...before, ownRecipes: next(before.ownRecipes) }, memberId })
}

it('merges changes to different fields of an own recipe, and keeps both of two new ones', () => {
  const [phone, laptop] = [new Y.Doc(), new Y.Doc()]
  const after = { ...noValues, ownRecipes: [recipe('own.kasha')] }
  writeDocument(phone, { before: noValues, after })
  Y.applyUpdate(laptop, Y.encodeStateAsUpdate(phone))
  change(phone, 'anya', ([kasha]) => [recipe('own.phone'), { ...kasha, title: 'Овсянка' } as OwnRecipe])
  change(laptop, 'petya', ([kasha]) => [recipe('own.laptop'), { ...kasha, servings: 3 } as OwnRecipe])
  Y.applyUpdate(phone, Y.encodeStateAsUpdate(laptop))
  Y.applyUpdate(laptop, Y.encodeStateAsUpdate(phone))
  const { ownRecipes } = readDocument(phone)
  expect(readDocument(laptop).ownRecipes).toEqual(ownRecipes)
  expect(ownRecipes.map(({ id }) => id).toSorted()).toEqual(['own.kasha', 'own.laptop', 'own.phone'])
  expect(ownRecipes.at(-1)).toEqual({ ...recipe('own.kasha', 'Овсянка'), servings: 3 })
})

it('knows who has added an own recipe, also after somebody else has changed it', () => {
  const document = new Y.Doc()
  change(document, 'anya', () => [recipe('own.kasha')])
  change(document, 'petya', (recipes) => [...recipes, recipe('own.soup')])
  change(document, 'petya', ([, soup]) => [recipe('own.kasha', 'Овсянка'), soup as OwnRecipe])
  expect(readRecipesBy(document, 'anya')).toEqual([recipe('own.kasha', 'Овсянка')])
  expect(readRecipesBy(document, 'petya')).toEqual([recipe('own.soup')])
  expect(readRecipesBy(document, 'somebody')).toEqual([])
})
