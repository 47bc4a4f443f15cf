import localFont from 'next/font/local'

/**
 * The faces of the theme `market`: Rubik. Self-hosted variable fonts, Cyrillic and Latin subsets
 * only, and not preloaded: what is read first does not wait for them. The Latin part stands last (tailwind.config.ts):
 * until both are there a fallback of app/fonts/fallbacks.css stands in for them. The ranges are repeated because
 * Next reads these calls without running them, and names the families after these constants: each theme has names of
 * its own.
 */

const marketDisplayLatin = localFont({
  src: '../../node_modules/@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-display-latin',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    },
  ],
})

const marketDisplayCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-display-cyrillic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
})

const marketTextLatin = localFont({
  src: '../../node_modules/@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text-latin',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    },
  ],
})

const marketTextCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text-cyrillic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
})

/** Class names that set the font variables of tailwind.config.ts. */
export const fontVariables = [marketDisplayLatin, marketDisplayCyrillic, marketTextLatin, marketTextCyrillic]
  .map(({ variable }) => variable)
  .concat('until-market-is-there')
  .join(' ')
