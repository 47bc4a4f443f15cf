import { mutate } from 'swr'
import * as v from 'valibot'
import { create } from 'zustand'

import { titleField } from '@/lib/api/fields'
import { isRecipesByIdKey, isRecipesKey, recipesKey } from '@/lib/recipes/recipe-keys'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { chosenFor, type Substitute } from '@/lib/recipes/substitutes/substitutes'
import { listKey, validItems } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

const recipeSubstitutes = v.object({
  id: titleField,
  products: v.pipe(
    validItems(v.object({ ingredient: titleField, product: titleField })),
    // One product for an ingredient, and no product twice.
    v.transform((all) => {
      const latest = new Map(all.map((one) => [one.ingredient, one]))
      return [...new Map([...latest.values()].map((one) => [one.product, one])).values()]
    }),
    v.minLength(1),
  ),
})

export const storedSubstitutes = listKey('substitutes', recipeSubstitutes, ({ id }) => id)

/** The products chosen in place of ingredients of one recipe. */
export type RecipeSubstitutes = v.InferOutput<typeof recipeSubstitutes>

type SubstitutesState = {
  choices: RecipeSubstitutes[]
  /** Puts the product in the place of an ingredient; undefined restores the ingredient. */
  choose: (recipeId: string, ingredient: string, product: string | undefined) => void
}

/** The chosen substitutes by recipe. */
export const useSubstitutesStore = create<SubstitutesState>((set) => ({
  choices: [],
  choose: (recipeId, ingredient, product) =>
    set(({ choices }) => {
      const others = choices.filter(({ id }) => id !== recipeId)
      const kept = chosenFor(choices, recipeId).filter((one) => one.ingredient !== ingredient)
      const products: Substitute[] = product === undefined ? kept : [...kept, { ingredient, product }]
      return { choices: products.length > 0 ? [...others, { id: recipeId, products }] : others }
    }),
}))

persistList(useSubstitutesStore, storedSubstitutes, 'choices')

// What screens have read of recipes follows the choices, also those of another tab or device.
useSubstitutesStore.subscribe(({ choices }, before) => {
  if (choices === before.choices) return
  const ids = new Set([...choices, ...before.choices].map(({ id }) => id))
  const textOf = (all: RecipeSubstitutes[], id: string) => JSON.stringify(chosenFor(all, id))
  const changed = [...ids].filter((id) => textOf(choices, id) !== textOf(before.choices, id))
  void renewRecipes(changed, choices)
})

async function renewRecipes(ids: string[], choices: RecipeSubstitutes[]) {
  const { substituteAll } = await import('@/lib/recipes/substitutes/substitute-all')
  // Where the substitutes of recipes of a category cannot be loaded, these stay as they are.
  const renew = async (recipes?: Recipe[]) => recipes && substituteAll(recipes, choices).catch(() => recipes)
  // SWR drops the answer to a request during which its key is mutated, so that what is being loaded has to be loaded again.
  const options = { revalidate: (recipes?: unknown) => recipes === undefined }
  await Promise.all(ids.map((id) => mutate(recipesKey(id), renew, options)))
  await mutate(isRecipesKey, renew, options)
  await mutate(isRecipesByIdKey)
}
