/** The ways from a recipe to its form. */
export const recipeTools = {
  edit: 'Изменить рецепт',
  copy: 'Изменить под себя',
}
