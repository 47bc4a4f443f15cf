import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

/**
 * Every token of the look, in one file. Names say what a value is for, never which hue it is: change a value here and
 * the whole site follows. Components use these names only.
 */

/** Colours: two sets of values behind the same names. */
const light = {
  /** The page behind everything: warm paper. */
  page: '#fbf5ea',
  /** Cards, panels, fields. */
  surface: '#fffdf8',
  /** Wells: skeletons, picture backdrops, tracks. */
  sunken: '#f2e7d5',
  /** Text, and text of second rank. */
  ink: '#2c1a1d',
  'ink-soft': '#6a5450',
  /** Hairlines between things; edges of controls, which have to be seen (3:1). */
  line: '#e8dac4',
  edge: '#97806f',
  /** The main action, its pressed state, and text on it. */
  accent: '#c9351e',
  'accent-strong': '#a92714',
  'on-accent': '#fffdf8',
  /** Tint of the main action: chosen tabs, badges. */
  'accent-soft': '#fbe3da',
  /** The second colour: highlights that carry dark text. */
  highlight: '#f7b733',
  'on-highlight': '#2c1a1d',
  /** Dark round chips that carry the heart and the bookmark, in both themes. */
  chip: '#2c1a1d',
  liked: '#ff5a4a',
  unliked: '#ffc94a',
  /** Kinds of messages. */
  info: '#2c5f8a',
  success: '#2f6f43',
  warning: '#8a5a00',
  danger: '#b3261e',
  /** Behind modals and the panel. */
  scrim: '#2c1a1d99',
  /** The focus ring. */
  focus: '#1d4f91',
}

const dark: typeof light = {
  page: '#1d1318',
  surface: '#2a1c22',
  sunken: '#382730',
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
}

const shadows = {
  light: {
    card: '0 1px 2px #5a3a1e14, 0 8px 24px -12px #5a3a1e40',
    raised: '0 2px 4px #5a3a1e1f, 0 18px 40px -16px #5a3a1e66',
  },
  dark: {
    card: '0 1px 2px #00000066, 0 8px 24px -12px #000000b3',
    raised: '0 2px 4px #00000080, 0 18px 40px -16px #000000e6',
  },
}

type Values = Record<string, string>

const variables = (prefix: string, values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]))

const references = (prefix: string, values: Values) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${prefix}-${name})`]))

const lightTheme = {
  'color-scheme': 'light',
  ...variables('tone', light),
  ...variables('depth', shadows.light),
}
const darkTheme = { 'color-scheme': 'dark', ...variables('tone', dark), ...variables('depth', shadows.dark) }

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: { ...references('tone', light), transparent: 'transparent', current: 'currentColor' },
    boxShadow: { ...references('depth', shadows.light), none: 'none' },

    /** Faces: `display` for titles, `text` for everything else. The variables are set in app/fonts.ts. */
    fontFamily: {
      display: ['var(--font-display-latin)', 'var(--font-display-cyrillic)', 'sans-serif'],
      text: ['var(--font-text-latin)', 'var(--font-text-cyrillic)', 'sans-serif'],
    },
    /** Sizes with their line heights; they grow with the screen where it helps. */
    fontSize: {
      caption: ['0.8125rem', '1.125rem'],
      body: ['1rem', '1.5rem'],
      lead: ['clamp(1.0625rem, 0.9rem + 0.8vw, 1.375rem)', '1.5'],
      label: ['0.9375rem', '1.25rem'],
      item: ['clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)', '1.3'],
      section: ['clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)', '1.25'],
      title: ['clamp(1.5rem, 1.1rem + 2vw, 2.75rem)', '1.12'],
      poster: ['clamp(3.75rem, 1.5rem + 8.5vw, 8.5rem)', '0.95'],
    },
    fontWeight: { plain: '420', medium: '560', bold: '680', heavy: '800' },
    letterSpacing: { tight: '-0.02em', wide: '0.04em' },

    /** Steps of space, from a hair to a giant; `touch` is the smallest side of anything one can tap. */
    spacing: {
      0: '0',
      px: '1px',
      hair: '0.25rem',
      tight: '0.5rem',
      snug: '0.75rem',
      base: '1rem',
      roomy: '1.5rem',
      wide: '2rem',
      vast: '3rem',
      huge: '4.5rem',
      giant: '7rem',
      touch: '2.75rem',
      glyph: '1.5rem',
      thumb: '5rem',
      full: '100%',
      half: '50%',
    },
    /** Widths of text, forms, panels and the page. */
    maxWidth: {
      page: '80rem',
      text: '42rem',
      form: '27rem',
      panel: '21rem',
      toast: '25rem',
      dialog: '26rem',
      video: '800px',
      full: '100%',
    },
    minWidth: { 0: '0', half: '50%' },
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      cards: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      poster: 'minmax(0, 5fr) minmax(0, 6fr)',
      recipe: 'minmax(0, 5fr) minmax(0, 6fr)',
      aside: 'minmax(0, 1fr) 22rem',
      split: 'minmax(0, 1fr) auto',
    },
    borderRadius: { control: '1rem', card: '1.75rem', chip: '0.625rem', pill: '999px', none: '0' },
    borderWidth: { DEFAULT: '1px', 0: '0', 2: '2px' },
    screens: { snug: '30rem', tablet: '44rem', desktop: '64rem', wide: '90rem' },
    zIndex: { raised: '1', header: '20', panel: '19', toast: '40' },
    aspectRatio: { card: '4 / 3', square: '1', video: '2 / 1', auto: 'auto' },
    opacity: { 0: '0', 50: '0.5', 70: '0.7', 100: '1' },

    /** Durations: `quick` for presses, `calm` for cards, `toast` and `panel` as the spec says. */
    transitionDuration: { quick: '150ms', calm: '350ms', toast: '400ms', panel: '500ms' },
    transitionTimingFunction: { soft: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
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
    animation: {
      'toast-in': 'toast-in 400ms cubic-bezier(0.2, 0.7, 0.2, 1)',
      'toast-out': 'toast-out 400ms cubic-bezier(0.2, 0.7, 0.2, 1) forwards',
      'panel-in': 'panel-in 350ms cubic-bezier(0.2, 0.7, 0.2, 1)',
      'panel-out': 'panel-out 500ms cubic-bezier(0.2, 0.7, 0.2, 1) forwards',
      appear: 'appear 350ms cubic-bezier(0.2, 0.7, 0.2, 1)',
      breathe: 'breathe 1.6s ease-in-out infinite',
      travel: 'travel 1.4s ease-in-out infinite',
      spin: 'spin 0.9s linear infinite',
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': lightTheme,
        // Before any script has run, or without one, the system's preference rules.
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': darkTheme },
        ':root[data-theme="dark"]': darkTheme,
      })
    }),
  ],
} satisfies Config
