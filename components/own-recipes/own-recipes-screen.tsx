import { useEffect } from 'react'

import { ImportRecipe } from '@/components/own-recipes/import-recipe'
import { OwnList } from '@/components/own-recipes/own-list'
import { RecipeFormPage } from '@/components/own-recipes/recipe-form-page'
import { findUnusedPhotos } from '@/lib/photos/photos'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import type { ScreenProps } from '@/lib/router/screen-props'

/**
 * The visitor's own recipes; with an id the import or the form of one. They are one screen because the page of the app
 * lists the chunks of every screen, and has no room for more.
 */
export function OwnRecipesScreen({ id, query }: ScreenProps) {
  useEffect(() => {
    if (!id) void deleteUnusedPhotos().catch(() => {})
  }, [id])

  if (!id) return <OwnList />
  if (id === 'import') return <ImportRecipe query={query} />
  return <RecipeFormPage key={id} id={id} />
}

/** Deletes photos whose recipe was removed elsewhere, or in a tab that was closed before the photo was deleted. */
async function deleteUnusedPhotos() {
  const { recipes } = useOwnRecipesStore.getState()
  const unused = await findUnusedPhotos(new Set(recipes.map((recipe) => recipe.id)))
  if (!unused) return
  const { deletePhotosWithoutRecipe } = await import('@/lib/account/unused-photos')
  await deletePhotosWithoutRecipe(unused)
}
