import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Look } from './dishes/food-styles'
import { type VesselName } from './dishes/vessels'
import { catalogueDirectory } from './paths'

export interface Product {
  id: string
  title: string
  staple?: boolean
}

export interface Recipe {
  id: string
  category: string
  title: string
  ingredients: string[]
  picture: { vessel: VesselName; look: Look; color: string; top: string[] }
}

async function files(folder: string): Promise<unknown[]> {
  const names = (await readdir(join(catalogueDirectory, folder)))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return Promise.all(
    names.map(
      async (name) => parse(await readFile(join(catalogueDirectory, folder, name), 'utf8')) as unknown,
    ),
  )
}

/** All products, by title. */
export async function readProducts(): Promise<Map<string, Product>> {
  const departments = (await files('products')) as { products: Product[] }[]
  return new Map(departments.flatMap(({ products }) => products).map((product) => [product.title, product]))
}

interface SourceRecipe extends Omit<Recipe, 'ingredients' | 'category'> {
  ingredients: Record<string, string>[]
}

/** All recipes, with the titles of their ingredients. */
export async function readRecipes(): Promise<Recipe[]> {
  const categories = (await files('categories')) as { id: string; recipes: SourceRecipe[] }[]
  return categories.flatMap(({ id: category, recipes }) =>
    recipes.map((recipe) => ({ ...recipe, category, ingredients: recipe.ingredients.flatMap(Object.keys) })),
  )
}
