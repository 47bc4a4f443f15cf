import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform, type BuildOptions } from 'esbuild'
import type { Catalogue } from '../mock-api/catalogue/api-types'
import { themeVariables } from '../lib/theme/css-variables'
import type { Mode } from '../lib/theme/theme-types'
import { theme } from '../tailwind.config'
import { filmPage } from './film-page'
import { palette } from './palette'
import { filmRecipes } from './recipes'
import { createStory } from './story'

const filmFolder = dirname(fileURLToPath(import.meta.url))

/**
 * Replaces `{folder}/video`: the page of every recipe's film is written to `video/{recipe id}/index.html`, next to the
 * script and the style that all pages share. Throws if the script or the style cannot be bundled or a file not written.
 */
export async function writeFilms(folder: string, catalogue?: Catalogue): Promise<void> {
  const videoFolder = join(folder, 'video')
  const [script, style] = await Promise.all([bundleScript(), bundleStyle()])
  await rm(videoFolder, { recursive: true, force: true })
  const files = { script: hashedName('film', 'js', script), style: hashedName('film', 'css', style) }
  await write(files.script, script)
  await write(files.style, style)
  await Promise.all(
    filmRecipes(catalogue).map((recipe) =>
      write(join(recipe.detail.id, 'index.html'), filmPage(recipe.detail, createStory(recipe), files)),
    ),
  )

  async function write(path: string, content: string) {
    const file = join(videoFolder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

function bundleScript() {
  return bundle('player/main.ts', {
    minify: true,
    format: 'iife',
    target: ['es2022', 'safari16'],
    charset: 'utf8',
    tsconfigRaw: {},
  })
}

async function bundleStyle() {
  const style = await bundle('style/film.css')
  const { code } = await transform(colorRules(style) + style, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: ['safari16'],
  })
  return code
}

async function bundle(entry: string, options: BuildOptions = {}) {
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [join(filmFolder, entry)],
    bundle: true,
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Returns rules with the film's colours and those variables of the site's theme that the style refers to. */
function colorRules(style: string) {
  const rule = (selector: string, mode: Mode) => {
    // The theme's shadow refers to colours of the theme.
    const references = style + theme[mode].depths.raised
    const variables = Object.entries(themeVariables(theme, mode)).filter(
      ([name]) => name === 'color-scheme' || references.includes(`var(${name})`),
    )
    const values = [...variables, ...Object.entries(palette[mode])]
    return `${selector} { ${values.map((value) => value.join(': ')).join('; ')} }`
  }
  return [
    rule(':root', 'light'),
    `@media (prefers-color-scheme: dark) { ${rule(':root:not([data-theme])', 'dark')} }`,
    rule(":root[data-theme='dark']", 'dark'),
  ].join('\n')
}

/** Returns a file name that changes with the content, so that browsers may cache the file forever. */
function hashedName(name: string, extension: string, content: string) {
  return `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`
}
