import { ImportRecipe } from '@/components/own-recipes/import-recipe'
import { OwnList } from '@/components/own-recipes/own-list'
import { RecipeFormPage } from '@/components/own-recipes/recipe-form-page'
import type { ScreenProps } from '@/lib/router/screen-props'

/**
 * The visitor's own recipes; with an id the import or the form of one. They are one screen because the page of the app
 * lists the chunks of every screen, and has no room for more.
 */
export function OwnRecipesScreen({ id, query }: ScreenProps) {
  if (!id) return <OwnList />
  if (id === 'import') return <ImportRecipe query={query} />
  return <RecipeFormPage key={id} id={id} />
}
