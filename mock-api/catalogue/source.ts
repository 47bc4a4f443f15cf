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
import { substituteOf } from './catalogue-substitutes'
import { checkSearchWords, searchWordsFile, type SearchWordsSource } from './search-words'

/** The parsed files of a catalogue folder by relative path: 'order.yaml', 'categories/soups.yaml', … */
export type SourceFiles = Record<string, unknown>

/** The validated content of the catalogue files, in the order of `order.yaml`. */
export type Source = {
  categories: CategorySource[]
  departments: Department[]
  pictures: Pictures
  searchWords: SearchWordsSource
}

type Report = (problem: string) => void

const catalogueFolder = dirname(fileURLToPath(import.meta.url))

/**
 * Reads and parses the files of a catalogue folder, by default this one. Throws an Error that names a file that does not
 * parse.
 */
export function readSourceFiles(folder = catalogueFolder): SourceFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll(sep, '/'),
  )
  return Object.fromEntries(
    paths
      .filter((path) =>
        /^(order|search-words|(products|categories)\/[^/]+)\.yaml$|^pictures\.json$/.test(path),
      )
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

/** Validates files against their schemas and each other. Throws one Error that lists all problems, one per line. */
export function checkSource(files: SourceFiles): Source {
  const problems: string[] = []
  const report: Report = (problem) => problems.push(problem)

  const order = checkFile(orderFile, 'order.yaml', files['order.yaml'], report)
  if (!order) throw invalidCatalogue(problems)
  const pictures = checkFile(picturesFile, 'pictures.json', files['pictures.json'] ?? {}, report)
  const departments = checkListed(departmentFile, 'products', order.departments, files, report)
  // Without valid products every recipe would be reported too. An invalid category does not affect the others.
  if (!pictures || problems.length > 0) throw invalidCatalogue(problems)
  const categories = checkListed(categoryFile, 'categories', order.categories, files, report)

  const recipes = categories.flatMap(({ path, content }) =>
    content.recipes.map((recipe) => ({ location: `${path}: ${recipe.id}`, recipe })),
  )
  const products = departments.flatMap(({ path, content }) =>
    content.products.map((product) => ({ location: `${path}: ${product.id}`, product })),
  )
  categories.forEach(({ path, content }) => {
    if (path !== `categories/${content.id}.yaml`) report(`${path}: id: must equal the file name`)
  })
  const ids = [
    ...categories.map(({ path, content }) => ({ location: path, value: content.id })),
    ...recipes.map(({ location, recipe }) => ({ location, value: recipe.id })),
    ...products.map(({ location, product }) => ({ location, value: product.id })),
  ]
  const productTitles = products.map(({ location, product }) => ({ location, value: product.title }))
  checkUnique('id', ids, report)
  checkUnique('title', productTitles, report)
  products.forEach(({ location, product: { pack, grams } }) =>
    checkWeight(pack, grams, (problem) => report(`${location}: pack: ${problem}`)),
  )
  const productByTitle = new Map(products.map(({ product }) => [product.title, product]))
  recipes.forEach(({ location, recipe }) => checkRecipe(location, recipe, productByTitle, report))
  // The words name recipes: a file that is missing would be reported for each of them.
  if (problems.length > 0) throw invalidCatalogue(problems)
  const categoryContents = categories.map(({ content }) => content)
  const words = files['search-words.yaml'] ?? {}
  const searchWords = checkFile(searchWordsFile, 'search-words.yaml', words, report)
  if (searchWords) checkSearchWords(searchWords, categoryContents, [...productByTitle.keys()], report)
  if (!searchWords || problems.length > 0) throw invalidCatalogue(problems)

  return {
    categories: categoryContents,
    departments: departments.map(({ content }) => content),
    pictures,
    searchWords,
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
    .forEach((path) => report(`${path}: not listed in order.yaml`))
  return paths.flatMap((path) => {
    const content = checkFile(schema, path, files[path], report)
    return content === undefined ? [] : [{ path, content }]
  })
}

function checkUnique(field: string, entries: { location: string; value: string }[], report: Report) {
  const firstLocation = new Map<string, string>()
  for (const { location, value } of entries) {
    const first = firstLocation.get(value)
    if (first === undefined) firstLocation.set(value, location)
    else report(`${location}: ${field}: «${value}» is already used in ${first}`)
  }
}

function checkRecipe(
  location: string,
  { minutes, ingredients, steps, activeMinutes = 0, substitutions = [] }: RecipeSource,
  productByTitle: ReadonlyMap<string, ProductSource>,
  report: Report,
) {
  const titles = ingredients.map(({ title }) => title)
  ingredients.forEach(({ title, amount }, index) => {
    const product = productByTitle.get(title)
    if (!product) report(`${location}: ingredients: no product is titled «${title}»`)
    else
      checkWeight(amount, product.grams, (problem) =>
        report(`${location}: ingredients: «${title}»: ${problem}`),
      )
    if (titles.indexOf(title) !== index) report(`${location}: ingredients: «${title}» is listed twice`)
    if (!steps.some(({ uses }) => uses.includes(title))) report(`${location}: no step uses «${title}»`)
  })
  const checkIsIngredient = (field: string) => (title: string) => {
    if (!titles.includes(title))
      report(`${location}: ${field}: «${title}» is not an ingredient of the recipe`)
  }
  steps.forEach(({ uses }, index) => uses.forEach(checkIsIngredient(`steps.${index}.uses`)))
  substitutions.forEach((substitution) => {
    checkIsIngredient('substitutions')(substitution.ingredient)
    tryTo(
      () => substituteOf(substitution, ingredients, productByTitle),
      (problem) => report(`${location}: substitutions: ${problem}`),
    )
  })
  if (activeMinutes > minutes)
    report(`${location}: activeMinutes: must be at most the ${minutes} minutes in all`)
}

function checkWeight(amount: Amount, weights: Weights, report: Report) {
  tryTo(() => toGrams(amount, weights), report)
}

function tryTo(compute: () => unknown, report: Report) {
  try {
    compute()
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
  }
}

function invalidCatalogue(problems: string[]): Error {
  return new Error(`The catalogue is invalid:\n${problems.map((line) => `- ${line}`).join('\n')}`)
}
