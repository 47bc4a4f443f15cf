import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GenericSchema } from 'valibot'
import { parse } from 'yaml'
import { toGrams, type Amount, type Weights } from './amounts'
import {
  categoryFile,
  checkFile,
  departmentFile,
  orderFile,
  picturesFile,
  type CategorySource,
  type Department,
  type Pictures,
  type ProductSource,
  type RecipeSource,
} from './schema'

/** The parsed files of a catalogue folder by their path in it: 'order.yaml', 'categories/soups.yaml', … */
export type SourceFiles = Record<string, unknown>

/** A catalogue as authored, checked, in the order of `order.yaml`. */
export type Source = { categories: CategorySource[]; departments: Department[]; pictures: Pictures }

type Report = (problem: string) => void

const here = dirname(fileURLToPath(import.meta.url))

/** Reads and parses the files of a catalogue folder, ours by default. Throws an Error that names a file with a broken syntax. */
export function readSourceFiles(folder = here): SourceFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll(sep, '/'),
  )
  return Object.fromEntries(
    paths
      .filter((path) => /^(order|(products|categories)\/[^/]+)\.yaml$|^pictures\.json$/.test(path))
      .sort()
      .map((path) => [path, parseText(path, readFileSync(join(folder, path), 'utf8'))]),
  )
}

function parseText(path: string, text: string): unknown {
  try {
    return path.endsWith('.json') ? JSON.parse(text) : parse(text)
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`, { cause: error })
  }
}

/** Checks files against their schemas and each other. Throws one Error with all problems, a line each. */
export function checkSource(files: SourceFiles): Source {
  const problems: string[] = []
  const report: Report = (problem) => problems.push(problem)

  const order = checkFile(orderFile, 'order.yaml', files['order.yaml'], report)
  if (!order) throw failure(problems)
  const pictures = checkFile(picturesFile, 'pictures.json', files['pictures.json'] ?? {}, report)
  const departments = checkListed(departmentFile, 'products', order.departments, files, report)
  // Without all products every recipe would seem wrong; a bad category leaves the others to be checked.
  if (!pictures || problems.length > 0) throw failure(problems)
  const categories = checkListed(categoryFile, 'categories', order.categories, files, report)

  const recipes = categories.flatMap(({ path, content }) =>
    content.recipes.map((recipe) => ({ at: `${path}: ${recipe.id}`, recipe })),
  )
  const products = departments.flatMap(({ path, content }) =>
    content.products.map((product) => ({ at: `${path}: ${product.id}`, product })),
  )
  categories.forEach(({ path, content }) => {
    if (path !== `categories/${content.id}.yaml`) report(`${path}: id: must be the name of the file`)
  })
  const ids = [
    ...categories.map(({ path, content }) => ({ at: path, value: content.id })),
    ...recipes.map(({ at, recipe }) => ({ at, value: recipe.id })),
    ...products.map(({ at, product }) => ({ at, value: product.id })),
  ]
  const titles = products.map(({ at, product }) => ({ at, value: product.title }))
  checkUnique('id', ids, report)
  checkUnique('title', titles, report)
  products.forEach(({ at, product: { pack, grams } }) =>
    checkWeight(pack, grams, (problem) => report(`${at}: pack: ${problem}`)),
  )
  const productByTitle = new Map(products.map(({ product }) => [product.title, product]))
  recipes.forEach(({ at, recipe }) => checkRecipe(at, recipe, productByTitle, report))
  if (problems.length > 0) throw failure(problems)

  return {
    categories: categories.map(({ content }) => content),
    departments: departments.map(({ content }) => content),
    pictures,
  }
}

function checkListed<S extends GenericSchema>(
  schema: S,
  folder: string,
  names: string[],
  files: SourceFiles,
  report: Report,
) {
  const paths = names.map((name) => `${folder}/${name}.yaml`)
  Object.keys(files)
    .filter((path) => path.startsWith(`${folder}/`) && !paths.includes(path))
    .forEach((path) => report(`${path}: order.yaml does not list this file`))
  return paths.flatMap((path) => {
    const content = checkFile(schema, path, files[path], report)
    return content === undefined ? [] : [{ path, content }]
  })
}

function checkUnique(field: string, entries: { at: string; value: string }[], report: Report) {
  const firstAt = new Map<string, string>()
  for (const { at, value } of entries) {
    const first = firstAt.get(value)
    if (first === undefined) firstAt.set(value, at)
    else report(`${at}: ${field}: «${value}» is taken already, in ${first}`)
  }
}

function checkRecipe(
  at: string,
  { ingredients, steps, picture }: RecipeSource,
  productByTitle: ReadonlyMap<string, ProductSource>,
  report: Report,
) {
  const titles = ingredients.map(({ title }) => title)
  ingredients.forEach(({ title, amount }, index) => {
    const product = productByTitle.get(title)
    if (!product) report(`${at}: ingredients: no product is titled «${title}»`)
    else checkWeight(amount, product.grams, (problem) => report(`${at}: ingredients: «${title}»: ${problem}`))
    if (titles.indexOf(title) !== index) report(`${at}: ingredients: «${title}» is there twice`)
    if (!steps.some(({ uses }) => uses.includes(title))) report(`${at}: no step uses «${title}»`)
  })
  const known = (where: string) => (title: string) => {
    if (!titles.includes(title)) report(`${at}: ${where}: «${title}» is none of the recipe's ingredients`)
  }
  steps.forEach(({ uses }, index) => uses.forEach(known(`steps.${index}.uses`)))
  picture.top.forEach(known('picture.top'))
}

function checkWeight(amount: Amount, weights: Weights, report: Report) {
  try {
    toGrams(amount, weights)
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
  }
}

function failure(problems: string[]): Error {
  return new Error(`The catalogue does not hold together:\n${problems.map((line) => `- ${line}`).join('\n')}`)
}
