/** A liked or saved recipe. */
export const card = (id: string, title = id) => ({
  id,
  name: '',
  title,
  back: [],
  time: '40 минут',
  kcal: '733 ккал',
})

/** The share of a recipe on the shopping list. */
export const share = (id: string, ...titles: string[]) => ({
  id,
  title: id,
  servings: 4,
  baseServings: 6,
  ingredients: titles.map((title) => ({ title, quantity: '1 шт' })),
})
