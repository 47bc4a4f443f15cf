import type { Category } from '@/lib/catalog/categories-api'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import type { Eater } from '@/lib/plan/eaters'
import type { Order } from '@/lib/orders/orders-api'
import type { SearchWords } from '@/lib/catalog/search-words-api'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import type { Recipe, RecipeCard } from '@/lib/recipes/recipes-api'
import type { Product } from '@/lib/shop/shop-api'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import type { QueuedOrder } from '@/lib/orders/outbox-store'
import type { Timer } from '@/lib/timers/timers'

/** Sample data of the style guide, with pictures of the catalogue. */

const card = (id: string, title: string, backs: number): Category => ({
  id: `sample-${id}`,
  title,
  name: `images/${id}.webp`,
  back: Array.from({ length: backs }, (_, index) => `images/${id}-back-${index + 1}.webp`),
  picture: undefined,
})

/** They include a long title and a missing picture. */
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

/** An adult with goals, and a child. */
export const sampleEaters: Eater[] = [
  { id: 'anya', name: 'Аня', portion: 1, goals: { kcal: { min: 1800, max: 2200 }, protein: { min: 90 } } },
  { id: 'kid', name: '', portion: 0.6 },
]

/** The first item has an amount and a date, the second neither, and the date of the last has passed. */
export const samplePantry: PantryItem[] = [
  { title: 'Сметана', amount: { value: 120, unit: 'г' }, until: '2026-11-27' },
  { title: 'Рис' },
  { title: 'Молоко', amount: { value: 300, unit: 'мл' }, until: '2026-11-20' },
]

export const sampleSearchWords: SearchWords = { stems: {}, ignored: [], concepts: [] }

/** Entries of the recipe index; the last one has no price. */
export const sampleEntries: RecipeEntry[] = [
  ['Говядина на кости', 'Картофель', 'Свёкла'],
  ['Куриное филе', 'Яйца'],
  ['Свёкла', 'Чернослив'],
].map((ingredients, index) => {
  const { id = '', title = '', time, kcal } = sampleRecipes[index] ?? {}
  return { id, title, time, kcal, ingredients, tags: undefined, till: [12.4, 21][index] }
})

export const sampleRecipe: Recipe = {
  id: 'sample-borscht',
  name: 'images/borscht.webp',
  title: 'Борщ с говядиной',
  picture: undefined,
  time: '3 часа 10 минут',
  kcal: '330 ккал',
  servings: 8,
  nutrition: { kcal: 330, protein: 21, fat: 18, carbs: 19 },
  ingredients: [
    { title: 'Картофель', quantity: '4 шт', amount: { value: 4, unit: 'шт', grams: 480 } },
    { title: 'Морковь', quantity: '900 г', amount: { value: 900, unit: 'г' } },
    { title: 'Капуста белокочанная молодая', quantity: '600 г', amount: { value: 600, unit: 'г' } },
    { title: 'Соль', quantity: 'по вкусу', amount: { value: null, unit: 'г' } },
  ],
  instructions: [
    'Сварите бульон: залейте говядину холодной водой и держите на слабом огне полтора часа.',
    'Картофель и морковь нарежьте, капусту нашинкуйте. Опустите в бульон и варите 20 минут.',
    'Посолите и дайте настояться.',
  ],
  activeMinutes: 60,
  waiting: '2 часа варится бульон',
  difficulty: 'medium',
  yieldGrams: 4000,
  doneness: { celsius: 92, where: 'в толстом куске у кости', note: 'Мягким мясо становится после 90 °C.' },
  storage: { fridgeDays: 3, freezerMonths: 2, text: 'Замораживайте без картофеля.' },
  equipment: ['кастрюля на 4 л', 'тёрка'],
  tips: ['На второй день вкуснее.'],
  substitutions: [{ ingredient: 'Картофель', replacement: 'репа', ratio: '1:1', effect: 'слаще и легче' }],
  variations: ['Постный: вода вместо бульона и банка фасоли.'],
  // A host that may not be embedded, for the view that explains it.
  video: '',
}

/** A substitute that the shop sells. */
export const sampleSubstitution = {
  ingredient: 'Картофель',
  replacement: 'репа',
  ratio: '1:1',
  effect: 'слаще и легче',
  product: { title: 'Репа', quantity: '480 г', amount: { value: 480, unit: 'г', grams: 480 } },
}

/** Recipe shares of the shopping list; the second one needs an unknown amount of cabbage. */
export const sampleShares: RecipeShare[] = [
  {
    id: sampleRecipe.id,
    title: sampleRecipe.title,
    servings: 8,
    baseServings: 8,
    ingredients: sampleRecipe.ingredients,
  },
  {
    id: 'sample-casserole',
    title: 'Картофельная запеканка',
    meal: { day: '2026-11-29', name: 'dinner' },
    servings: 6,
    baseServings: 4,
    ingredients: [
      { title: 'Картофель', quantity: '1 кг', amount: { value: 1, unit: 'кг' } },
      { title: 'Капуста белокочанная молодая', quantity: '1 кочан' },
    ],
  },
]

const product = (id: string, title: string, price: number, quantity: string): Product => ({
  id: `sample-${id}`,
  title,
  price,
  quantity,
  count: 1,
  image: `images/products/${id}.webp`,
  picture: undefined,
})

/** Cart rows. No recipe needs the dill, which starts with no pack. */
export const sampleProducts: Product[] = [
  { ...product('potato', 'Картофель', 1.79, '1 кг'), pack: { value: 1, unit: 'кг' }, packName: 'развес' },
  { ...product('carrot', 'Морковь', 1.45, '1 кг'), pack: { value: 1, unit: 'кг' }, packName: 'развес' },
  {
    ...product('no-such-picture', 'Капуста белокочанная молодая', 2.35, '1 кг'),
    image: '',
    pack: { value: 1, unit: 'кг' },
    packName: 'развес',
  },
  { ...product('dill', 'Укроп', 1.1, 'пучок'), count: 0 },
  { ...product('salt', 'Соль', 0.95, '1 кг'), staple: true },
]

/** Titles of the shopping list. The shop sells all but the last one. */
export const sampleTitles = [...sampleProducts.map(({ title }) => title), 'Молоко единорога']

const MINUTE_MS = 60_000

/** The timers are paused, so that they always show the same time. */
export const sampleTimers: Timer[] = [
  {
    id: 'sample-broth',
    name: 'Шаг 1: держите на слабом огне',
    step: 1,
    part: 1,
    length: 90 * MINUTE_MS,
    left: 72.5 * MINUTE_MS,
  },
  { id: 'sample-roots', name: 'Шаг 2: варите', step: 2, length: 20 * MINUTE_MS, left: 5 * MINUTE_MS },
].map((timer) => ({
  ...timer,
  recipeId: sampleRecipe.id,
  recipeTitle: sampleRecipe.title,
  endsAt: null,
  isNotified: false,
}))

const order: Order = {
  key: 'sample-order',
  items: [{ id: 'sample-potato', title: 'Картофель', price: 1.79, count: 2 }],
  total: 3.58,
  address: { city: 'Минск, улица Сурганова', house: '37/2', entrance: '1' },
  date: '2026-05-09',
  phone: '+375297620822',
  payment: 'cash',
}

/** Orders queued until the network is back. */
export const sampleOrders: QueuedOrder[] = [order, { ...order, key: 'sample-second-order' }].map((one) => ({
  order: one,
  isTried: false,
  basket: {
    titles: ['Картофель'],
    bought: [],
    cart: { counts: {}, removed: [] },
    recipeShares: { shares: [], manual: [] },
  },
}))

export const sampleEntry = {
  id: 'd',
  recipeId: 'own.a',
  title: 'Оладьи',
  day: '2026-11-23',
  stars: 4,
  note: 'Соли поменьше',
  leftovers: 2,
}
