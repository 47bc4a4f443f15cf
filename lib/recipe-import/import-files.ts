import { decodeText } from '@/lib/recipe-import/decode-text'
import { isCooklang, readCooklang } from '@/lib/recipe-import/import-cooklang'
import { readHtml } from '@/lib/recipe-import/import-html'
import { readJson } from '@/lib/recipe-import/import-json'
import { ArchiveError, type ImportProblem } from '@/lib/recipe-import/import-problem'
import { MAX_RECIPES } from '@/lib/recipe-import/json-recipe'
import { readOwnText } from '@/lib/recipe-import/own-text'
import { hasContent, MAX_TEXT, type ReadRecipe, readRecipeText } from '@/lib/recipe-import/read-recipe-text'
import { createSlice } from '@/lib/api/slices'
import { type OwnRecipe, storedOwnRecipes } from '@/lib/recipes/own/own-recipes'
import { isObject } from '@/lib/storage/shapes'

/** What was found: recipes to look at, and recipes of an export of this site. */
export type Imported = {
  recipes: ReadRecipe[]
  own: OwnRecipe[]
  /** The photos in exports of this site; the values may be anything. */
  photos: Record<string, unknown>
  problems: { name: string; problem: ImportProblem }[]
}

type Found = Pick<Imported, 'recipes' | 'own' | 'photos'>
const nothing: Found = { recipes: [], own: [], photos: {} }

/** What was found in one text or file; `problem` says why that is nothing, `unread` what in an archive could not be read. */
type Result = Found & { problem?: ImportProblem; unread?: Imported['problems'] }
const failed = (problem: ImportProblem): Result => ({ ...nothing, problem })
const orNone = (found: Result, problem: ImportProblem = 'noRecipe'): Result => {
  if (found.recipes.length > MAX_RECIPES) return failed('tooLarge')
  return found.recipes.length + found.own.length > 0 ? found : failed(problem)
}

/** The largest file that is read, in bytes, and the largest text. */
const MAX_FILE = 50 * 1024 * 1024
const MAX_PAGE = 5 * 1024 * 1024

/** Reads a pasted text: a page, JSON, Cooklang or a recipe as people write them. */
export function readPasted(text: string): Result {
  if (!text.trim()) return failed('empty')
  if (text.length > MAX_PAGE) return failed('tooLarge')
  return orNone(readText(text), isAddress(text.trim()) ? 'addressOnly' : 'noRecipe')
}

/** What browsers share of a page is its title and its address, or the address alone. */
const ADDRESS_ONLY = /^(?:.+\s)?https?:\/\/\S+$/
const MAX_ADDRESS = 10_000

// A text of megabytes can exceed the stack of the regular expression.
const isAddress = (text: string) => text.length <= MAX_ADDRESS && ADDRESS_ONLY.test(text)

const HTML =
  /<(?:!doctype|html|head|body|meta|script|main|article|section|div|p|ul|ol|li|table|span|h[1-3])\b/i

function readText(text: string, name = ''): Found {
  const start = text.trimStart().slice(0, 1)
  if (start === '{' || start === '[') {
    const value = parseJson(text)
    if (value !== undefined) return readValue(value)
  }
  const own = text.length <= MAX_TEXT ? readOwnText(text) : undefined
  if (own) return { ...nothing, recipes: [own] }
  if (HTML.test(text)) return { ...nothing, recipes: readHtml(text) }
  const recipe = /\.cook$/i.test(name) || isCooklang(text) ? readCooklang(text, name) : readRecipeText(text)
  return { ...nothing, recipes: hasContent(recipe) ? [recipe] : [] }
}

const readValue = (value: unknown): Found => ({
  ...exportOf(value),
  recipes: readJson(value).filter(hasContent),
})

/** The own recipes in an export of this site, and their photos. */
function exportOf(value: unknown): Pick<Imported, 'own' | 'photos'> {
  if (!isObject(value) || value.app !== 'tasty' || !isObject(value.data)) return { own: [], photos: {} }
  const photos = isObject(value.photos) ? value.photos : {}
  return { own: storedOwnRecipes.validate(value.data.ownRecipes) ?? [], photos }
}

/** Whether a file is an export of this site, which may be larger than other texts, since it holds photos. */
const isExport = (bytes: Uint8Array) =>
  /^\s*\{\s*"app":\s*"tasty"/.test(new TextDecoder().decode(bytes.subarray(0, 64)))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads files one after the other. A file that cannot be read becomes a problem. Calls `onProgress` after each. */
export async function readFiles(files: File[], onProgress: (done: number) => void): Promise<Imported> {
  const imported: Imported = { recipes: [], own: [], photos: {}, problems: [] }
  for (const [index, file] of files.entries()) {
    const { recipes, own, photos, problem, unread = [] } = await readFile(file)
    imported.recipes.push(...recipes)
    imported.own.push(...own)
    Object.assign(imported.photos, photos)
    if (problem) imported.problems.push({ name: file.name, problem })
    imported.problems.push(...unread.map((entry) => ({ ...entry, name: `${file.name}/${entry.name}` })))
    onProgress(index + 1)
  }
  return imported
}

async function readFile(file: File): Promise<Result> {
  if (file.size > MAX_FILE) return failed('tooLarge')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isArchive(bytes)) return await readArchiveFile(bytes)
    if (bytes.length > MAX_PAGE && !isExport(bytes)) return failed('tooLarge')
    const text = decodeText(bytes)
    return text.trim() ? orNone(readText(text, file.name)) : failed('empty')
  } catch (error) {
    return failed(error instanceof ArchiveError ? error.problem : 'unreadable')
  }
}

/** A zip file, or a single recipe of Paprika, which is gzip. */
const isArchive = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b)

async function readArchiveFile(bytes: Uint8Array): Promise<Result> {
  const { readArchive } = await import('@/lib/recipe-import/import-archive')
  const found: Found = { recipes: [], own: [], photos: {} }
  const unread: Imported['problems'] = []
  const slice = createSlice()
  for (const entry of readArchive(bytes)) {
    if (slice.isOver()) await slice.next()
    const read = 'text' in entry ? readEntry(entry.name, entry.text) : entry
    if ('problem' in read) {
      unread.push({ name: entry.name, problem: read.problem })
      continue
    }
    const photo = 'photo' in entry && read.recipes.length === 1 ? entry.photo : undefined
    found.recipes.push(...read.recipes.map((recipe) => (photo ? { ...recipe, photo } : recipe)))
    found.own.push(...read.own)
    Object.assign(found.photos, read.photos)
    if (found.recipes.length > MAX_RECIPES) throw new ArchiveError('tooLarge')
  }
  return orNone({ ...found, unread }, unread[0]?.problem)
}

/** A file of an archive. Those without a recipe are none of ours, but half a JSON may have been one. */
function readEntry(name: string, text: string): Found | { problem: ImportProblem } {
  if (!/\.(?:json|paprikarecipe)$/i.test(name)) return readText(text, name)
  const value = parseJson(text)
  return value === undefined ? { problem: 'unreadable' } : readValue(value)
}
