import { clay } from './paint'

/** A thing to be shown: an emoji of the set, or our own SVG in a 256 by 256 box. */
export interface Drawing {
  /** Names the drawing: two drawings with one key are the same. */
  key: string
  /** Ours: the SVG. It may show other drawings, by `stamp`. */
  svg?: string
  /** Theirs: the file's name, and what is changed of it. */
  emoji?: string
  hue?: number
  saturation?: number
  brightness?: number
  /** Degrees clockwise, for a thing that should lie down. */
  turn?: number
  parts?: readonly Drawing[]
}

/** An emoji of the set, as it is or with its colours moved. */
export function emoji(file: string, change: Omit<Drawing, 'key' | 'svg' | 'emoji' | 'parts'> = {}): Drawing {
  const key = [file, ...Object.entries(change).map(([name, value]) => `${name[0]}${value}`)].join('_')
  return {
    key: key.replaceAll('-fe0f', '').replaceAll('.', 'p').replaceAll('-', 'm'),
    emoji: file,
    ...change,
  }
}

/** A part inside a drawing: the emoji's box of 256 is put at x, y with the given size. */
export const stamp = (part: Drawing, x: number, y: number, size: number, opacity = 1) =>
  `<g opacity="${opacity}" data-part="${part.key}|${x}|${y}|${size}"/>`

/** An emoji laid down by turning it. */
export const lying = (file: string, turn: number, change: Parameters<typeof emoji>[1] = {}) =>
  emoji(file, { turn, ...change })

/** A drawing of our own with one relief over all of it. */
export const relief = (key: string, svg: string, depth = 9): Drawing => ({
  key,
  svg: `<g filter="${clay(depth)}">${svg}</g>`,
})

/** A drawing made of the given SVG. */
export const svgDrawing = (key: string, svg: string): Drawing => ({ key, svg })
