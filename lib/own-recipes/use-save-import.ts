import { useState } from 'react'

import type { Imported } from '@/lib/recipe-import/import-files'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { saveImport } from '@/lib/own-recipes/save-import'
import type { Match } from '@/lib/own-recipes/to-own-recipe'
import { forgetUnsaved } from '@/lib/own-recipes/use-unsaved'
import { showToast } from '@/lib/feedback/toasts-store'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { deletePhoto } from '@/lib/photos/photos'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

/**
 * Saves many recipes with progress in `status`; one undo takes all of them back. Where the storage is full, those that fitted
 * stay, and `status` says how many, until `clearStatus`. `save` returns the others; `form` is as for `useSaveDraft`.
 */
export function useSaveImport(whenKnown: () => Promise<Match>) {
  const [status, setStatus] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(
    recipes: ReadRecipe[],
    { own, photos }: Pick<Imported, 'own' | 'photos'>,
    form?: string,
  ): Promise<Pick<Imported, 'recipes' | 'own'>> {
    setBusy(true)
    const match = await whenKnown()
    const saved = await saveImport({ recipes, own, photos }, { match, onProgress: setStatus })
    setBusy(false)
    if (!saved) {
      setStatus(common.lostPart)
      return { recipes, own }
    }
    const { ids, photoIds, count, lostPhotos, rest } = saved
    if (lostPhotos > 0) showToast({ type: 'warning', message: messages.photosLost(lostPhotos) })
    const undo = () => {
      useOwnRecipesStore.getState().remove(ids)
      for (const id of photoIds) void deletePhoto(id).catch(() => {})
    }
    if (ids.length < count) {
      setStatus(messages.savedPart(ids.length, count))
      if (ids.length > 0) offerUndo(messages.savedAll(ids.length), messages.undone, undo, 'warning')
      return rest
    }
    forgetUnsaved(form)
    navigate(paths.ownRecipes, { replace: true })
    if (count === 0) showToast({ type: 'info', message: messages.allKnown })
    else offerUndo(messages.savedAll(count), messages.undone, undo, 'success')
    return rest
  }

  return { save, status, clearStatus: () => setStatus(undefined), isBusy }
}
