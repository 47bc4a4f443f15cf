import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type FoodStyle } from './dishes/food-styles'
import { type VesselName } from './dishes/vessels'
import { catalogueDirectory } from './paths'

/** The fields of a product that its pictures need. */
export interface Product {
  id: string
  title: string
  /** Salt, water, oil: shown last among a recipe's ingredients. */
  staple?: boolean
}

/** The fields of a recipe that its pictures need. */
export interface Recipe {
  id: string
  category: string
  title: string
  /** Titles of products, as in `picture.top`. */
  ingredients: string[]
  picture: { vessel: VesselName; look: FoodStyle; color: string; top: string[] }
}

interface SourceRecipe extends Omit<Recipe, 'ingredients' | 'category'> {
  /** Amounts by the title of the product. */
  ingredients: Record<string, string>[]
}

async function readYamlFiles(folder: string): Promise<unknown[]> {
  const directory = join(catalogueDirectory, folder)
  const names = (await readdir(directory)).filter((name) => name.endsWith('.yaml')).sort()
  return Promise.all(
    names.map(async (name) => parse(await readFile(join(directory, name), 'utf8')) as unknown),
  )
}

/** All products, by title. */
export async function readProducts(): Promise<Map<string, Product>> {
  const departments = (await readYamlFiles('products')) as { products: Product[] }[]
  return new Map(departments.flatMap(({ products }) => products).map((product) => [product.title, product]))
}

/** All recipes. */
export async function readRecipes(): Promise<Recipe[]> {
  const categories = (await readYamlFiles('categories')) as { id: string; recipes: SourceRecipe[] }[]
  return categories.flatMap(({ id: category, recipes }) =>
    recipes.map((recipe) => ({ ...recipe, category, ingredients: recipe.ingredients.flatMap(Object.keys) })),
  )
}
