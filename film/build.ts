import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { loadCatalogue, type Catalogue, type RecipeDetail } from '../mock-api/catalogue/catalogue'
import { checkSource, readSourceFiles } from '../mock-api/catalogue/source'
import { stepMinutes } from '../mock-api/catalogue/step-minutes'
import { type Mode, theme, themeVariables } from '../tailwind.config'
import { filmPage } from './page'
import { type Place } from './staging'
import { tellStory, type FilmRecipe } from './story'

const here = dirname(fileURLToPath(import.meta.url))

/** What a dish is served in, of the vessels that the film can draw. */
const servings: Record<string, Place> = {
  bowl: 'bowl',
  pan: 'pan',
  pot: 'pot',
  board: 'board',
  'baking-dish': 'tray',
  glass: 'glass',
  cup: 'glass',
  jar: 'glass',
}

/** A recipe with what the film needs to know beyond the API: pictures, the times of steps, the colour of the dish. */
export function filmRecipes(
  catalogue: Catalogue = loadCatalogue(),
): (FilmRecipe & { detail: RecipeDetail })[] {
  const hints = new Map(
    checkSource(readSourceFiles()).categories.flatMap(({ recipes }) =>
      recipes.map(({ id, picture }) => [id, picture] as const),
    ),
  )
  const images = new Map(catalogue.products.map(({ title, image }) => [title, image]))
  return catalogue.recipes.map((detail) => {
    const hint = hints.get(detail.id)
    return {
      detail,
      title: detail.title,
      time: detail.time,
      kcal: detail.kcal,
      servings: detail.servings,
      ingredients: detail.ingredients.map((title, index) => ({
        title,
        quantity: detail.quantity[index] ?? '',
        unit: detail.amounts[index]?.unit ?? '',
        image: images.get(title) ?? 'images/placeholder.svg',
      })),
      steps: detail.instructions.map((text, index) => ({
        text,
        uses: detail.uses[index] ?? [],
        minutes: stepMinutes(text),
      })),
      color: hint?.color ?? '#d9a05b',
      serving: servings[hint?.vessel ?? ''] ?? 'plate',
    }
  })
}

/**
 * Writes the film of every recipe to `{folder}/video/{recipe id}/index.html`, anew, with the script and the style that
 * all of them share. Throws when the script cannot be bundled or a file cannot be written.
 */
export async function writeFilms(folder: string, catalogue?: Catalogue): Promise<void> {
  const room = join(folder, 'video')
  const [script, style] = await Promise.all([bundleScript(), bundleStyle()])
  await rm(room, { recursive: true, force: true })
  const files = { script: hashed('film', 'js', script), style: hashed('film', 'css', style) }
  await write(files.script, script)
  await write(files.style, style)
  await Promise.all(
    filmRecipes(catalogue).map((recipe) =>
      write(join(recipe.detail.id, 'index.html'), filmPage(recipe.detail, tellStory(recipe), files)),
    ),
  )

  async function write(path: string, content: string) {
    const file = join(room, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

async function bundleScript() {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'player/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022', 'safari16'],
    charset: 'utf8',
    tsconfigRaw: {},
  })
  return outputFiles.map(({ text }) => text).join('')
}

async function bundleStyle() {
  const source = await readFile(join(here, 'film.css'), 'utf8')
  const { code } = await transform(themeStyle(source) + source, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: ['safari16'],
  })
  return code
}

/** What of the site's theme the style refers to; a shadow may refer to tones. */
function themeStyle(style: string) {
  const rule = (root: string, mode: Mode) => {
    const wanted = style + theme[mode].depths.raised
    const values = Object.entries(themeVariables(theme, mode))
      .filter(([name]) => name === 'color-scheme' || wanted.includes(`var(${name})`))
      .map(([name, value]) => `${name}: ${value}`)
    return `${root} { ${values.join('; ')} }`
  }
  return [
    rule(':root', 'light'),
    `@media (prefers-color-scheme: dark) { ${rule(':root:not([data-theme])', 'dark')} }`,
    rule(":root[data-theme='dark']", 'dark'),
  ].join('\n')
}

/** The name changes with the content, so that a browser may keep the file for good. */
function hashed(name: string, extension: string, content: string) {
  return `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`
}
