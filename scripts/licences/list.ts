import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesOfWorker } from '../worker'

/** What others have made and a visitor's browser gets: the licence list. */

/** Written by every build: folders of the packages in its chunks. */
export const shippedList = 'node_modules/.cache/tasty/shipped.json'

/**
 * Not modules of a chunk: base styles, the pictures' parts, the faces of the themes. Or of one that only some settings
 * bring.
 */
const besides = {
  tailwindcss: 'base styles',
  '@lobehub/fluent-emoji-3d': 'parts of the pictures',
  '@fontsource-variable/onest': 'typeface',
  '@fontsource-variable/playfair-display': 'typeface',
  '@fontsource-variable/rubik': 'typeface',
  '@fontsource-variable/unbounded': 'typeface',
  'web-vitals': 'script',
}

type Shipped = { name: string; version: string; licence: string; text: string; what: string }

/** The page `docs/licences.md` for the build that was made last. Throws when there has been none. */
export async function licencesPage(): Promise<string> {
  if (!existsSync(shippedList))
    throw new Error('No build to list the licences of: npm run licences makes one.')
  const folders = JSON.parse(readFileSync(shippedList, 'utf8')) as string[]
  const shipped = [
    ...folders.map((folder) => read(folder, 'script')),
    ...(await packagesOfWorker()).map((folder) => read(folder, 'service worker')),
    ...Object.entries(besides).map(([name, what]) => read(join('node_modules', name), what)),
  ]
  // Twice in the list: the last one says better what it is.
  const rows = [...new Map(shipped.map((one) => [`${one.name} ${one.version}`, one])).values()]
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1))
    .map(({ name, version, licence, what, text }) => [name, version, licence, what, text])
  return `# Licences of what ships

Packages of which something reaches a visitor's browser. \`npm run licences\` writes this list from the modules of a build;
\`npm test\` fails when it is out of date. Next.js brings polyfills for old browsers (core-js, MIT).

${table([['Package', 'Version', 'Licence', 'What', 'Text, in node_modules'], ...rows])}
`
}

function read(folder: string, what: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  if (!license) throw new Error(`${name} names no licence in its package.json.`)
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one))
  return {
    name,
    version,
    licence: license,
    what,
    text: file ? `\`${folder.replace(/^.*?node_modules[\\/]/, '')}/${file}\`` : 'named in its package.json',
  }
}

/** As Prettier writes it. */
function table([head = [], ...rows]: string[][]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
