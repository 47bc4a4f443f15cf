import { type Draft, recipeOfDraft } from '@/lib/own-recipes/draft'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { saveRecipes } from '@/lib/own-recipes/save-recipes'
import type { Match } from '@/lib/own-recipes/to-own-recipe'
import { forgetUnsaved } from '@/lib/own-recipes/use-unsaved'
import { showToast } from '@/lib/feedback/toasts-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { deletePhoto, readPhoto, writePhoto } from '@/lib/photos/photos'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'

/**
 * Returns a function that saves a form as a new recipe, or as the one with `id`, and leads on to the list of own recipes. It
 * returns a message where the storage refuses; then the form stays. It waits for the products of the shop, which names stand
 * for. `form` is the id of what is then no longer unsaved, if anything, see `use-unsaved.ts`.
 */
export function useSaveDraft({
  whenKnown,
  id,
  form,
}: {
  whenKnown: () => Promise<Match>
  id?: string
  form?: string
}) {
  return async (draft: Draft, photo: string | undefined): Promise<string | undefined> => {
    const match = await whenKnown()
    const recipe = recipeOfDraft(draft, { match, id, now: Date.now(), hasPhoto: photo !== undefined })
    const photoBefore = await readPhoto(recipe.id)
    const isElsewhere = photo === undefined && photoBefore === undefined && hasStoredPhoto(recipe.id)
    const isPhotoStored = isElsewhere || (await storePhoto(recipe.id, photo))
    const saved = saveRecipes([
      { ...recipe, hasPhoto: isElsewhere || (photo !== undefined && isPhotoStored) || undefined },
    ])
    if (saved === 0) {
      // The recipe is as it was, and so is its photo.
      await storePhoto(recipe.id, photoBefore)
      return messages.noRoom
    }
    forgetUnsaved(form)
    navigate(paths.ownRecipes, { replace: true })
    if (!isPhotoStored) showToast({ type: 'warning', message: messages.photoNotStored })
    showToast({
      type: 'success',
      message: messages.saved(recipe.title),
      action: messages.open,
      path: paths.recipe(recipe.id),
    })
    return undefined
  }
}

/** Whether the stored recipe has a photo; one that is not on this device is on another one, and stays there. */
const hasStoredPhoto = (recipeId: string) =>
  useOwnRecipesStore.getState().recipes.find(({ id }) => id === recipeId)?.hasPhoto === true

/** Stores or deletes the photo; returns whether the device then has what the form shows. */
async function storePhoto(recipeId: string, photo: string | undefined): Promise<boolean> {
  if (photo === undefined) {
    // Without a database there is no photo.
    await deletePhoto(recipeId).catch(() => {})
    return true
  }
  return writePhoto(recipeId, photo).then(
    () => true,
    () => false,
  )
}
