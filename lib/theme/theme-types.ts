export type Mode = 'light' | 'dark'

/** The colours of a theme in one mode, light or dark. lib/theme/pairs.ts lists the pairs that need a minimum contrast. */
export type Tones = {
  /** The background of the page. */
  page: string
  /** The background of cards, panels, fields and toasts. */
  surface: string
  /** A recessed background: skeletons, picture placeholders, tab lists, steppers. */
  sunken: string
  /** Text and icons. */
  ink: string
  /** Secondary text: hints, quantities, inactive tabs. */
  'ink-soft': string
  /** Decorative separators, which need no contrast. */
  line: string
  /** Borders of controls (fields, secondary buttons, switches), which need a contrast of 3:1. */
  edge: string
  /** The main action, links, the brand. */
  accent: string
  /** The main action while hovered. */
  'accent-strong': string
  /** Text on `accent` and `accent-strong`. */
  'on-accent': string
  /** A light tint of `accent`: the background of hovered list entries and stepper buttons. */
  'accent-soft': string
  /** The second colour: step numbers, highlighted text. */
  highlight: string
  /** Text on `highlight`. */
  'on-highlight': string
  /** The round background of the heart and bookmark icons, dark in both modes because it lies on pictures. */
  chip: string
  /** The heart and bookmark icons when on: red, by the specification. */
  liked: string
  /** The heart and bookmark icons when off: yellow, by the specification. */
  unliked: string
  /** Messages by type: toast icons. `danger` is also used for error texts and the log-out button. */
  info: string
  success: string
  warning: string
  danger: string
  /** The translucent layer over the page behind a modal. */
  scrim: string
  /** The focus ring, which needs a contrast of 3:1 on `page`, `surface` and `sunken`. */
  focus: string
}

/** Shadows: `card` for elements on the page, `raised` for floating elements. An outline can replace a shadow. */
type Depths = { card: string; raised: string }

/** Spacing, from `hair` to `giant`. */
export type Spaces = Record<
  'hair' | 'tight' | 'snug' | 'base' | 'roomy' | 'wide' | 'vast' | 'huge' | 'giant',
  string
>

/**
 * Font sizes and their line heights. `mini` is for the labels of the section bar and badges, `step` for the text of a step in
 * cook mode, legible from a distance.
 */
export type Sizes = Record<
  'mini' | 'caption' | 'body' | 'lead' | 'label' | 'item' | 'step' | 'section' | 'title',
  { size: string; line: string }
>

export type Theme = {
  /** The name in the style guide, in Russian. */
  title: string
  light: { tones: Tones; depths: Depths }
  dark: { tones: Tones; depths: Depths }
  /** Corner radii: of buttons and fields, cards and pictures, small elements, checkboxes, round elements. */
  corners: { control: string; card: string; chip: string; tick: string; pill: string }
  /** Line widths: of separators, of control borders. */
  strokes: { hairline: string; control: string }
  /**
   * Headings: weight, letter spacing, and the font size at which the name on the welcome page is as wide as the page.
   * The font families are in app/fonts/.
   */
  titles: { weight: string; tracking: string; poster: string }
  /** Animation: the duration for presses, the duration for cards and screens, the easing of both. */
  motion: { quick: string; calm: string; easing: string }
  /** One of `densities`, or that with values of its own: `{ ...densities.airy, base: '1.125rem' }`. */
  spaces: Spaces
  /** One of `typeScales`, or that with values of its own. */
  sizes: Sizes
}
