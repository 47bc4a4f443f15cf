import { common } from '@/lib/feedback/messages'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { deletePhoto } from '@/lib/photos/photos'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'

/** Deletes the photo of a removed recipe once no toast offers to undo that, unless the recipe is back. */
export function deletePhotoLater(recipeId: string) {
  const unsubscribe = useToastsStore.subscribe(({ toasts }) => {
    if (toasts.some(({ action }) => action === common.undo)) return
    unsubscribe()
    const isBack = useOwnRecipesStore.getState().recipes.some(({ id }) => id === recipeId)
    // A photo that cannot be deleted now is found unused when «Мои рецепты» opens again.
    if (!isBack) void deletePhoto(recipeId).catch(() => {})
  })
}
