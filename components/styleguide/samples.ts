import type { Category } from '@/lib/api/categories'
import type { Recipe, RecipeCard } from '@/lib/api/recipes'
import type { Product } from '@/lib/api/shop'

/** What the style guide shows its components with. The pictures are the catalogue's own. */

const card = (id: string, title: string, backs: number): Category => ({
  id: `sample-${id}`,
  title,
  name: `images/${id}.webp`,
  back: Array.from({ length: backs }, (_, index) => `images/${id}-back-${index + 1}.webp`),
  picture: undefined,
})

/** The long title and the picture that cannot be had are what a design has to live with. */
export const sampleCategories: Category[] = [
  card('soups', 'Супы', 3),
  card('breakfasts', 'Завтраки', 3),
  card('desserts', 'Десерты и сладкая выпечка к чаю для большой компании', 3),
  { ...card('no-such-picture', 'Без картинки', 0), name: '' },
]

export const sampleRecipes: RecipeCard[] = [
  { ...card('borscht', 'Борщ с говядиной', 2), time: '3 часа 10 минут', kcal: '330 ккал' },
  { ...card('caesar-with-chicken', 'Цезарь с курицей', 2), time: '40 минут', kcal: '410 ккал' },
  {
    ...card(
      'beetroot-with-prunes-and-walnuts',
      'Свекольный салат с черносливом, чесноком и грецкими орехами',
      2,
    ),
    time: '1 час 5 минут',
    kcal: '240 ккал',
  },
]

export const sampleRecipe: Recipe = {
  id: 'sample-borscht',
  name: 'images/borscht.webp',
  title: 'Борщ с говядиной',
  picture: undefined,
  time: '3 часа 10 минут',
  kcal: '330 ккал',
  servings: 8,
  ingredients: [
    { title: 'Свёкла', quantity: '300 г' },
    { title: 'Говядина на кости', quantity: '600 г' },
    { title: 'Капуста белокочанная молодая', quantity: '¼ кочана' },
    { title: 'Соль', quantity: 'по вкусу' },
  ],
  instructions: [
    'Сварите бульон: залейте говядину холодной водой и держите на слабом огне полтора часа.',
    'Свёклу натрите, морковь и лук нарежьте. Потушите всё вместе на масле, в конце добавьте томатную пасту.',
    'Соедините с бульоном и дайте настояться.',
  ],
  // No host that may be embedded: the view has words for that.
  video: '',
}

const product = (id: string, title: string, price: number, quantity: string, count: number): Product => ({
  id: `sample-${id}`,
  title,
  price,
  quantity,
  count,
  image: `images/products/${id}.webp`,
  picture: undefined,
})

export const sampleProducts: Product[] = [
  product('potato', 'Картофель', 1.79, '1 кг', 2),
  { ...product('no-such-picture', 'Капуста белокочанная молодая', 2.35, '1 шт.', 0), image: '' },
]

/** The shop sells all but the last one. */
export const sampleTitles = [...sampleProducts.map(({ title }) => title), 'Молоко единорога']
