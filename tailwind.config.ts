import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

import { config } from './lib/config'
import { references, sizeReferences, themeRules } from './lib/theme/css-variables'
import type { Sizes, Spaces, Theme } from './lib/theme/theme-types'

/**
 * All design tokens of the site. A name says what a value is for, not which colour it is; lib/theme/theme-types.ts explains
 * them. Components use these names only, so a value changed here changes the whole site.
 *
 * The values that give the site its character are grouped into themes, the objects of `themes` below. The values that keep
 * it usable (touch targets, widths, breakpoints, the durations of the specification) are the same in all themes and follow
 * at the end of the file. NEXT_PUBLIC_THEME selects the theme when the site is built.
 *
 * docs/theming.md explains how to add a theme, `/styleguide/` shows all tokens, and `npm run theme:check` measures the
 * contrasts.
 */

/**
 * Spacing grows with the font size, up to a share of the viewport width that leaves enough space for enlarged text: keep the
 * `vw` of each step, and `base` at 1.25rem or less, or the screens do not fit into 320 px.
 */
export const densities = {
  compact: {
    hair: '0.1875rem',
    tight: 'min(0.375rem, 2vw)',
    snug: 'min(0.5625rem, 3vw)',
    base: 'min(0.8125rem, 4vw)',
    roomy: 'min(1.125rem, 5.5vw)',
    wide: 'min(1.5rem, 7.5vw)',
    vast: 'min(2.25rem, 11vw)',
    huge: 'min(3.25rem, 16vw)',
    giant: 'min(5rem, 25vw)',
  },
  usual: {
    hair: '0.25rem',
    tight: 'min(0.5rem, 2.5vw)',
    snug: 'min(0.75rem, 3.75vw)',
    base: 'min(1rem, 5vw)',
    roomy: 'min(1.5rem, 7.5vw)',
    wide: 'min(2rem, 10vw)',
    vast: 'min(3rem, 15vw)',
    huge: 'min(4.5rem, 22.5vw)',
    giant: 'min(7rem, 35vw)',
  },
  airy: {
    hair: '0.3125rem',
    tight: 'min(0.625rem, 2.5vw)',
    snug: 'min(0.9375rem, 4vw)',
    base: 'min(1.25rem, 5vw)',
    roomy: 'min(1.875rem, 7.5vw)',
    wide: 'min(2.5rem, 10vw)',
    vast: 'min(3.75rem, 15vw)',
    huge: 'min(5.5rem, 22.5vw)',
    giant: 'min(8.5rem, 35vw)',
  },
} satisfies Record<string, Spaces>

/**
 * Sizes with `clamp` grow with the width of the viewport. `mini` stops growing where five labels fill the section bar, so it
 * is the same in all scales; `title` where «Понравившиеся» fills a phone's window, `section` where «с карамельными» fills a
 * sheet there.
 */
export const typeScales = {
  compact: {
    mini: { size: 'min(0.6875rem, 4.2vw)', line: '0.875rem' },
    caption: { size: '0.75rem', line: '1rem' },
    body: { size: '0.9375rem', line: '1.375rem' },
    lead: { size: 'clamp(1rem, 0.9rem + 0.5vw, 1.1875rem)', line: '1.5' },
    label: { size: '0.875rem', line: '1.125rem' },
    item: { size: 'clamp(1rem, 0.95rem + 0.25vw, 1.0625rem)', line: '1.3' },
    step: { size: 'clamp(1.25rem, 1rem + 1.1vw, 1.75rem)', line: '1.45' },
    section: { size: 'min(clamp(1.125rem, 1rem + 0.5vw, 1.375rem), 7.2vw)', line: '1.25' },
    title: { size: 'min(clamp(1.375rem, 1.1rem + 1.4vw, 2.125rem), 8.4vw)', line: '1.14' },
  },
  usual: {
    mini: { size: 'min(0.6875rem, 4.2vw)', line: '0.875rem' },
    caption: { size: '0.8125rem', line: '1.125rem' },
    body: { size: '1rem', line: '1.5rem' },
    lead: { size: 'clamp(1.0625rem, 0.9rem + 0.8vw, 1.375rem)', line: '1.5' },
    label: { size: '0.9375rem', line: '1.25rem' },
    item: { size: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)', line: '1.3' },
    step: { size: 'clamp(1.375rem, 1.1rem + 1.3vw, 2.125rem)', line: '1.5' },
    section: { size: 'min(clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem), 7.2vw)', line: '1.25' },
    title: { size: 'min(clamp(1.5rem, 1.1rem + 2vw, 2.75rem), 8.4vw)', line: '1.12' },
  },
  airy: {
    mini: { size: 'min(0.6875rem, 4.2vw)', line: '0.875rem' },
    caption: { size: '0.875rem', line: '1.25rem' },
    body: { size: '1.0625rem', line: '1.6875rem' },
    lead: { size: 'clamp(1.125rem, 0.95rem + 1vw, 1.5625rem)', line: '1.55' },
    label: { size: '1rem', line: '1.375rem' },
    item: { size: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', line: '1.35' },
    step: { size: 'clamp(1.4375rem, 1.15rem + 1.5vw, 2.375rem)', line: '1.5' },
    section: { size: 'min(clamp(1.3125rem, 1.15rem + 0.8vw, 1.875rem), 7.2vw)', line: '1.25' },
    title: { size: 'min(clamp(1.5625rem, 1.1rem + 2.5vw, 3.25rem), 8.4vw)', line: '1.1' },
  },
} satisfies Record<string, Sizes>

/** The default: the colours of paper, tomato, saffron and basil, round and soft shapes; aubergine brown in dark mode. */
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
  spaces: { ...densities.usual },
  sizes: { ...typeScales.usual },
}

/** A garden cookbook: serif headings, basil green, small corners, thin outlines instead of shadows, little motion. */
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
  titles: { weight: '700', tracking: '-0.01em', poster: 'min(26.2vw, 23rem)' },
  motion: { quick: '100ms', calm: '250ms', easing: 'ease-out' },
  spaces: { ...densities.usual },
  sizes: { ...typeScales.usual },
}

/** Street market posters: cobalt and lemon, thick outlines, hard shadows, springy motion. */
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
      card: '0 0 0 2px var(--tone-ink), 3px 3px 0 2px var(--tone-ink)',
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
      card: '0 0 0 2px var(--tone-edge), 3px 3px 0 2px #07071a',
      raised: '0 0 0 2px var(--tone-edge), 7px 7px 0 2px var(--tone-accent)',
    },
  },
  corners: { control: '0.5rem', card: '0.75rem', chip: '0', tick: '0', pill: '0.625rem' },
  strokes: { hairline: '2px', control: '2px' },
  titles: { weight: '900', tracking: '-0.03em', poster: 'min(27vw, 23rem)' },
  motion: { quick: '120ms', calm: '400ms', easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)' },
  spaces: { ...densities.usual },
  sizes: { ...typeScales.usual },
}

export const themes = { kitchen, garden, market }

export type ThemeName = keyof typeof themes

/** The theme that the site is built with. */
export const themeName = config.theme as ThemeName
export const theme = themes[themeName]
if (!theme) {
  throw new Error(`NEXT_PUBLIC_THEME: "${config.theme}" is not one of ${Object.keys(themes).join(', ')}.`)
}

const { tones, depths } = theme.light

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: { ...references('tone', tones), transparent: 'transparent', current: 'currentColor' },
    boxShadow: { ...references('depth', depths), none: 'none' },
    gridTemplateRows: { 2: 'repeat(2, minmax(0, 1fr))', recipe: 'auto auto auto 1fr' },
    borderRadius: {
      ...references('corner', theme.corners),
      none: '0',
      /** The table top on the welcome page, rounder at its far side. */
      table: '50% 50% 12% 12% / 40% 40% 10% 10%',
    },
    /** `border` draws a separator, `border-control` the border of a control. */
    borderWidth: { DEFAULT: 'var(--stroke-hairline)', control: 'var(--stroke-control)', 0: '0' },

    /** `display` is for headings, `text` for everything else. app/fonts/ sets the variables. */
    fontFamily: {
      display: ['var(--font-display)', 'var(--font-display-fallback)', 'sans-serif'],
      text: ['var(--font-text)', 'var(--font-text-fallback)', 'sans-serif'],
    },
    /** Font sizes with line heights. */
    fontSize: { ...sizeReferences(theme.sizes), poster: ['var(--title-poster)', '0.9'] },
    /** `heavy` is the weight of headings. */
    fontWeight: { plain: '420', medium: '560', bold: '680', heavy: 'var(--title-weight)' },
    letterSpacing: { tight: 'var(--title-tracking)' },

    /** The spacing of the theme and a few fixed sizes; `touch` is the minimum size of a touch target. */
    spacing: {
      0: '0',
      px: '1px',
      /** How far the highlight of a match reaches beyond its letters. */
      mark: '2px',
      ...references('space', theme.spaces),
      touch: '2.75rem',
      /** The height of the section bar on phones and tablets, and of cards in a row of chips. */
      bar: '3.5rem',
      /** The part of the viewport's bottom that the section bar takes at the moment; app/styles/frame.css sets it. */
      bars: 'var(--section-bar)',
      /** The padding below the content of a screen; the style guide has none. */
      'page-end': 'var(--page-end, 0px)',
      glyph: '1.5rem',
      /** A line of the element's text. */
      line: '1lh',
      thumb: 'min(5rem, 25vw)',
      preview: 'min(6rem, 30vw)',
      /** The width of a card in a row that scrolls sideways, and of a QR code. */
      offer: 'min(17rem, 70vw)',
      full: '100%',
      half: '50%',
      /** The minimum height of the content of a sheet whose tabs differ in length. */
      sheet: '65dvh',
    },
    /** Maximum widths of text, forms, panels and the page. */
    maxWidth: {
      page: '100rem',
      text: '42rem',
      form: '27rem',
      account: '58rem',
      panel: '21rem',
      toast: '25.5rem',
      dialog: '26rem',
      video: '800px',
      full: '100%',
    },
    /** Sticky columns stay below the header and the notice in it. */
    inset: {
      huge: 'calc(var(--space-huge) + var(--strip))',
      giant: 'calc(var(--space-giant) + var(--strip))',
    },
    padding: {
      cooking: 'calc(var(--space-tight) + var(--strip))',
      /** An icon at the edge of a field, with the room around it. */
      icon: 'calc(var(--space-base) + 2rem)',
    },
    minHeight: {
      /** Two lines of the element's text. */
      lines: '2lh',
      /** A screen whose action bar is at the bottom, however short the screen is. */
      page: 'calc(100dvh - var(--header) - var(--section-bar) - var(--space-base) - var(--page-end))',
      /** Cook mode, which fills the window. */
      cooking: 'calc(100dvh - var(--page-end))',
    },
    /** `heading` holds the longest word of a screen's title on phones, `word` nearly all of those of products. */
    minWidth: { 0: '0', half: '50%', heading: 'min(100%, 12.5rem)', word: 'min(100%, 7.5rem)' },
    /** Panels that open below the header, and rails that stay below the search; they scroll on their own. */
    maxHeight: { panel: 'calc(100dvh - 6rem - var(--strip))', rail: 'calc(100dvh - 8rem - var(--strip))' },
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      /**
       * `tiles`: category cards, two per row on phones, three at 768 px, six at 1440 px. `cards`: recipe cards, which contain
       * more text, two per row on phones and tablets.
       */
      tiles: 'repeat(auto-fill, minmax(min(100%, clamp(8.5rem, 24vw, 13rem)), 1fr))',
      cards: 'repeat(auto-fill, minmax(min(100%, clamp(9rem, 40vw, 17rem)), 1fr))',
      poster: 'minmax(0, 5fr) minmax(0, 6fr)',
      /** The aside and the content of a recipe, which is 800px wide from 78rem. */
      recipe: 'clamp(19rem, 26vw, 25rem) minmax(0, 1fr)',
      columns: 'minmax(0, 2fr) minmax(0, 3fr)',
      aside: 'minmax(0, 1fr) 22rem',
      'aside-first': '22rem minmax(0, 1fr)',
      /** The week and the saved recipes beside it. */
      drawer: 'minmax(0, 1fr) 14rem',
      /** `days`: the seven days to choose from. `week`: the seven days with their meals, beside each other from `desktop`. */
      days: 'repeat(auto-fit, minmax(2.5rem, 1fr))',
      week: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
      /** Short fields beside each other, on phones by twos; one below the other where letters are much enlarged. */
      fields: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
      /** A column of numbers and a column of labels. */
      figures: 'max-content minmax(0, 1fr)',
    },
    /** Breakpoints: the minimum widths of each layout. A phone with letters of 200 % is narrower than `slim`. */
    screens: {
      slim: '18rem',
      snug: '30rem',
      tablet: '44rem',
      desktop: '64rem',
      wide: '90rem',
    },
    zIndex: { raised: '1', header: '20', panel: '19', toast: '40' },
    aspectRatio: { card: '4 / 3', square: '1', video: '2 / 1' },
    opacity: { 0: '0', 50: '0.5', 70: '0.7' },

    /** `quick` is for presses, `calm` for cards and screens. */
    transitionDuration: { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)' },
    transitionTimingFunction: { soft: 'var(--motion-easing)' },
    keyframes: {
      'toast-in': { from: { opacity: '0', transform: 'translateY(1.5rem) scale(0.96)' } },
      'toast-out': { to: { opacity: '0', transform: 'translateX(-2rem)' } },
      bought: { to: { opacity: '0', transform: 'translateY(0.75rem)' } },
      'panel-in': { from: { opacity: '0', transform: 'translateX(2rem)' } },
      'panel-out': { to: { opacity: '0', transform: 'translateX(2rem)' } },
      appear: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
      breathe: { '50%': { opacity: '0.55' } },
      travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
      spin: { to: { transform: 'rotate(1turn)' } },
    },
    /** The specification sets 400 ms for toasts and 500 ms for the closing panel. */
    animation: {
      'toast-in': 'toast-in 400ms var(--motion-easing)',
      'toast-out': 'toast-out 400ms var(--motion-easing) forwards',
      // Ends when a bought row moves: after `RECENTLY_BOUGHT_MS`.
      bought: 'bought 400ms var(--motion-easing) 2.6s forwards',
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
      // Viewports high enough for sticky bars, which a window at 400 % zoom is not.
      addVariant('tall', '@media (min-height: 30rem)')
      // While cook mode is open.
      addVariant('cooking', 'body:has([data-cook-mode]) &')
      addBase(themeRules(theme))
    }),
  ],
} satisfies Config
