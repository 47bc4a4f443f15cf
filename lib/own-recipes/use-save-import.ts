import { useState } from 'react'

import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { ReadRecipe } from '@/lib/own-recipes/recipe-text'
import { saveRecipes } from '@/lib/own-recipes/save-recipes'
import { type Match, toOwnRecipe } from '@/lib/own-recipes/to-own-recipe'
import { useRecipeCache } from '@/lib/own-recipes/use-recipe-cache'
import { offerUndo } from '@/lib/feedback/offer-undo'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

/**
 * Saves many recipes with progress in `status`; one undo takes all of them back. Where the storage is full, those that fitted
 * stay, `status` says how many, and the screen keeps the rest.
 */
export function useSaveImport(match: Match) {
  const [status, setStatus] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const renew = useRecipeCache()

  async function save(read: ReadRecipe[], own: OwnRecipe[]) {
    const now = Date.now()
    const isKnown = new Set(useOwnRecipesStore.getState().recipes.map(({ id }) => id))
    const recipes = [
      // Those of an export keep their ids, so that importing twice adds nothing. Their photos are on the other device.
      ...own.filter(({ id }) => !isKnown.has(id)).map((recipe) => ({ ...recipe, hasPhoto: undefined })),
      ...read.map((recipe) => toOwnRecipe(recipe, { match, untitled: messages.untitled, now })),
    ]
    setBusy(true)
    const done = await saveRecipes(recipes, (count) => setStatus(messages.saving(count, recipes.length)))
    setBusy(false)
    const ids = recipes.slice(0, done).map(({ id }) => id)
    renew(ids)
    const undo = () => {
      useOwnRecipesStore.getState().remove(ids)
      renew(ids)
    }
    if (done < recipes.length) {
      setStatus(messages.savedPart(done, recipes.length))
      if (done > 0) offerUndo(messages.savedAll(done), messages.undone, undo, 'warning')
      return
    }
    navigate(paths.ownRecipes, { replace: true })
    offerUndo(messages.savedAll(done), messages.undone, undo, 'success')
  }

  return { save, status, isBusy }
}
