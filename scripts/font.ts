import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import type { Theme } from '../lib/theme/theme-types'
import tailwindConfig, { type ThemeName, themes } from '../tailwind.config'
import { fallbacksOf, type Weights } from './font/font-fallback'
import { allSheet, familiesOf, familySheet, idOf, themeSheet, weightsOf } from './font/style-sheets'
import { run } from './processes'

const FOLDER = 'app/fonts'
const PACKAGE = /^@fontsource-variable\/([\w-]+)$/
const roles = ['display', 'text', 'both'] as const
type Role = (typeof roles)[number]

const USAGE = `npm run font -- add @fontsource-variable/NAME THEME display|text|both
gives a theme of tailwind.config.ts a font for its headings, for everything else, or for both: installs the package, computes
the fallback and writes ${FOLDER}/. https://fontsource.org lists the fonts; they need variable weights and Cyrillic letters.`

type Metadata = {
  family: string
  category: string
  subsets: string[]
  variable?: false | { wght?: { min: string; max: string } }
}

/** `npm run font -- add PACKAGE THEME ROLE`: see the usage above. Returns 1 if the arguments make no sense. */
export default async function font([action, name = '', themeName = '', role, ...rest]: string[]) {
  const id = PACKAGE.exec(name)?.[1]
  if (action !== 'add' || !id || !isRole(role) || rest.length > 0) {
    console.error(USAGE)
    return 1
  }
  if (!isTheme(themeName)) {
    const names = Object.keys(themes).join(', ')
    throw new Error(
      `There is no theme ${themeName} in tailwind.config.ts, only ${names}: add its object first.`,
    )
  }
  const folder = `node_modules/${name}`
  const wasThere = existsSync(folder)
  if (!wasThere && (await npm('install', '--save-dev', name)) !== 0)
    throw new Error(`npm could not install ${name}, see its message above.`)
  try {
    await write(id, themeName, role)
  } catch (error) {
    if (!wasThere) await npm('uninstall', name)
    throw error
  }
  return 0
}

const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text)
const isTheme = (name: string): name is ThemeName => Object.hasOwn(themes, name)
const npm = (...args: string[]) =>
  run('npm', ['npm', ...args, '--no-audit', '--no-fund'], { output: 'failure' })

async function write(id: string, themeName: ThemeName, role: Role) {
  const folder = `node_modules/@fontsource-variable/${id}`
  const metadata: Metadata = JSON.parse(readFileSync(`${folder}/metadata.json`, 'utf8'))
  const { family, category } = metadata
  const axis = metadata.variable ? metadata.variable.wght : undefined
  const lacks = ['latin', 'cyrillic'].find((letters) => !metadata.subsets.includes(letters))
  if (lacks) throw new Error(`${family} has no ${lacks === 'latin' ? 'Latin' : 'Cyrillic'} letters.`)
  if (!axis) throw new Error(`${family} has no variable weights.`)

  const theme = themes[themeName]
  const familyPath = `${FOLDER}/${idOf(family)}.css`
  const present = existsSync(familyPath) ? weightsOf(readFileSync(familyPath, 'utf8')) : undefined
  const needed = [...weightsFor(theme, role), ...(present ?? [])].map((weight) =>
    Math.min(Math.max(weight, Number(axis.min)), Number(axis.max)),
  )
  const weights: Weights = [Math.min(...needed), Math.max(...needed)]
  if (!present || weights.join() !== present.join()) {
    const cyrillic = readFileSync(`${folder}/files/${id}-cyrillic-wght-normal.woff2`)
    const fallbacks = await fallbacksOf(cyrillic, weights, category === 'serif' ? 'serif' : 'sans')
    await writeSheet(familyPath, familySheet(family, weights, fallbacks))
  }

  const themePath = `${FOLDER}/${themeName}.css`
  // A new theme starts with the fonts of the default one.
  const before = familiesOf(readFileSync(existsSync(themePath) ? themePath : `${FOLDER}/kitchen.css`, 'utf8'))
  const families = {
    display: role === 'text' ? before.display : family,
    text: role === 'display' ? before.text : family,
  }
  await writeSheet(themePath, themeSheet(themeName, families))
  const withFonts = Object.keys(themes).filter((name) => existsSync(`${FOLDER}/${name}.css`))
  await writeSheet(`${FOLDER}/all.css`, allSheet(withFonts))
  console.log(
    `${themeName}: headings in ${families.display}, text in ${families.text}; ${family} ${weights.join('–')}`,
  )
  console.log(
    `Look at the style guide, and at the welcome page, where \`titles.poster\` fits the width of TASTY.`,
  )
}

/** The weights that a font needs in its role: see `fontWeight` of tailwind.config.ts. */
function weightsFor({ titles }: Theme, role: Role) {
  const { plain, medium, bold } = tailwindConfig.theme.fontWeight
  const display = [Number(medium), Number(titles.weight)]
  const text = [Number(plain), Number(bold)]
  return role === 'display' ? display : role === 'text' ? text : [...display, ...text]
}

async function writeSheet(path: string, css: string) {
  writeFileSync(path, await format(css, { ...(await resolveConfig(path)), filepath: path }))
}
