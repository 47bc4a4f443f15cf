/**
 * Contrast by WCAG 2.2 (1.4.3 and 1.4.11), for colours as tailwind.config.ts writes them: `#rgb`, `#rgba`, `#rrggbb`
 * or `#rrggbbaa`.
 */

/** Parts of light from 0 to 255, cover from 0 (nothing) to 1. */
export type Colour = { red: number; green: number; blue: number; alpha: number }

/** Reads a hex colour. Throws an Error whose sentence quotes a text that is none. */
export function parseHex(hex: string): Colour {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(hex)?.[1]
  if (!digits) throw new Error(`"${hex}" is not a hex colour such as #2c1a1d or #2c1a1d99.`)
  const size = digits.length > 4 ? 2 : 1
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(size === 2 ? /../g : /./g) ?? []).map(
    (part) => Number.parseInt(size === 2 ? part : part + part, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

/** What is seen where a colour lies over an opaque ground. */
export function blend(top: Colour, ground: Colour): Colour {
  const mix = (over: number, under: number) => over * top.alpha + under * (1 - top.alpha)
  return {
    red: mix(top.red, ground.red),
    green: mix(top.green, ground.green),
    blue: mix(top.blue, ground.blue),
    alpha: 1,
  }
}

/** Relative luminance of an opaque colour: 0 for black, 1 for white. */
export function luminance({ red, green, blue }: Colour): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/**
 * The contrast ratio of a foreground on a background, from 1 to 21. Where they let light through, the background is
 * blended over `ground` and the foreground over the result.
 */
export function contrast(foreground: string, background: string, ground = '#ffffff'): number {
  const below = blend(parseHex(background), parseHex(ground))
  const values = [luminance(blend(parseHex(foreground), below)), luminance(below)]
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}

/** A ratio as text, cut and not rounded: 4.499 has not reached 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
