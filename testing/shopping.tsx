import { screen } from '@testing-library/react'

import { EditorScreen } from '@/components/shopping/editor-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { neverRespond, type Responder, stubApi } from '@/testing/api'
import { renderScreen, renderWithUser } from '@/testing/app'

/** Steps that tests of recipes, the shopping list and the cart share. */

const query = new URLSearchParams()

/** Finds a button by its exact name. */
export const button = (name: string) => screen.getByRole('button', { name })

/** The texts of all list items, with non-breaking spaces replaced. */
export const rowTexts = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

/** Renders the borscht recipe and waits for its ingredients. */
export async function openRecipe(respond?: Responder) {
  const { calls } = stubApi(respond)
  const { user, unmount } = renderWithUser(<RecipeScreen id="borscht" query={query} />)
  await screen.findByText('Говядина на кости')
  return { user, unmount, calls }
}

/** Renders the shopping list while the shop is loading: once it is loaded, staples move to a collapsed section. */
export function openList() {
  stubApi(neverRespond)
  return renderScreen(<ListScreen />)
}

/** Saves all ingredients of a recipe to the shopping list in the editor. */
export async function saveRecipe(id: string, respond?: Responder) {
  stubApi(respond)
  const { user, unmount } = renderWithUser(<EditorScreen id={id} query={query} />)
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  unmount()
}
