import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyTables } from '../app/boot-script'
import { firstLooks } from './first-looks'
import { knownSegments, parseRoute, paths } from '../lib/router/routes'
import type { Settings } from '../lib/config'
import { loadCatalogue, type Catalogue } from '../mock-api/catalogue/catalogue'

/** Which files each screen comes in, by the name of its module: written by `screenFiles` of screen-files.mjs. */
export const screenFilesList = 'node_modules/.cache/tasty/screens.json'

/**
 * Tells the boot script in the app's page of an exported site which files each screen comes in and which picture is
 * likely to be its first, and adds first looks.
 */
export async function bootPage(
  folder: string,
  settings: Pick<Settings, 'orderUrl'>,
  listed = screenFilesList,
): Promise<void> {
  const list = JSON.parse(await readFile(listed, 'utf8')) as Record<string, string[]>
  const tables = JSON.stringify([...screenFilesTable(list, settings), firstPictures(loadCatalogue())])
  const page = join(folder, 'index.html')
  const html = await readFile(page, 'utf8')
  // The first is the script itself; the flight data repeat its text, which nobody runs.
  await writeFile(
    page,
    html.replace(emptyTables, () => tables).replace('</body>', () => `${firstLooks()}</body>`),
  )
}

/** All files, each once, and of each route, by its first segment, their places among these. */
export function screenFilesTable(list: Record<string, string[]>, { orderUrl }: Pick<Settings, 'orderUrl'>) {
  const files = [...new Set(Object.values(list).flat())]
  const places = knownSegments.map((segment) => {
    const known = parseRoute(`/${segment}`)
    const { screen } = known.screen === 'notFound' ? parseRoute(`/${segment}/id`) : known
    const name = screen === 'delivery' && orderUrl ? 'order' : kebab(screen)
    return [segment, (list[name] ?? []).map((file) => files.indexOf(file))] as const
  })
  return [files, places] as const
}

/** By path, the srcset of what the categories and each of them begin with, if the API has the catalogue of the site. */
export function firstPictures({ categories, recipes }: Pick<Catalogue, 'categories' | 'recipes'>) {
  const firstOf = (id: string) => recipes.find(({ categoryId }) => categoryId === id)
  const cards = Object.fromEntries(categories.map(({ id }) => [paths.category(id), firstOf(id)]))
  return Object.entries({ [paths.categories]: categories[0], ...cards }).flatMap(([path, card]) =>
    card?.picture ? [[path, card.picture.avif] as const] : [],
  )
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
