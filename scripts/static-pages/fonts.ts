import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import subset from 'subset-font'
import tailwindConfig, { theme, themeName } from '../../tailwind.config'
import { familiesOf } from '../font/style-sheets'

const { plain, medium } = tailwindConfig.theme.fontWeight
/** The weights of the text, and the one of titles. */
const weights = {
  text: { min: Number(plain), max: Number(medium) },
  titles: { min: Number(theme.titles.weight), max: Number(theme.titles.weight) },
}

type Use = { min: number; max: number; characters: string }

/** The text of any element, and of titles. */
const TEXT = />([^<]+)</g
const TITLE = /<\w+ [^>]*class="[^"]*font-display[^"]*"[^>]*>([^<]+)</g

/** The characters of the matches. */
function charactersOf(pages: string[], pattern: RegExp) {
  const bodies = pages.map((html) => html.slice(html.indexOf('<body>')))
  const found = new Set(
    bodies.flatMap((body) => [...body.matchAll(pattern)].flatMap(([, text = '']) => [...text])),
  )
  return [...found].join('').replaceAll('\n', '')
}

/**
 * Writes the fonts of the theme, cut to the characters of the pages and to two weights, and returns the rules for them, for a
 * style sheet in the same folder: a fraction of the app's fonts, since for a visitor from a search engine every kilobyte
 * counts.
 */
export async function writeFonts(folder: string, pages: string[]): Promise<string> {
  const characters = { text: charactersOf(pages, TEXT), titles: charactersOf(pages, TITLE) }
  const sheet = await readFontRules(themeName)
  const families = familiesOf(sheet)
  const names = [...sheet.matchAll(/@import '\.\/([\w-]+)\.css'/g)].map(([, name = '']) => name)
  const rules = await Promise.all(
    names.map(async (name) => {
      const faces = (await readFontRules(name)).match(/@font-face \{[^}]*\}/g) ?? []
      return Promise.all(
        faces.map(async (face) => {
          const source = /url\('([^'?]+)/.exec(face)?.[1]
          if (!source) return face
          const family = /font-family: ([^;]+);/.exec(face)?.[1]?.replaceAll("'", '')
          const uses = [
            ...(family === families.text ? [{ ...weights.text, characters: characters.text }] : []),
            ...(family === families.display ? [{ ...weights.titles, characters: characters.titles }] : []),
          ]
          return Promise.all(uses.map((use) => cutFace(face, resolve('app/fonts', source), use)))
        }),
      )
    }),
  )
  return [...rules.flat(2), sheet.replace(/@import.*?;/g, '')].join('\n')

  async function cutFace(face: string, source: string, { min, max, characters }: Use) {
    const font = await subset(await readFile(source), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: min === max ? min : { min, max } },
      noLayoutClosure: true,
    })
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 10)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `page-${hash}.woff2`), font)
    return face
      .replace(/font-weight: [^;]+;/, `font-weight: ${min} ${max};`)
      .replace(/src:[^;]+;/, `src: url(page-${hash}.woff2) format('woff2');`)
  }
}

const readFontRules = (name: string) => readFile(`app/fonts/${name}.css`, 'utf8')
