type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

/** The colour `t` of the way from one hex colour to another. */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [parse(from), parse(to)]
  const part = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * t)
  return '#' + [part(0), part(1), part(2)].map((v) => v.toString(16).padStart(2, '0')).join('')
}

/** Darker, towards a warm plum: shadows in this kitchen are never grey. */
export const shade = (color: string, t: number) => mix(color, '#4a1030', t)

/** Lighter, towards candle light. */
export const tint = (color: string, t: number) => mix(color, '#fff8e6', t)
