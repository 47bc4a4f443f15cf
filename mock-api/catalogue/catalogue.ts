import { formatMinutes } from '../../lib/recipes/card-numbers'
import { nutritionPerServing } from '../../lib/recipes/own/nutrition'
import { priceOf } from '../../lib/shop/recipe-price'
import { toGrams } from './amounts'
import type { Card, Catalogue, Picture, Product, RecipeDetail, RecipeNotes } from './api-types'
import {
  marks as allMarks,
  type CategorySource,
  type Pictures,
  type ProductSource,
  type RecipeSource,
} from './schema'
import { notesOf } from './notes-schema'
import { pickDefined } from './field-rules'
import { buildSearchWords } from './search-words'
import { checkSource, readSourceFiles, type Source } from './source'
import { substituteOf } from './catalogue-substitutes'

/** The AVIF file that `npm run pictures` writes for each picture of a card's back: 'images/soups-back-1-320.avif'. */
const BACK_AVIF = '-320.avif 320w'

let loaded: Catalogue | undefined

/** Returns the catalogue of this folder, read once. Throws an Error that lists all problems of its files, one per line. */
export function loadCatalogue(): Catalogue {
  loaded ??= buildCatalogue(checkSource(readSourceFiles()))
  return loaded
}

/** Converts validated source files into the response types of the API. */
export function buildCatalogue({ categories, departments, pictures, searchWords }: Source): Catalogue {
  const products = departments.flatMap((department) => department.products)
  const productByTitle = new Map(products.map((product) => [product.title, product]))
  const shop = departments.flatMap(({ department, products }) =>
    products.map((product) => toProduct(product, department, pictures)),
  )
  return {
    categories: categories.map((category) => toCard(category, pictures)),
    recipes: categories.flatMap(({ id, title, recipes }) =>
      recipes.map((recipe) => {
        const content = toRecipeContent(recipe, productByTitle)
        return {
          ...toCard(recipe, pictures),
          categoryId: id,
          categoryTitle: title,
          ...content,
          ...tillField(content, shop),
          ...toNotes(recipe, productByTitle),
        }
      }),
    ),
    products: shop,
    foods: products.map(({ id, title, per100, edible, grams, marks }) => ({
      id,
      title,
      per100,
      ...(edible < 1 && { edible }),
      grams,
      contains: marks.filter((mark) => mark !== 'meat'),
    })),
    searchWords: buildSearchWords(searchWords, products),
  }
}

function toNotes(recipe: RecipeSource, productByTitle: ReadonlyMap<string, ProductSource>): RecipeNotes {
  const { substitutions, ...notes } = notesOf(recipe)
  return {
    ...notes,
    ...(substitutions && {
      substitutions: substitutions.map((substitution) => {
        const { ingredient, replacement, ratio, effect } = substitution
        const product = substituteOf(substitution, recipe.ingredients, productByTitle)
        return { ingredient, replacement, ...(product && { product }), ratio, effect }
      }),
    }),
  }
}

function tillField(
  { ingredients, quantity, amounts, servings }: RecipeContent,
  shop: Product[],
): { till?: number } {
  const parts = ingredients.map((title, index) => ({
    title,
    quantity: quantity[index] ?? '',
    amount: amounts[index],
  }))
  const price = priceOf(parts, { servings, baseServings: servings }, shop)
  return price ? { till: price.till.kopecks / 100 } : {}
}

function toCard({ id, title }: CategorySource | RecipeSource, pictures: Pictures): Card {
  const back = [1, 2, 3].map((number) => `images/${id}-back-${number}.webp`)
  return {
    id,
    name: `images/${id}.webp`,
    title,
    back,
    ...(pictures[id] && { backAvif: BACK_AVIF }),
    ...pictureField(id, pictures),
  }
}

function pictureField(id: string, pictures: Pictures): { picture?: Picture } {
  const picture = pictures[id]
  return picture ? { picture } : {}
}

type RecipeContent = Omit<
  RecipeDetail,
  keyof Card | keyof RecipeNotes | 'categoryId' | 'categoryTitle' | 'till'
>

function toRecipeContent(
  { id, servings, minutes, ingredients, steps, storage }: RecipeSource,
  productByTitle: ReadonlyMap<string, ProductSource>,
): RecipeContent {
  const parts = ingredients.map(({ title, amount: { text, ...amount } }) => {
    const product = productByTitle.get(title)
    if (!product) throw new Error(`No product is titled «${title}»`)
    return { title, text, product, amount: { ...amount, grams: toGrams(amount, product.grams) } }
  })
  const titles = parts.map(({ title }) => title)
  const nutrition = nutritionPerServing(
    parts.map(({ amount: { grams }, product: food }) => ({ grams, food })),
    servings,
  )
  return {
    time: formatMinutes(minutes),
    kcal: `${nutrition.kcal} ккал`,
    servings,
    tags: deriveTags(parts.flatMap(({ product }) => product.marks)),
    ingredients: titles,
    quantity: parts.map(({ text }) => text),
    amounts: parts.map(({ amount }) => amount),
    instructions: steps.map(({ text }) => text),
    uses: steps.map(({ uses }) => uses.map((title) => titles.indexOf(title))),
    nutrition,
    ...(storage?.fridgeDays && { keepsDays: storage.fridgeDays }),
    video: `video/${id}/`,
  }
}

function toProduct(
  { id, title, price, pack: { text, ...pack }, packName, staple, marks, ...product }: ProductSource,
  department: string,
  pictures: Pictures,
): Product {
  const isAlcohol = marks.includes('alcohol')
  return {
    id,
    title,
    price,
    quantity: text,
    image: `images/products/${id}.webp`,
    count: isAlcohol ? 0 : 1,
    department,
    pack,
    ...(packName && { packName }),
    ...(staple && { staple }),
    ...(isAlcohol && { ownShelf: true }),
    ...pickDefined(product, ['fat', 'fatInDryMatter', 'composition', 'shelfLifeDays', 'months']),
    ...pictureField(id, pictures),
  }
}

/**
 * The tags of a recipe whose ingredients have these marks: first the diets it suits ('vegetarian', 'vegan'), then what it
 * contains ('contains-dairy', …).
 */
export function deriveTags(ingredientMarks: readonly (typeof allMarks)[number][]): string[] {
  const hasNone = (...excluded: typeof ingredientMarks) =>
    !excluded.some((mark) => ingredientMarks.includes(mark))
  const isVegetarian = hasNone('meat', 'fish', 'seafood')
  return [
    ...(isVegetarian ? ['vegetarian'] : []),
    ...(isVegetarian && hasNone('dairy', 'egg', 'honey') ? ['vegan'] : []),
    ...allMarks
      .filter((mark) => mark !== 'meat' && ingredientMarks.includes(mark))
      .map((mark) => `contains-${mark}`),
  ]
}
