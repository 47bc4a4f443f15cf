import { screen } from '@testing-library/react'

// Here already, so that the import does not wait for it.
import '@/lib/recipe-import/import-files'
import { ImportRecipe } from '@/components/own-recipes/import-recipe'
import { renderWithUser } from '@/testing/app'

/** The import of recipes, and what its tests do there. */

export const open = (query = '') => renderWithUser(<ImportRecipe query={new URLSearchParams(query)} />)
export const text = () => screen.getByRole('textbox', { name: 'Текст рецепта' })
export const parse = () => screen.getByRole('button', { name: 'Разобрать' })

/** A recipe as pages describe it. */
export const recipe = (name: string) => ({ '@type': 'Recipe', name, recipeIngredient: ['1 л воды'] })
