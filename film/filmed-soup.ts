import type { FilmRecipe } from './film-recipe'
import { createStory, type StepScene } from './story'

/** A recipe for tests of the story. */
export const soup: FilmRecipe = {
  title: 'Суп',
  time: '1 час 10 минут',
  kcal: '120 ккал',
  servings: 3,
  ingredients: [
    { title: 'Картофель', quantity: '3 шт', unit: 'шт', image: 'images/products/potato.webp' },
    { title: 'Вода', quantity: '2 л', unit: 'л', image: 'images/products/water.webp', packed: true },
    { title: 'Укроп', quantity: '0,5 пучка', unit: 'пучок', image: 'images/products/dill.webp' },
  ],
  steps: [
    { text: 'Доведите воду до кипения в кастрюле.', uses: [1], minutes: 0 },
    { text: 'Положите картофель кубиками и варите 20 минут под крышкой.', uses: [0], minutes: 20 },
    { text: 'Подайте с укропом.', uses: [2], minutes: 0 },
  ],
  color: '#e0c070',
  serving: 'bowl',
}

export const stepsOf = (recipe: FilmRecipe) =>
  createStory(recipe).scenes.filter((scene): scene is StepScene => scene.kind === 'step')
