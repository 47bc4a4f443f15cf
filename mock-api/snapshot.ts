import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Catalogue } from './catalogue/api-types'
import { loadCatalogue } from './catalogue/catalogue'
import { handle } from './handler'

/**
 * Writes the responses of the API as static files and replaces `{folder}/api`. The file name is the path of the call
 * without the query and with '.json' appended; `selected.json` contains all pages of three (decisions 2). Throws if a
 * file cannot be written.
 */
export async function writeSnapshot(folder: string, catalogue: Catalogue = loadCatalogue()): Promise<void> {
  const bodyOf = (url: string) => handle({ method: 'GET', url }, catalogue).body
  const pages = catalogue.categories.map((_, index): unknown =>
    JSON.parse(bodyOf(`/api/selected?page=${index + 1}&limit=3`)),
  )
  const calls = [
    '/api/shop',
    '/api/foods',
    '/api/recipes',
    '/api/search-words',
    ...catalogue.categories.map(({ id }) => `/api/selected/${id}`),
    ...[...catalogue.categories, ...catalogue.recipes].map(({ id }) => `/api/selected/${id}/category`),
  ]
  await rm(join(folder, 'api'), { recursive: true, force: true })
  await write('/api/selected', JSON.stringify(Object.assign({}, ...pages)))
  await Promise.all(calls.map((call) => write(call, bodyOf(call))))

  async function write(call: string, content: string) {
    const file = join(folder, `${call}.json`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
