import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { deletePhoto } from '@/lib/photos/photos'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'

/** The time to undo a removal, in milliseconds: nothing else brings back what somebody wrote by hand. */
const UNDO_MS = 20_000

/** Removes an own recipe and offers to undo that, which puts it back into its place. */
export function removeRecipe(recipe: OwnRecipe) {
  const { recipes: before, remove } = useOwnRecipesStore.getState()
  remove([recipe.id])
  const undo = () => {
    const { recipes: present, restore } = useOwnRecipesStore.getState()
    const added = present.filter(({ id }) => !before.some((one) => one.id === id))
    // The others as they are now: they may have been changed since, also by somebody else.
    const byId = new Map([recipe, ...present].map((one) => [one.id, one]))
    restore([...added, ...before.flatMap(({ id }) => byId.get(id) ?? [])])
  }
  offerUndo(messages.removed(recipe.title), messages.restored, undo, 'info', UNDO_MS)
  deletePhotoLater(recipe.id)
}

/** Deletes the photo of a removed recipe once no toast offers to undo that, unless the recipe is back. */
function deletePhotoLater(recipeId: string) {
  const unsubscribe = useToastsStore.subscribe(({ toasts }) => {
    if (toasts.some(({ action }) => action === common.undo)) return
    unsubscribe()
    const isBack = useOwnRecipesStore.getState().recipes.some(({ id }) => id === recipeId)
    // A photo that cannot be deleted now is found unused when «Мои рецепты» opens again.
    if (!isBack) void deletePhoto(recipeId).catch(() => {})
  })
}
