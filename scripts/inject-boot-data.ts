import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type Sharp from 'sharp'
import { BOOT_DATA_ID, type BootData } from '../app/boot/boot-data'
import type { Settings } from '../lib/config'
import { knownSegments, parseRoute, paths } from '../lib/router/routes'
import type { Catalogue } from '../mock-api/catalogue/api-types'
import { loadCatalogue } from '../mock-api/catalogue/catalogue'
import { instantPreviews, type LikelyCategory } from './instant-previews'
import { SCREEN_FILES } from './webpack/screen-files.mjs'

// As CommonJS: Node 20.9 cannot read its ES modules, which import JSON `with` a type.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp

/** The chunk files of each screen, by the screen's name: `my-data` for `my-data-screen.tsx`. */
type ScreenFiles = Record<string, string[]>

/**
 * Writes into the app's page of an exported site what app/boot/boot.ts preloads by route (the chunks of each screen, the
 * likely first pictures), and adds the instant previews. Throws when the build or the page lacks what it needs.
 */
export async function injectBootData(folder: string, settings: Pick<Settings, 'orderUrl'>): Promise<void> {
  const listPath = join(folder, '_next', SCREEN_FILES)
  const screenFiles = JSON.parse(await readFile(listPath, 'utf8')) as ScreenFiles
  // Not for visitors.
  await rm(listPath)
  const data: BootData = {
    ...filesByRoute(screenFiles, settings),
    firstPictures: firstPictures(loadCatalogue()),
  }
  const page = join(folder, 'index.html')
  const html = await readFile(page, 'utf8')
  const previews = instantPreviews(await likelyCategory(folder, loadCatalogue()))
  await writeFile(page, withInstantPreviews(withBootData(html, data), previews))
}

function withBootData(html: string, data: BootData) {
  const element = new RegExp(`(<script [^>]*id="${BOOT_DATA_ID}"[^>]*>)[^<]*(</script>)`, 'g')
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return replaceOnly(html, element, (_, start, end) => `${start}${json}${end}`)
}

function withInstantPreviews(html: string, previews: string) {
  return replaceOnly(html, /<\/body>/g, (end) => previews + end)
}

/** A little more than a tile has on phones: Chromium does not count a picture as content that it has to enlarge. */
const SMALL_PX = 256

/**
 * The first category with a coarse version of its picture, about a kilobyte: the first paint has it before any request is
 * answered. Undefined where the site lacks that picture.
 */
export async function likelyCategory(
  folder: string,
  { categories: [first] }: Pick<Catalogue, 'categories'>,
): Promise<LikelyCategory | undefined> {
  if (!first || !existsSync(join(folder, first.name))) return undefined
  const picture = await sharp(join(folder, first.name))
    .resize(SMALL_PX)
    .avif({ quality: 1, effort: 6 })
    .toBuffer()
  return { id: first.id, small: `data:image/avif;base64,${picture.toString('base64')}` }
}

/** Replaces the one match. Throws when there is none or more than one. */
function replaceOnly(html: string, pattern: RegExp, replace: (...match: string[]) => string) {
  const { length } = html.match(pattern) ?? []
  if (length !== 1) {
    throw new Error(
      `index.html has ${length} matches of ${pattern} instead of 1: see app/layout.tsx, which renders it.`,
    )
  }
  return html.replace(pattern, replace)
}

/** Only sites with a sync server have its screen, and it is opened once, by a link. */
const RARE_SEGMENT = 'invitation'

/** All chunk files of screens, and by first path segment of a route the indexes of its screen's files. */
export function filesByRoute(
  screenFiles: ScreenFiles,
  { orderUrl }: Pick<Settings, 'orderUrl'>,
): Pick<BootData, 'files' | 'screens'> {
  const segments = knownSegments.filter((segment) => segment !== RARE_SEGMENT)
  const screens = segments.map((segment): [string, string[]] => {
    const withoutId = parseRoute(`/${segment}`)
    const { screen } = withoutId.screen === 'notFound' ? parseRoute(`/${segment}/id`) : withoutId
    const name = screen === 'delivery' && orderUrl ? 'order' : kebabCase(screen)
    const chunks = screenFiles[name]
    if (!chunks) {
      throw new Error(
        `No chunk of ${name}-screen.tsx in the build, the screen of /${segment}: scripts/webpack/screen-files.mjs finds ` +
          `screens as components/ROOM/NAME-screen.tsx that are imported by import().`,
      )
    }
    return [segment, chunks]
  })
  const files = [...new Set(screens.flatMap(([, chunks]) => chunks))]
  return {
    files,
    screens: screens.map(([segment, chunks]) => [segment, chunks.map((file) => files.indexOf(file))]),
  }
}

/** The first pictures of the categories and of each of them, provided that the API serves the site's own catalogue. */
export function firstPictures({
  categories,
  recipes,
}: Pick<Catalogue, 'categories' | 'recipes'>): BootData['firstPictures'] {
  const firstOf = (id: string) => recipes.find(({ categoryId }) => categoryId === id)
  const cards = Object.fromEntries(categories.map(({ id }) => [paths.category(id), firstOf(id)]))
  return Object.entries({ [paths.categories]: categories[0], ...cards }).flatMap(([path, card]) =>
    card?.picture ? [[path, card.picture.avif] as [string, string]] : [],
  )
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
