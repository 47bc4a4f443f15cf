import { useState } from 'react'

import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { ReadRecipe } from '@/lib/own-recipes/read-recipe-text'
import { saveRecipes } from '@/lib/own-recipes/save-recipes'
import { shrinkPhoto } from '@/lib/own-recipes/shrink-photo'
import { type Match, toOwnRecipe } from '@/lib/own-recipes/to-own-recipe'
import type { Imported } from '@/lib/own-recipes/import-files'
import { showToast } from '@/lib/feedback/toasts-store'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { deletePhoto, writePhoto } from '@/lib/photos/photos'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

/** Loads the code for photos in files, which few imports have; null where it does not load. */
const loadFilePhotos = () => import('@/lib/photos/file-photos').catch(() => null)

/**
 * Saves many recipes with progress in `status`; one undo takes all of them back. Where the storage is full, those that fitted
 * stay, and `status` says how many, until `clearStatus`. `save` returns the others.
 */
export function useSaveImport(whenKnown: () => Promise<Match>) {
  const [status, setStatus] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(
    read: ReadRecipe[],
    { own, photos }: Pick<Imported, 'own' | 'photos'>,
  ): Promise<Pick<Imported, 'recipes' | 'own'>> {
    const now = Date.now()
    const isKnown = new Set(useOwnRecipesStore.getState().recipes.map(({ id }) => id))
    setBusy(true)
    const match = await whenKnown()
    // Those of an export keep their ids, so that importing twice adds nothing.
    const fresh = own.filter(({ id }) => !isKnown.has(id))
    const filePhotos = Object.keys(photos).length > 0 ? await loadFilePhotos() : undefined
    if (filePhotos === null) {
      setBusy(false)
      setStatus(common.lostPart)
      return { recipes: read, own }
    }
    const found = await filePhotos?.missingPhotos(photos, new Set(fresh.map(({ id }) => id)))
    const { missing, damaged } = found ?? { missing: {}, damaged: 0 }
    const recipes = [
      ...fresh.map((recipe) => ({ ...recipe, hasPhoto: recipe.id in missing || undefined })),
      ...read.map((one) => ({
        ...toOwnRecipe(one, { match, untitled: messages.untitled, now }),
        hasPhoto: one.photo instanceof Blob || undefined,
      })),
    ]
    const done = await saveRecipes(recipes, (count) => setStatus(messages.saving(count, recipes.length)))
    const ids = recipes.slice(0, done).map(({ id }) => id)
    const wanted = Object.fromEntries(Object.entries(missing).filter(([id]) => ids.includes(id)))
    const taken = await shrinkPhotos(recipes.slice(fresh.length, done), read)
    const stored = [...((await filePhotos?.storePhotos(wanted)) ?? []), ...taken.stored]
    setBusy(false)
    const lost = damaged + Object.keys(wanted).length + taken.count - stored.length
    if (lost > 0) showToast({ type: 'warning', message: messages.photosLost(lost) })
    const undo = () => {
      useOwnRecipesStore.getState().remove(ids)
      for (const id of stored) void deletePhoto(id).catch(() => {})
    }
    if (done < recipes.length) {
      setStatus(messages.savedPart(done, recipes.length))
      if (done > 0) offerUndo(messages.savedAll(done), messages.undone, undo, 'warning')
      return { recipes: read.slice(Math.max(0, done - fresh.length)), own: fresh.slice(done) }
    }
    navigate(paths.ownRecipes, { replace: true })
    if (done === 0) showToast({ type: 'info', message: messages.allKnown })
    else offerUndo(messages.savedAll(done), messages.undone, undo, 'success')
    return { recipes: [], own: [] }
  }

  return { save, status, clearStatus: () => setStatus(undefined), isBusy }
}

/**
 * Stores the photos of saved recipes, each of which is that of the read one at its place. A recipe whose photo is no picture,
 * or not accepted, is saved anew without it. Returns how many there are and the ids of those that were stored.
 */
async function shrinkPhotos(saved: OwnRecipe[], read: ReadRecipe[]) {
  const stored: string[] = []
  const lost: OwnRecipe[] = []
  for (const [index, recipe] of saved.entries()) {
    const { photo } = read[index] ?? {}
    if (!(photo instanceof Blob)) continue
    await shrinkPhoto(photo)
      .then((small) => writePhoto(recipe.id, small))
      .then(
        () => stored.push(recipe.id),
        () => lost.push({ ...recipe, hasPhoto: undefined }),
      )
  }
  if (lost.length > 0) useOwnRecipesStore.getState().put(lost)
  return { count: stored.length + lost.length, stored }
}
