import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { theme, themeName, themes } from '../tailwind.config'
import { readTokens } from './tokens/read-tokens'
import { rewriteThemes } from './tokens/rewrite'
import { themeSheet } from './tokens/theme-sheet'
import { writeTokens } from './tokens/write-tokens'

const CONFIG = 'tailwind.config.ts'
const USAGE = `npm run tokens -- export FILE   writes all themes in the Design Tokens format 2025.10
npm run tokens -- import FILE   writes the values of such a file into ${CONFIG}
npm run tokens -- sheet FILE    writes a style sheet with an @theme rule for Tailwind 4, of the theme NEXT_PUBLIC_THEME`

/** `npm run tokens -- export|import|sheet FILE`: returns 1 and writes nothing if something is wrong. */
export default async function tokens([action, file, ...rest]: string[]): Promise<number> {
  if (!file || rest.length > 0 || !(action === 'export' || action === 'import' || action === 'sheet')) {
    console.error(USAGE)
    return 1
  }
  if (action === 'import') return importTokens(file)
  const text =
    action === 'export' ? `${JSON.stringify(writeTokens(themes), null, 2)}\n` : themeSheet(themeName, theme)
  const folder = dirname(file)
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  if (isFolder(file)) throw new Error(`${file} is a folder.`)
  writeFileSync(file, text)
  console.log(`${file}: ${action === 'export' ? Object.keys(themes).join(', ') : themeName}`)
  return 0
}

async function importTokens(file: string) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (isFolder(file)) throw new Error(`${file} is a folder.`)
  const { themes: imported, faults } = read(file)
  if (faults.length > 0) {
    for (const fault of faults) console.error(fault)
    console.error(`\n${CONFIG} is as it was.`)
    return 1
  }
  const before = readFileSync(CONFIG, 'utf8')
  const options = await resolveConfig(CONFIG)
  const after = await format(rewriteThemes(before, imported, themes), { ...options, filepath: CONFIG })
  if (after !== before) writeFileSync(CONFIG, after)
  const names = Object.keys(imported).join(', ')
  console.log(after === before ? `${CONFIG} has these values already: ${names}` : `${CONFIG}: ${names}`)
  if (after !== before) console.log('Check the contrasts: npm run theme:check')
  return 0
}

function read(file: string) {
  try {
    return readTokens(parse(file), themes)
  } catch (error) {
    if (error instanceof RangeError) throw new Error(`${file} is nested too deep.`, { cause: error })
    throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

function parse(file: string): unknown {
  try {
    // Programs of Windows may put a byte order mark before the text.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
