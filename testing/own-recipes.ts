import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { refuse, stubStorage } from './storage-tab'

/** An own recipe with nothing but a title and what is given. */
export const ownRecipe = (id: string, given: Partial<OwnRecipe> = {}): OwnRecipe => ({
  id: `own.${id}`,
  title: id,
  servings: undefined,
  activeMinutes: undefined,
  totalMinutes: undefined,
  ingredients: [],
  steps: [],
  tags: [],
  source: undefined,
  notes: undefined,
  hasPhoto: undefined,
  editedAt: 0,
  ...given,
})

/** Makes `localStorage` refuse the own recipes of which `isTooMuch` says so, until the test ends. */
export function refuseOwnRecipes(isTooMuch: (recipes: unknown[]) => boolean) {
  const real = localStorage
  stubStorage({
    setItem: (key: string, text: string) => {
      if (key === 'ownRecipes' && isTooMuch(JSON.parse(text) as unknown[])) refuse()
      real.setItem(key, text)
    },
  })
}
