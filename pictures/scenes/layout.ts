import { type Random } from '../random'

export const sceneWidth = 1280
export const sceneHeight = 960

/** Where an item stands on the table: x, y is the middle of its lower edge. */
export interface Position {
  x: number
  y: number
  scale: number
}

/**
 * Positions around the dish for up to five items, shifted a little at random: those behind the dish, the far ones
 * first, and one or two in front of it. `isTall` is for a dish in a glass, a cup or a jar.
 */
export function positionsAround(
  random: Random,
  count: number,
  isTall: boolean,
): { back: Position[]; front: Position[] } {
  const vary = (value: number, by: number) => value + random.next(-by, by)
  const back: Position[] = [
    { x: vary(168, 14), y: vary(446, 14), scale: 1.28 },
    { x: vary(1112, 14), y: vary(450, 14), scale: 1.28 },
    { x: vary(isTall ? 400 : 392, 14), y: vary(352, 8), scale: 1.12 },
    { x: vary(isTall ? 884 : 888, 14), y: vary(352, 8), scale: 1.12 },
  ]
  const front: Position[] = [
    { x: vary(162, 12), y: vary(858, 16), scale: 1.38 },
    { x: vary(1116, 12), y: vary(862, 16), scale: 1.38 },
  ]
  if (random.next() > 0.5) {
    back.reverse()
    front.reverse()
  }
  const inFront = count >= 4 ? 2 : 1
  return {
    back: back
      .sort((a, b) => a.scale - b.scale)
      .slice(-(count - inFront))
      .sort((a, b) => a.y - b.y),
    front: front.slice(0, inFront),
  }
}

/** Two rows of items, or three if there are more than five; the first row is the farthest. */
export function splitRows<T>(items: readonly T[]): T[][] {
  if (items.length <= 5) {
    const far = Math.ceil(items.length * 0.5)
    return [items.slice(0, far), items.slice(far)]
  }
  const far = Math.ceil(items.length * 0.36)
  const middle = far + Math.ceil((items.length - far) / 2)
  return [items.slice(0, far), items.slice(far, middle), items.slice(middle)]
}

/** Items side by side, as large as the row allows and centred in the scene: their scale, and the middle of each. */
export function layOutRow(
  sizes: readonly { width: number; height: number }[],
  maxWidth: number,
  maxHeight: number,
): { scale: number; centers: number[] } {
  const smallestGap = 34
  const gaps = sizes.length - 1
  const total = sizes.reduce((sum, { width }) => sum + width, 0)
  const highest = Math.max(...sizes.map(({ height }) => height))
  const scale = Math.min((maxWidth - smallestGap * gaps) / total, maxHeight / highest, 1.75)
  const gap = Math.min(90, (maxWidth - total * scale) / Math.max(1, gaps))
  let left = sceneWidth / 2 - (total * scale + gap * gaps) / 2
  const centers = sizes.map(({ width }) => {
    const center = left + (width * scale) / 2
    left += width * scale + gap
    return center
  })
  return { scale, centers }
}
