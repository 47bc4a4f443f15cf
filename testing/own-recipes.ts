import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'

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
