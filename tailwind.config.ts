import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

import { config } from './lib/config'

/**
 * Every token of the look, in one file. Names say what a value is for, never which hue it is: change a value here and
 * the whole site follows. Components use these names only.
 *
 * What gives a site its character stands in a theme, an object of `themes` below; what keeps it usable (sizes of type,
 * space, breakpoints, the times of the specification) is the same in all of them and stands at the end of the file.
 * NEXT_PUBLIC_THEME picks the theme when the site is built. A new theme: docs/theming.md. `/styleguide/` shows all of
 * it, `npm run theme:check` measures the contrasts.
 */

/** The colours of one mode, light or dark. Pairs that have to be told apart are listed in lib/theme/pairs.ts. */
export type Tones = {
  /** The page behind everything. */
  page: string
  /** Cards, panels, fields, toasts: what lies on the page. */
  surface: string
  /** Wells: skeletons, picture grounds, tracks of tabs and counters. */
  sunken: string
  /** Text and icons. */
  ink: string
  /** Text of second rank: hints, quantities, closed tabs. */
  'ink-soft': string
  /** Hairlines between things: nothing depends on seeing them. */
  line: string
  /** Edges of controls (fields, secondary buttons, switches): they have to be seen, 3:1. */
  edge: string
  /** The main action, links, the brand. */
  accent: string
  /** The main action while it is pointed at. */
  'accent-strong': string
  /** Text on either of these two. */
  'on-accent': string
  /** A tint of the main action: grounds of what is pointed at in lists and counters. */
  'accent-soft': string
  /** The second colour: numbers of steps, marked text. */
  highlight: string
  'on-highlight': string
  /** The round ground of heart and bookmark, dark in both modes: pictures lie below it. */
  chip: string
  /** Heart and bookmark: red when on, yellow when not (the specification says so). */
  liked: string
  unliked: string
  /** Kinds of messages: icons of toasts, texts of errors, the log-out button. */
  info: string
  success: string
  warning: string
  danger: string
  /** Lies over the page behind a modal; with transparency. */
  scrim: string
  /** The focus ring: 3:1 on page, surface and sunken. */
  focus: string
}

/** Shadows: `card` under what lies on the page, `raised` under what floats above it. A ring can stand in for an edge. */
type Depths = { card: string; raised: string }

export type Theme = {
  /** For the style guide, in Russian. */
  title: string
  light: { tones: Tones; depths: Depths }
  dark: { tones: Tones; depths: Depths }
  /** Corners: of buttons and fields; of cards and pictures; of small things; of boxes to tick; of round things. */
  corners: { control: string; card: string; chip: string; tick: string; pill: string }
  /** Lines: hairlines; edges of controls. */
  strokes: { hairline: string; control: string }
  /** Titles: weight, tracking, the size at which the name on the welcome page is as wide as that. Faces: app/fonts/. */
  titles: { weight: string; tracking: string; poster: string }
  /** Motion: presses; cards and screens; how both speed up and slow down. */
  motion: { quick: string; calm: string; easing: string }
}

/** The default: paper, tomato, saffron and basil, round and soft; by night an aubergine-brown kitchen. */
const kitchen: Theme = {
  title: 'Тёплая кухня',
  light: {
    tones: {
      page: '#fbf5ea',
      surface: '#fffdf8',
      sunken: '#f2e7d5',
      ink: '#2c1a1d',
      'ink-soft': '#6a5450',
      line: '#e8dac4',
      edge: '#97806f',
      accent: '#c0311b',
      'accent-strong': '#a02512',
      'on-accent': '#fffdf8',
      'accent-soft': '#fbe3da',
      highlight: '#f7b733',
      'on-highlight': '#2c1a1d',
      chip: '#2c1a1d',
      liked: '#ff5a4a',
      unliked: '#ffc94a',
      info: '#2c5f8a',
      success: '#2f6f43',
      warning: '#8a5a00',
      danger: '#b3261e',
      scrim: '#2c1a1d99',
      focus: '#1d4f91',
    },
    depths: {
      card: '0 1px 2px #5a3a1e14, 0 8px 24px -12px #5a3a1e40',
      raised: '0 2px 4px #5a3a1e1f, 0 18px 40px -16px #5a3a1e66',
    },
  },
  dark: {
    tones: {
      page: '#1d1318',
      surface: '#2a1c22',
      sunken: '#130b0f',
      ink: '#f8ecdf',
      'ink-soft': '#cbb5ab',
      line: '#44313a',
      edge: '#93797c',
      accent: '#ff7d61',
      'accent-strong': '#ff9a83',
      'on-accent': '#2a1013',
      'accent-soft': '#4d2727',
      highlight: '#f4b942',
      'on-highlight': '#2a1013',
      chip: '#140c10',
      liked: '#ff6655',
      unliked: '#ffcf5c',
      info: '#8fc0ee',
      success: '#8ccf9d',
      warning: '#f2c36b',
      danger: '#ff9d92',
      scrim: '#0c070acc',
      focus: '#9cc7ff',
    },
    depths: {
      card: '0 1px 2px #00000066, 0 8px 24px -12px #000000b3',
      raised: '0 2px 4px #00000080, 0 18px 40px -16px #000000e6',
    },
  },
  corners: { control: '1rem', card: '1.75rem', chip: '0.625rem', tick: '0.375rem', pill: '999px' },
  strokes: { hairline: '1px', control: '2px' },
  titles: { weight: '800', tracking: '-0.02em', poster: 'min(21.6vw, 23rem)' },
  motion: { quick: '150ms', calm: '350ms', easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
}

/** A cookbook from the garden: serif titles, basil green, small corners, thin rules in place of shadows, still. */
const garden: Theme = {
  title: 'Огород',
  light: {
    tones: {
      page: '#f5f7ef',
      surface: '#ffffff',
      sunken: '#e6ecdb',
      ink: '#1b2a20',
      'ink-soft': '#4c5d50',
      line: '#d3ddc8',
      edge: '#73856f',
      accent: '#2a6a3e',
      'accent-strong': '#1e5130',
      'on-accent': '#ffffff',
      'accent-soft': '#dcebd8',
      highlight: '#efbf45',
      'on-highlight': '#2a1d05',
      chip: '#1b2a20',
      liked: '#ff6a5e',
      unliked: '#ffd166',
      info: '#275f98',
      success: '#2a6a3e',
      warning: '#805000',
      danger: '#b02a20',
      scrim: '#1b2a2099',
      focus: '#7c2f6e',
    },
    depths: {
      card: '0 0 0 1px var(--tone-line)',
      raised: '0 0 0 1px var(--tone-edge), 0 14px 28px -18px #1b2a2080',
    },
  },
  dark: {
    tones: {
      page: '#111914',
      surface: '#1a251d',
      sunken: '#0a110c',
      ink: '#edf3e8',
      'ink-soft': '#b4c3b3',
      line: '#344338',
      edge: '#7c917e',
      accent: '#8fd19e',
      'accent-strong': '#b0e4bb',
      'on-accent': '#0e2013',
      'accent-soft': '#24452f',
      highlight: '#efbf45',
      'on-highlight': '#2a1d05',
      chip: '#0a100c',
      liked: '#ff7468',
      unliked: '#ffd166',
      info: '#93c4f0',
      success: '#8fd19e',
      warning: '#f0c46c',
      danger: '#ffa198',
      scrim: '#060a08cc',
      focus: '#f0a6e2',
    },
    depths: {
      card: '0 0 0 1px var(--tone-line)',
      raised: '0 0 0 1px var(--tone-edge), 0 14px 28px -18px #000000',
    },
  },
  corners: { control: '0.375rem', card: '0.5rem', chip: '0.25rem', tick: '0.25rem', pill: '999px' },
  strokes: { hairline: '1px', control: '1px' },
  titles: { weight: '700', tracking: '-0.01em', poster: 'min(28.6vw, 23rem)' },
  motion: { quick: '100ms', calm: '250ms', easing: 'ease-out' },
}

/** A street market's posters: cobalt and lemon, thick outlines, hard shadows, a spring in every move. */
const market: Theme = {
  title: 'Рынок',
  light: {
    tones: {
      page: '#fff9e0',
      surface: '#ffffff',
      sunken: '#e9ebff',
      ink: '#14143a',
      'ink-soft': '#4a4a6e',
      line: '#c3c6ea',
      edge: '#14143a',
      accent: '#2b3fe0',
      'accent-strong': '#1a2ab0',
      'on-accent': '#ffffff',
      'accent-soft': '#dfe3ff',
      highlight: '#ffd60a',
      'on-highlight': '#14143a',
      chip: '#14143a',
      liked: '#ff6464',
      unliked: '#ffd60a',
      info: '#2b3fe0',
      success: '#136c45',
      warning: '#855300',
      danger: '#c01830',
      scrim: '#14143a99',
      focus: '#b3126f',
    },
    depths: {
      card: '0 0 0 2px var(--tone-ink), 5px 5px 0 2px var(--tone-ink)',
      raised: '0 0 0 2px var(--tone-ink), 7px 7px 0 2px var(--tone-accent)',
    },
  },
  dark: {
    tones: {
      page: '#0e0f2e',
      surface: '#181a44',
      sunken: '#07081d',
      ink: '#f6f5ff',
      'ink-soft': '#bfc0e6',
      line: '#3a3d7c',
      edge: '#8f92d8',
      accent: '#ffd60a',
      'accent-strong': '#ffe566',
      'on-accent': '#14143a',
      'accent-soft': '#3a3b6c',
      highlight: '#ff8fc7',
      'on-highlight': '#2c0a1c',
      chip: '#07071a',
      liked: '#ff6b6b',
      unliked: '#ffd60a',
      info: '#a9b4ff',
      success: '#7fdcae',
      warning: '#ffca66',
      danger: '#ff9aa8',
      scrim: '#05051acc',
      focus: '#7df0ff',
    },
    depths: {
      card: '0 0 0 2px var(--tone-edge), 5px 5px 0 2px #07071a',
      raised: '0 0 0 2px var(--tone-edge), 7px 7px 0 2px var(--tone-accent)',
    },
  },
  corners: { control: '0.5rem', card: '0.75rem', chip: '0', tick: '0', pill: '0.625rem' },
  strokes: { hairline: '2px', control: '2px' },
  titles: { weight: '900', tracking: '-0.03em', poster: 'min(27vw, 23rem)' },
  motion: { quick: '120ms', calm: '400ms', easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)' },
}

export const themes = { kitchen, garden, market }

export type ThemeName = keyof typeof themes
export type Mode = 'light' | 'dark'

/** The CSS variables that a theme sets, by name; the tokens below refer to them. */
export function themeVariables(theme: Theme, mode: Mode): Record<string, string> {
  return {
    'color-scheme': mode,
    ...variables('tone', theme[mode].tones),
    ...variables('depth', theme[mode].depths),
    ...variables('corner', theme.corners),
    ...variables('stroke', theme.strokes),
    ...variables('title', theme.titles),
    ...variables('motion', theme.motion),
  }
}

type Values = Record<string, string>

function variables(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]))
}

function references(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${prefix}-${name})`]))
}

/** For those who ask for more contrast: soft text as dark as any, hairlines that are seen. */
export function withMoreContrast(tones: Tones): Tones {
  return { ...tones, 'ink-soft': tones.ink, line: tones.edge, edge: tones.ink }
}

/** Paper is white and casts no shadows. */
const onPaper: Values = {
  ...variables('tone', { page: '#ffffff', surface: '#ffffff', sunken: '#ffffff' }),
  ...variables('depth', { card: 'none', raised: 'none' }),
}

/** The class of the root element that sets the faces of a theme: app/fonts/. */
export const fontsClass = (name: ThemeName) => `fonts-${name}`

/** The theme that the site is built with. */
export const themeName = config.theme as ThemeName
export const theme = themes[themeName]
if (!theme) {
  throw new Error(`NEXT_PUBLIC_THEME: "${config.theme}" is none of ${Object.keys(themes).join(', ')}.`)
}

const { tones, depths } = theme.light

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: { ...references('tone', tones), transparent: 'transparent', current: 'currentColor' },
    boxShadow: { ...references('depth', depths), none: 'none' },
    gridTemplateRows: { 2: 'repeat(2, minmax(0, 1fr))', recipe: 'auto auto 1fr' },
    borderRadius: {
      ...references('corner', theme.corners),
      none: '0',
      /** The table top of the welcome page, round at its far side. */
      table: '50% 50% 12% 12% / 40% 40% 10% 10%',
    },
    /** `border` alone is a hairline, `border-control` the edge of a control. */
    borderWidth: { DEFAULT: 'var(--stroke-hairline)', control: 'var(--stroke-control)', 0: '0' },

    /** Faces: `display` for titles, `text` for everything else. The variables are set in app/fonts/. */
    fontFamily: {
      display: ['var(--font-display)', 'var(--font-display-fallback)', 'sans-serif'],
      text: ['var(--font-text)', 'var(--font-text-fallback)', 'sans-serif'],
    },
    /** Sizes with their line heights; they grow with the screen where it helps. */
    fontSize: {
      caption: ['0.8125rem', '1.125rem'],
      body: ['1rem', '1.5rem'],
      lead: ['clamp(1.0625rem, 0.9rem + 0.8vw, 1.375rem)', '1.5'],
      label: ['0.9375rem', '1.25rem'],
      item: ['clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)', '1.3'],
      /** The text of a step in cook mode: read from the other end of the table. */
      step: ['clamp(1.375rem, 1.1rem + 1.3vw, 2.125rem)', '1.5'],
      section: ['clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)', '1.25'],
      title: ['clamp(1.5rem, 1.1rem + 2vw, 2.75rem)', '1.12'],
      poster: ['var(--title-poster)', '0.9'],
    },
    /** `heavy` is the weight of titles. */
    fontWeight: { plain: '420', medium: '560', bold: '680', heavy: 'var(--title-weight)' },
    letterSpacing: { tight: 'var(--title-tracking)' },

    /**
     * Steps of space, from a hair to a giant; `touch` is the smallest side of anything one can tap. They grow with the
     * letters, but where a window has no room for both, letters come first.
     */
    spacing: {
      0: '0',
      px: '1px',
      hair: '0.25rem',
      tight: 'min(0.5rem, 2.5vw)',
      snug: 'min(0.75rem, 3.75vw)',
      base: 'min(1rem, 5vw)',
      roomy: 'min(1.5rem, 7.5vw)',
      wide: 'min(2rem, 10vw)',
      vast: 'min(3rem, 15vw)',
      huge: 'min(4.5rem, 22.5vw)',
      giant: 'min(7rem, 35vw)',
      touch: '2.75rem',
      glyph: '1.5rem',
      thumb: 'min(5rem, 25vw)',
      full: '100%',
      half: '50%',
    },
    /** Widths of text, forms, panels and the page. */
    maxWidth: {
      page: '100rem',
      text: '42rem',
      form: '27rem',
      account: '58rem',
      panel: '21rem',
      toast: '25rem',
      dialog: '26rem',
      video: '800px',
      full: '100%',
    },
    minWidth: { 0: '0', half: '50%' },
    /** What opens below the header and scrolls by itself. */
    maxHeight: { panel: 'calc(100dvh - 6rem)' },
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      /** Cards of categories, two beside each other on a phone; cards of recipes, which say more. */
      tiles: 'repeat(auto-fill, minmax(min(100%, clamp(9.5rem, 24vw, 17rem)), 1fr))',
      cards: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      poster: 'minmax(0, 5fr) minmax(0, 6fr)',
      recipe: 'minmax(0, 5fr) minmax(0, 6fr)',
      aside: 'minmax(0, 1fr) 22rem',
      /** Numbers in a column of their own before what they count. */
      figures: 'max-content minmax(0, 1fr)',
    },
    /** Widths from which layouts change. */
    screens: {
      snug: '30rem',
      tablet: '44rem',
      desktop: '64rem',
      wide: '90rem',
    },
    zIndex: { raised: '1', header: '20', panel: '19', toast: '40' },
    aspectRatio: { card: '4 / 3', square: '1', video: '2 / 1' },
    opacity: { 0: '0', 50: '0.5', 70: '0.7' },

    /** Durations: `quick` for presses, `calm` for cards and screens. */
    transitionDuration: { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)' },
    transitionTimingFunction: { soft: 'var(--motion-easing)' },
    keyframes: {
      'toast-in': { from: { opacity: '0', transform: 'translateY(1.5rem) scale(0.96)' } },
      'toast-out': { to: { opacity: '0', transform: 'translateX(2rem)' } },
      'panel-in': { from: { opacity: '0', transform: 'translateX(2rem)' } },
      'panel-out': { to: { opacity: '0', transform: 'translateX(2rem)' } },
      appear: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
      breathe: { '50%': { opacity: '0.55' } },
      travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
      spin: { to: { transform: 'rotate(1turn)' } },
    },
    /** 400 ms for toasts and 500 ms for the panel's leaving are the specification's. */
    animation: {
      'toast-in': 'toast-in 400ms var(--motion-easing)',
      'toast-out': 'toast-out 400ms var(--motion-easing) forwards',
      'panel-in': 'panel-in var(--motion-calm) var(--motion-easing)',
      'panel-out': 'panel-out 500ms var(--motion-easing) forwards',
      appear: 'appear var(--motion-calm) var(--motion-easing)',
      breathe: 'breathe 1.6s ease-in-out infinite',
      travel: 'travel 1.4s ease-in-out infinite',
      spin: 'spin 0.9s linear infinite',
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      // High enough for bars that stay where they are; a screen at 400 % zoom is not.
      addVariant('tall', '@media (min-height: 30rem)')
      // While the screen belongs to cook mode.
      addVariant('cooking', 'body:has([data-cook-mode]) &')
      const dark = themeVariables(theme, 'dark')
      const moreContrast = (mode: Mode) => variables('tone', withMoreContrast(theme[mode].tones))
      addBase({
        ':root': themeVariables(theme, 'light'),
        // Before any script has run, or without one, the system's preference rules.
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': dark },
        ':root[data-theme="dark"]': dark,
        '@media (prefers-contrast: more)': {
          ':root': moreContrast('light'),
          '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': moreContrast('dark') },
          ':root[data-theme="dark"]': moreContrast('dark'),
        },
        // After all others: paper is white whatever the screen shows.
        '@media print': { ':root:root': { ...themeVariables(theme, 'light'), ...onPaper } },
      })
    }),
  ],
} satisfies Config
