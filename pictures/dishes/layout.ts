import { type Random } from '../random'
import { type Surface } from './vessels'

export interface Spot {
  x: number
  y: number
  /** Distance from the middle of the surface, 0 to 1. */
  distance: number
}

/** Radians between two neighbours of a sunflower spiral. */
const goldenAngle = 2.39996

/**
 * Spots spread evenly over the surface in a sunflower spiral, the far ones first. `reach` is the share of the surface
 * that they cover, `height` lifts the middle to a mound.
 */
export function scatterSpots(
  { surface, random }: { surface: Surface; random: Random },
  count: number,
  reach = 0.94,
  height = 0,
): Spot[] {
  const start = random.next(0, 6.28)
  const lift = (distance: number) => height * (1 - distance * distance)
  return Array.from({ length: count }, (_, i) => {
    const distance = Math.sqrt((i + 0.5) / count)
    const angle = start + i * goldenAngle + random.next(-0.16, 0.16)
    const [u, v] = [Math.cos(angle) * distance * reach, Math.sin(angle) * distance * reach]
    return { x: surface.x + u * surface.rx, y: surface.y + v * surface.ry - lift(distance), distance }
  }).sort((a, b) => a.y + lift(a.distance) - (b.y + lift(b.distance)))
}
