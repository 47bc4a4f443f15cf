import type { SharedValues } from '@/lib/household/shared-values'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'

export const borscht = {
  id: 'borscht',
  title: 'Борщ',
  servings: 6,
  baseServings: 4,
  ingredients: [
    { title: 'Свёкла', quantity: '2 шт' },
    { title: 'Сметана', quantity: '200 г' },
  ],
}
const card = { id: 'borscht', name: 'soups', title: 'Борщ', back: [], time: '2 часа', kcal: '300 ккал' }
export const lunch = {
  id: 'meal-1',
  day: '2026-11-25',
  name: 'lunch' as const,
  recipe: { id: 'borscht', title: 'Борщ' },
  servings: 4,
}
export const kasha = {
  id: 'own.kasha',
  title: 'Каша',
  servings: 2,
  ingredients: [
    {
      line: '200 мл молока',
      title: 'Молоко',
      quantity: '200 мл',
      amount: { value: 200, unit: 'мл' as const },
      group: undefined,
    },
  ],
  steps: ['Варите.'],
  tags: ['завтрак'],
  editedAt: 1,
} as OwnRecipe
/** At least one entry in every part. */
export const allValues: SharedValues = {
  basket: {
    titles: ['Молоко', 'Свёкла', 'Сметана', '__proto__'],
    bought: ['Молоко'],
    recipeShares: { shares: [borscht], manual: ['Свёкла'] },
    cart: { counts: { Молоко: 2, Хлеб: 0 }, removed: ['Сметана'] },
  },
  plan: [lunch, { ...lunch, id: 'meal-2', eaters: ['a'] }],
  eaters: [
    { id: 'a', name: 'Аня', portion: 1, goals: { kcal: { min: 1800, max: 2200 } } },
    { id: 'b', name: '', portion: 0.6 },
  ],
  pantry: [{ title: 'Соль' }, { title: 'Сметана', amount: { value: 200, unit: 'г' }, until: '2026-11-30' }],
  productNotes: [{ title: 'Сметана', note: 'эту больше не брать' }],
  ownRecipes: [kasha],
  likes: [card],
  saves: [card, { ...card, id: 'plov', title: 'Плов' }],
  servings: [{ id: 'borscht', servings: 6 }],
  substitutes: [{ id: 'borscht', products: [{ ingredient: 'Сметана', product: 'Кефир' }] }],
  diary: [{ id: '1', recipeId: 'own.kasha', title: 'Каша', day: '2026-11-25', stars: 5, note: 'Ещё!' }],
  productNames: [
    { name: 'молочко', title: 'Молоко' },
    { name: 'полба', title: null },
  ],
}
