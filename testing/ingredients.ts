import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'

/** Ingredients and recipes of a given content. */

export const grams = (title: string, value: number): Ingredient => ({
  title,
  quantity: `${value} г`,
  amount: { value, unit: 'г', grams: value },
})

export const pieces = (title: string, value: number, weight?: number): Ingredient => ({
  title,
  quantity: `${value} шт`,
  amount: { value, unit: 'шт', grams: weight },
})

export const toTaste = (title: string): Ingredient => ({
  title,
  quantity: 'по вкусу',
  amount: { value: null, unit: 'по вкусу', grams: 0 },
})

export const recipeOf = (id: string, ...ingredients: Ingredient[]): Recipe => ({
  id,
  title: `Рецепт ${id}`,
  name: '',
  instructions: [],
  video: '',
  picture: undefined,
  ingredients,
})
