import type { Mode, Theme, ThemeName, Tones } from '@/tailwind.config'

/** Turns the values of a theme into CSS variables, which the tokens of tailwind.config.ts refer to. */

type Values = Record<string, string>

/** Declarations such as `--tone-page: #fff` for the values of a group. */
function declarations(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]))
}

/** References such as `var(--tone-page)` by the name of each value. */
export function references(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${prefix}-${name})`]))
}

/** All CSS declarations of a theme in one mode, by property name. */
export function themeVariables(theme: Theme, mode: Mode): Values {
  return {
    'color-scheme': mode,
    ...declarations('tone', theme[mode].tones),
    ...declarations('depth', theme[mode].depths),
    ...declarations('corner', theme.corners),
    ...declarations('stroke', theme.strokes),
    ...declarations('title', theme.titles),
    ...declarations('motion', theme.motion),
  }
}

/** The tones for `prefers-contrast: more`: soft text as dark as other text, visible hairlines. */
export function withMoreContrast(tones: Tones): Tones {
  return { ...tones, 'ink-soft': tones.ink, line: tones.edge, edge: tones.ink }
}

/** Print has a white background and no shadows. */
const printOverrides: Values = {
  ...declarations('tone', { page: '#ffffff', surface: '#ffffff', sunken: '#ffffff' }),
  ...declarations('depth', { card: 'none', raised: 'none' }),
}

/** The global CSS rules that set the variables of a theme for each mode, contrast preference and medium. */
export function themeRules(theme: Theme) {
  const dark = themeVariables(theme, 'dark')
  const moreContrast = (mode: Mode) => declarations('tone', withMoreContrast(theme[mode].tones))
  return {
    ':root': themeVariables(theme, 'light'),
    // Until a script sets data-theme, and without scripts, the system preference applies.
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': dark },
    ':root[data-theme="dark"]': dark,
    '@media (prefers-contrast: more)': {
      ':root': moreContrast('light'),
      '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': moreContrast('dark') },
      ':root[data-theme="dark"]': moreContrast('dark'),
    },
    // Last, and with a higher specificity: print overrides the mode and the contrast preference.
    '@media print': { ':root:root': { ...themeVariables(theme, 'light'), ...printOverrides } },
  }
}

/** The class of the root element that sets the fonts of a theme (app/fonts/). */
export const fontsClass = (name: ThemeName) => `fonts-${name}`
