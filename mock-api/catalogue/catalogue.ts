import { priceOf } from '../../lib/shop/recipe-price'
import { formatCount, toGrams, type Amount, type Pack } from './amounts'
import { marks, type CategorySource, type Pictures, type ProductSource, type RecipeSource } from './schema'
import { checkSource, readSourceFiles, type Source } from './source'

/** Srcset texts of a picture's sizes and a tiny `data:` placeholder. */
export type Picture = Pictures[string]

/** A category as the API gives it. Addresses are paths inside the site. */
export type Card = {
  id: string
  name: string
  title: string
  back: string[]
  backAvif?: string
  picture?: Picture
}

/** A recipe in a list; `time` and `kcal` (per serving) are texts. */
export type RecipeCard = Card & {
  time: string
  kcal: string
  categoryId: string
  categoryTitle: string
  servings: number
  tags: string[]
}

/**
 * A recipe whole. `ingredients`, `quantity` and `amounts` go together by index, so do `instructions` and `uses`,
 * whose numbers are indexes of ingredients. `nutrition` is per serving: kcal, and grams of the others; so is `price`, in
 * rubles for what is used of the products, as the page of a recipe counts it.
 */
export type RecipeDetail = RecipeCard & {
  ingredients: string[]
  quantity: string[]
  amounts: (Amount & { grams: number })[]
  instructions: string[]
  uses: number[][]
  nutrition: { kcal: number; protein: number; fat: number; carbs: number }
  price?: number
  video: string
}

/** A product of the shop; `price` in Belarusian rubles with kopecks for one pack. */
export type Product = {
  id: string
  title: string
  price: number
  quantity: string
  image: string
  count: number
  department: string
  pack: Pack
  staple?: true
  picture?: Picture
}

/** Everything that the API tells, in its own forms (decisions 2), in the order of `order.yaml`. */
export type Catalogue = { categories: Card[]; recipes: RecipeDetail[]; products: Product[] }

/** What `npm run pictures` makes of each picture of a back besides: 'images/soups-back-1-320.avif'. */
const BACK_AVIF = '-320.avif 320w'

let ours: Catalogue | undefined

/** Our catalogue, read and checked once. Throws an Error that lists every problem of its files, a line each. */
export function loadCatalogue(): Catalogue {
  ours ??= buildCatalogue(checkSource(readSourceFiles()))
  return ours
}

/** Computes the forms of the API from checked source files. */
export function buildCatalogue({ categories, departments, pictures }: Source): Catalogue {
  const products = departments.flatMap((department) => department.products)
  const productByTitle = new Map(products.map((product) => [product.title, product]))
  const shop = departments.flatMap(({ department, products }) =>
    products.map((product) => shopProduct(product, department, pictures)),
  )
  return {
    categories: categories.map((category) => card(category, 3, pictures)),
    recipes: categories.flatMap(({ id, title, recipes }) =>
      recipes.map((recipe) => {
        const content = recipeContent(recipe, productByTitle)
        return {
          ...card(recipe, 2, pictures),
          categoryId: id,
          categoryTitle: title,
          ...content,
          ...pricePerServing(content, shop),
        }
      }),
    ),
    products: shop,
  }
}

function pricePerServing(
  { ingredients, quantity, amounts, servings }: RecipeContent,
  shop: Product[],
): { price?: number } {
  const parts = ingredients.map((title, index) => ({
    title,
    quantity: quantity[index] ?? '',
    amount: amounts[index],
  }))
  const price = priceOf(parts, { servings, baseServings: servings }, shop)
  return price ? { price: price.used.perServing / 100 } : {}
}

function card({ id, title }: CategorySource | RecipeSource, backs: number, pictures: Pictures): Card {
  const back = Array.from({ length: backs }, (_, index) => `images/${id}-back-${index + 1}.webp`)
  return {
    id,
    name: `images/${id}.webp`,
    title,
    back,
    ...(pictures[id] && { backAvif: BACK_AVIF }),
    ...pictureOf(id, pictures),
  }
}

function pictureOf(id: string, pictures: Pictures): { picture?: Picture } {
  const picture = pictures[id]
  return picture ? { picture } : {}
}

type RecipeContent = Omit<RecipeDetail, keyof Card | 'categoryId' | 'categoryTitle' | 'price'>

function recipeContent(
  { id, servings, minutes, ingredients, steps }: RecipeSource,
  productByTitle: ReadonlyMap<string, ProductSource>,
): RecipeContent {
  const parts = ingredients.map(({ title, amount: { text, ...amount } }) => {
    const product = productByTitle.get(title)
    if (!product) throw new Error(`No product is titled «${title}»`)
    return { title, text, product, amount: { ...amount, grams: toGrams(amount, product.grams) } }
  })
  const titles = parts.map(({ title }) => title)
  const perServing = (nutrient: keyof ProductSource['per100']) =>
    parts.reduce(
      (sum, { amount, product }) => sum + (amount.grams * product.edible * product.per100[nutrient]) / 100,
      0,
    ) / servings
  const kcal = Math.round(perServing('kcal') / 5) * 5
  return {
    time: formatMinutes(minutes),
    kcal: `${kcal} ккал`,
    servings,
    tags: deriveTags(parts.flatMap(({ product }) => product.marks)),
    ingredients: titles,
    quantity: parts.map(({ text }) => text),
    amounts: parts.map(({ amount }) => amount),
    instructions: steps.map(({ text }) => text),
    uses: steps.map(({ uses }) => uses.map((title) => titles.indexOf(title))),
    nutrition: {
      kcal,
      protein: Math.round(perServing('protein')),
      fat: Math.round(perServing('fat')),
      carbs: Math.round(perServing('carbs')),
    },
    video: `video/${id}/`,
  }
}

function shopProduct(
  { id, title, price, pack: { text, ...pack }, staple }: ProductSource,
  department: string,
  pictures: Pictures,
): Product {
  return {
    id,
    title,
    price,
    quantity: text,
    image: `images/products/${id}.webp`,
    count: 1,
    department,
    pack,
    ...(staple && { staple }),
    ...pictureOf(id, pictures),
  }
}

/** Minutes as a visitor reads them: '40 минут', '1 час 20 минут', '2 часа'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    hours > 0 && formatCount(hours, ['час', 'часа', 'часов']),
    (rest > 0 || hours === 0) && formatCount(rest, ['минута', 'минуты', 'минут']),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The diets that ingredients with these marks suit ('vegetarian', 'vegan'), then what they contain: 'contains-dairy', … */
export function deriveTags(found: readonly (typeof marks)[number][]): string[] {
  const without = (...unwanted: typeof found) => !unwanted.some((mark) => found.includes(mark))
  const vegetarian = without('meat', 'fish', 'seafood')
  return [
    ...(vegetarian ? ['vegetarian'] : []),
    ...(vegetarian && without('dairy', 'egg', 'honey') ? ['vegan'] : []),
    ...marks.filter((mark) => mark !== 'meat' && found.includes(mark)).map((mark) => `contains-${mark}`),
  ]
}
