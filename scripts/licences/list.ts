import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesOfPlanner, packagesOfWorker } from '../write-worker'

/** The list of the third-party packages of which something reaches a visitor's browser. */

/** Written by every build: the folders of the packages in its chunks. */
export const shippedList = 'node_modules/.cache/tasty/shipped.json'

/**
 * Packages that are no modules of a chunk (base styles, emoji in the pictures of empty screens), or only with some settings.
 */
const otherPackages = {
  tailwindcss: 'base styles',
  '@lobehub/fluent-emoji-3d': 'empty screens',
  'web-vitals': 'script',
}

const FONTS = 'app/fonts'

/** The packages of the fonts of all themes, read from the sheets of `npm run font`. They are no modules of a chunk either. */
export function fontPackages(
  sheets = readdirSync(FONTS).map((name) => readFileSync(join(FONTS, name), 'utf8')),
) {
  return [...new Set(sheets.flatMap((sheet) => sheet.match(/@fontsource-variable\/[\w-]+/g) ?? []))]
}

type Shipped = { name: string; version: string; licence: string; text: string; what: string }

/** The page `docs/licences.md` for the last build. Throws when there is none. */
export async function licencesPage(): Promise<string> {
  if (!existsSync(shippedList))
    throw new Error(`${shippedList} is missing: npm run licences builds the site, which writes it.`)
  const folders = JSON.parse(readFileSync(shippedList, 'utf8')) as string[]
  const shipped = [
    ...[...folders, ...(await packagesOfPlanner())].map((folder) => read(folder, 'script')),
    ...(await packagesOfWorker()).map((folder) => read(folder, 'service worker')),
    ...fontPackages().map((name) => read(join('node_modules', name), 'typeface')),
    ...Object.entries(otherPackages).map(([name, what]) => read(join('node_modules', name), what)),
  ]
  // Of two entries for one package the last one is the more precise.
  const rows = [...new Map(shipped.map((entry) => [keyOf(entry), entry])).values()]
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ name, version, licence, what, text }) => [name, version, licence, what, text])
  return `# Licences of what ships

Packages of which something reaches a visitor's browser. \`npm run licences\` writes this list from the modules of a build;
\`npm test\` fails when it is out of date. Next.js brings polyfills for old browsers (core-js, MIT).

${table([['Package', 'Version', 'Licence', 'What', 'Text, in node_modules'], ...rows])}
`
}

const keyOf = ({ name, version }: Shipped) => `${name} ${version}`

function read(folder: string, what: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  if (!license) throw new Error(`${folder}/package.json names no licence.`)
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  return {
    name,
    version,
    licence: license,
    what,
    text: file ? `\`${folder.replace(/^.*?node_modules[\\/]/, '')}/${file}\`` : 'named in its package.json',
  }
}

/** A table of Markdown, formatted like Prettier does. */
function table([head = [], ...rows]: string[][]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
