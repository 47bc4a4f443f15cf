import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { Imported } from '@/lib/recipe-import/import-files'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { saveRecipes } from '@/lib/own-recipes/save-recipes'
import { shrinkPhoto } from '@/lib/own-recipes/shrink-photo'
import { type Match, toOwnRecipe } from '@/lib/own-recipes/to-own-recipe'
import { writePhoto } from '@/lib/photos/photos'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'

type SavedImport = {
  /** The ids of the saved recipes, and of those whose photos were stored. */
  ids: string[]
  photoIds: string[]
  /** The number of recipes to save, without those of an export that are here already. */
  count: number
  /** The number of photos that are no pictures or that the browser refused. */
  lostPhotos: number
  /** The recipes that the storage refused. */
  rest: Pick<Imported, 'recipes' | 'own'>
}

/** The number of recipes or photos after which the progress is shown. */
const STEP = 20

/** Loads the code for photos in files, which few imports have; null where it does not load. */
const loadFilePhotos = () => import('@/lib/photos/file-photos').catch(() => null)

/**
 * Saves recipes with their photos, up to the first one that the storage refuses. Calls `onProgress` with a text on how far it
 * is. Undefined, with nothing saved, where the code for photos does not load.
 */
export async function saveImport(
  { recipes: read, own, photos }: Pick<Imported, 'recipes' | 'own' | 'photos'>,
  { match, onProgress }: { match: Match; onProgress: (text: string) => void },
): Promise<SavedImport | undefined> {
  const filePhotos = Object.keys(photos).length > 0 ? await loadFilePhotos() : undefined
  if (filePhotos === null) return undefined
  const isKnown = new Set(useOwnRecipesStore.getState().recipes.map(({ id }) => id))
  // Recipes of an export keep their ids, so that importing them twice adds nothing.
  const fresh = own.filter(({ id }) => !isKnown.has(id))
  const found = await filePhotos?.missingPhotos(photos, new Set(fresh.map(({ id }) => id)))
  const { missing, damaged } = found ?? { missing: {}, damaged: 0 }
  const now = Date.now()
  const recipes = fresh.map((recipe) => ({ ...recipe, hasPhoto: recipe.id in missing || undefined }))
  const count = fresh.length + read.length
  for (const [index, one] of read.entries()) {
    if (index % STEP === 0) {
      onProgress(messages.saving(recipes.length, count))
      await new Promise((resolve) => setTimeout(resolve))
    }
    recipes.push({ ...toOwnRecipe(one, { match, now }), hasPhoto: one.photo instanceof Blob || undefined })
  }
  const done = saveRecipes(recipes)
  const ids = recipes.slice(0, done).map(({ id }) => id)
  const wanted = Object.fromEntries(Object.entries(missing).filter(([id]) => ids.includes(id)))
  const shrunk = await shrinkPhotos(recipes.slice(fresh.length, done), read, onProgress)
  const photoIds = [...((await filePhotos?.storePhotos(wanted)) ?? []), ...shrunk.stored]
  return {
    ids,
    photoIds,
    count,
    lostPhotos: damaged + Object.keys(wanted).length + shrunk.count - photoIds.length,
    rest: { recipes: read.slice(Math.max(0, done - fresh.length)), own: fresh.slice(done) },
  }
}

/**
 * Stores the photos of saved recipes; `read` has the recipes that they were read from, in the same order. A recipe whose photo
 * is no picture, or is refused by the browser, is saved again without it. Returns the number of photos and the ids of the
 * recipes whose photos were stored.
 */
async function shrinkPhotos(saved: OwnRecipe[], read: ReadRecipe[], onProgress: (text: string) => void) {
  const all = read.filter(({ photo }) => photo instanceof Blob).length
  const stored: string[] = []
  const lost: OwnRecipe[] = []
  for (const [index, recipe] of saved.entries()) {
    const { photo } = read[index] ?? {}
    if (!(photo instanceof Blob)) continue
    const done = stored.length + lost.length
    if (done % STEP === 0) onProgress(messages.savingPhotos(done, all))
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
