import { clampChroma, converter, formatHex, formatHex8, parse } from 'culori'

/** Colours in the notations that designers write, and as the hex that tailwind.config.ts holds. */

const toOklch = converter('oklch')

/**
 * Any CSS colour as `#rrggbb`, or `#rrggbbaa` if it is translucent; undefined if it is none. Less chroma brings it into sRGB.
 */
export function toHex(css: string): string | undefined {
  const colour = parse(css.trim())
  if (!colour) return undefined
  const shown = clampChroma(colour, 'oklch')
  return colour.alpha === undefined || colour.alpha === 1 ? formatHex(shown) : formatHex8(shown)
}

/** A hex colour as `oklch(0.534 0.183 31.7)`, with its opacity if it has one. Throws for anything else. */
export function formatOklch(hex: string): string {
  const { l, c, h = 0, alpha = 1 } = oklch(hex)
  const opacity = alpha < 1 ? ` / ${rounded(alpha, 2)}` : ''
  return `oklch(${rounded(l, 3)} ${rounded(c, 3)} ${rounded(h, 1)}${opacity})`
}

/** The lightness of a hex colour in OKLCH, from 0 to 1. Throws for anything else. */
export const lightness = (hex: string) => oklch(hex).l

/** The hex colour of the same hue with this lightness, and with the same chroma if sRGB has it. Throws for anything else. */
export function withLightness(hex: string, l: number): string {
  const { alpha = 1 } = oklch(hex)
  const shown = clampChroma({ ...oklch(hex), l }, 'oklch')
  return alpha < 1 ? formatHex8(shown) : formatHex(shown)
}

function oklch(hex: string) {
  const colour = toOklch(hex)
  if (!colour) throw new Error(`"${hex}" is not a colour.`)
  return colour
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))
