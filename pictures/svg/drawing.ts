import { clay } from './paint'

/** What can be rendered as a sprite: an emoji of the set, or an SVG in a box of 256 by 256. */
export interface Drawing {
  /** Identifies the drawing: two with one key are the same. Its beginning is the kind, on which `dishes/` relies. */
  key: string
  /** The SVG; it may contain other drawings, by `embed`. */
  svg?: string
  /** The name of the emoji's file, and the changes to its colours. */
  emoji?: string
  /** Degrees. */
  hue?: number
  saturation?: number
  brightness?: number
  /** Degrees clockwise. */
  rotation?: number
  /** The drawings that `svg` embeds. */
  parts?: readonly Drawing[]
}

/** An emoji of the set, optionally with other colours or rotated. */
export function emoji(file: string, change: Omit<Drawing, 'key' | 'svg' | 'emoji' | 'parts'> = {}): Drawing {
  return {
    key: [file, ...Object.entries(change).map(([name, value]) => `${name[0]}${value}`)]
      .join('_')
      .replaceAll('-fe0f', '')
      .replaceAll('.', 'p')
      .replaceAll('-', 'm'),
    emoji: file,
    ...change,
  }
}

/** A drawing of the given SVG, which may embed the `parts`. */
export const svgDrawing = (
  key: string,
  svg: string,
  parts: readonly (Drawing | undefined)[] = [],
): Drawing => ({
  key,
  svg,
  parts: parts.filter((part) => part !== undefined),
})

/** A drawing of the given SVG with one clay relief over all of it. */
export const clayDrawing = (key: string, svg: string, depth = 9): Drawing =>
  svgDrawing(key, `<g filter="${clay(depth)}">${svg}</g>`)

/** The SVG of each of the rows in turn, for example a shape at several positions. */
export const drawEach = <const Row>(rows: readonly Row[], draw: (row: Row, i: number) => string): string =>
  rows.map(draw).join('')

/** A key of the kind and the parameters that distinguish the drawing, without the hashes of colours. */
export const drawingKey = (kind: string, ...parameters: (string | number | undefined)[]) =>
  [kind, ...parameters.filter((parameter) => parameter !== undefined)].join('_').replaceAll('#', '')

/**
 * A placeholder for another drawing inside an SVG, with the upper left corner of its box at x, y; the drawing has to be
 * in `parts`. `svgDocument` replaces it.
 */
export const embed = (part: Drawing, x: number, y: number, size: number) =>
  `<use data-part="${part.key}|${x}|${y}|${size}"/>`
