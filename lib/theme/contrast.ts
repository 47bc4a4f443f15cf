import { blend, wcagContrast } from 'culori'

/**
 * Contrast ratios by WCAG 2.2 (1.4.3 and 1.4.11) of the colour formats in tailwind.config.ts: `#rgb`, `#rgba`, `#rrggbb`
 * and `#rrggbbaa`.
 */

/** `red`, `green` and `blue` from 0 to 255, `alpha` from 0 (transparent) to 1. */
type Colour = { red: number; green: number; blue: number; alpha: number }

/** Parses a hex colour. Throws an Error that quotes an invalid text. */
export function parseHex(hex: string): Colour {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(hex)?.[1]
  if (!digits) throw new Error(`"${hex}" is not a hex colour such as #2c1a1d or #2c1a1d99.`)
  const size = digits.length > 4 ? 2 : 1
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(size === 2 ? /../g : /./g) ?? []).map(
    (part) => Number.parseInt(size === 2 ? part : part + part, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

/**
 * The contrast ratio of a foreground on a background, from 1 to 21. A translucent background is blended over `backdrop`,
 * and a translucent foreground over the result.
 */
export function contrast(foreground: string, background: string, backdrop = '#ffffff'): number {
  const opaqueBackground = blend([backdrop, background])
  return wcagContrast(blend([opaqueBackground, foreground]), opaqueBackground)
}

/** Formats a ratio with two decimals, rounded down: 4.499 must not read as 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
