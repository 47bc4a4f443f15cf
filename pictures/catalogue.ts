import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { catalogueDirectory } from './paths'

/** The fields of a recipe that its pictures need. */
export type Recipe = {
  id: string
  category: string
  /** The ids of its products: what is at home anyway, such as salt and oil, last. */
  products: string[]
}

type Product = {
  id: string
  title: string
  staple?: boolean
}

type SourceRecipe = {
  id: string
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

async function readDepartments(): Promise<Product[]> {
  const departments = (await readYamlFiles('products')) as { products: Product[] }[]
  return departments.flatMap(({ products }) => products)
}

export const readProductIds = async (): Promise<string[]> => (await readDepartments()).map(({ id }) => id)

export async function readRecipes(): Promise<Recipe[]> {
  const products = new Map((await readDepartments()).map((product) => [product.title, product]))
  const categories = (await readYamlFiles('categories')) as { id: string; recipes: SourceRecipe[] }[]
  return categories.flatMap(({ id: category, recipes }) =>
    recipes.map(({ id, ingredients }) => ({
      id,
      category,
      products: ingredients
        .flatMap(Object.keys)
        .flatMap((title) => products.get(title) ?? [])
        .sort((one, other) => Number(one.staple ?? false) - Number(other.staple ?? false))
        .map((product) => product.id),
    })),
  )
}
