type Rgb = readonly [number, number, number]

const parseHex = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

/** Linear interpolation between two colours `#rrggbb`; `t` is 0 for `from` and 1 for `to`. */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [parseHex(from), parseHex(to)]
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * t)
  return '#' + [channel(0), channel(1), channel(2)].map((v) => v.toString(16).padStart(2, '0')).join('')
}

/** A darker colour. Shadows are a warm plum, never grey. */
export const shade = (color: string, t: number) => mix(color, '#4a1030', t)

/** A lighter colour, towards the warm white of candlelight. */
export const tint = (color: string, t: number) => mix(color, '#fff8e6', t)
