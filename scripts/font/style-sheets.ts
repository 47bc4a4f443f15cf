import type { Fallback, Weights } from './font-fallback'

/** The style sheets in app/fonts/: one for each family, one for each theme, and one with the fonts of all themes. */

type Families = { display: string; text: string }

/** What the texts of the site need of each file: scripts/webpack/subset-font.mjs leaves out all else. */
const ranges = {
  latin:
    'U+0020-007E, U+00A0, U+00A7, U+00AB, U+00B0, U+00B7, U+00BB-00BE, U+00D7, U+00F7, U+2013-2014, U+2018-2019, ' +
    'U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2044, U+20AC, U+20BD, U+2190-2193, U+2212',
  cyrillic: 'U+0301, U+0400-045F, U+2116',
}

/** Fontsource's name of a family: `playfair-display`. */
export const idOf = (family: string) => family.toLowerCase().replaceAll(' ', '-')

const quoted = (family: string) => (family.includes(' ') ? `'${family}'` : family)

/** The faces of a variable font with these weights, and the fallbacks that are shown until they arrive. */
export function familySheet(family: string, [min, max]: Weights, fallbacks: Fallback[]): string {
  const id = idOf(family)
  const faces = Object.entries(ranges).map(
    ([letters, range]) => `@font-face {
  font-family: ${quoted(family)};
  font-weight: ${min} ${max};
  font-display: swap;
  src: url('../../node_modules/@fontsource-variable/${id}/files/${id}-${letters}-wght-normal.woff2?wght=${min}-${max}') format('woff2');
  unicode-range: ${range};
}`,
  )
  return `${[...faces, ...fallbacks.map((fallback) => fallbackFace(family, fallback))].join('\n\n')}\n`
}

const fallbackFace = (
  family: string,
  { weights, locals, ascent, descent, lineGap, sizeAdjust }: Fallback,
) => `@font-face {
  font-family: '${family} Fallback';
  font-weight: ${weights.join(' ')};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: ${lineGap}%;
  size-adjust: ${sizeAdjust}%;
}`

/** The weights that the sheet of a family has; undefined where it has none. */
export function weightsOf(sheet: string): Weights | undefined {
  const [, min, max] = /\?wght=(\d+)-(\d+)/.exec(sheet) ?? []
  return min && max ? [Number(min), Number(max)] : undefined
}

/** The families of a theme. */
export function themeSheet(theme: string, { display, text }: Families): string {
  const imports = [...new Set([display, text])].map((family) => `@import './${idOf(family)}.css';\n`)
  return `${imports.join('')}
.fonts-${theme} {
  --font-display: ${quoted(display)};
  --font-display-fallback: '${display} Fallback';
  --font-text: ${quoted(text)};
  --font-text-fallback: '${text} Fallback';
}
`
}

/** The families that the sheet of a theme names. Throws for another sheet. */
export function familiesOf(sheet: string): Families {
  const family = (role: string) => {
    const name = new RegExp(`--font-${role}: '?([^';]+)'?;`).exec(sheet)?.[1]
    if (!name) throw new Error(`A style sheet in app/fonts/ has no --font-${role}.`)
    return name
  }
  return { display: family('display'), text: family('text') }
}

/** The fonts of all themes, for the style guide. */
export const allSheet = (themes: string[]) =>
  `/* The fonts of all themes, for the style guide: \`npm run font\` writes this file. */\n` +
  [...themes]
    .sort()
    .map((theme) => `@import './${theme}.css';\n`)
    .join('')
