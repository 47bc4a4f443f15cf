import type { Mode, Theme, Tones } from '@/lib/theme/theme-types'

/** Turns the values of a theme into CSS variables, which the tokens of tailwind.config.ts refer to. */

type Values = Record<string, string>

/** Declarations such as `--tone-page: #fff` for the values of a group. */
function declarations(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]))
}

/** Declarations such as `--size-body: 1rem` and `--line-body: 1.5rem`. */
function sizeDeclarations(sizes: Theme['sizes']): Values {
  const parts = Object.entries(sizes)
  return {
    ...declarations('size', Object.fromEntries(parts.map(([name, { size }]) => [name, size]))),
    ...declarations('line', Object.fromEntries(parts.map(([name, { line }]) => [name, line]))),
  }
}

/** References to a font size and its line height, as Tailwind takes them, by the name of each size. */
export function sizeReferences<Name extends string>(sizes: Record<Name, unknown>) {
  const names = Object.keys(sizes) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, [`var(--size-${name})`, `var(--line-${name})`]]),
  ) as Record<Name, [size: string, line: string]>
}

/** References such as `var(--tone-page)` by the name of each value. */
export function references<Name extends string>(prefix: string, values: Record<Name, string>) {
  const names = Object.keys(values) as Name[]
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${name})`])) as Record<Name, string>
}

/** The declarations that differ between the modes of a theme, by property name. */
function modeVariables(theme: Theme, mode: Mode): Values {
  return {
    'color-scheme': mode,
    ...declarations('tone', theme[mode].tones),
    ...declarations('depth', theme[mode].depths),
  }
}

/** All CSS declarations of a theme in one mode, by property name. */
export function themeVariables(theme: Theme, mode: Mode): Values {
  return {
    ...modeVariables(theme, mode),
    ...declarations('corner', theme.corners),
    ...declarations('stroke', theme.strokes),
    ...declarations('title', theme.titles),
    ...declarations('motion', theme.motion),
    ...declarations('space', theme.spaces),
    ...sizeDeclarations(theme.sizes),
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
  const dark = modeVariables(theme, 'dark')
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
    '@media print': { ':root:root': { ...modeVariables(theme, 'light'), ...printOverrides } },
  }
}

/** The class of the root element that sets the fonts of a theme (app/fonts/). */
export const fontsClass = (name: string) => `fonts-${name}`
