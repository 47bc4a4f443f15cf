import { type Scene, type StepScene } from '../../story'
import { type Point } from '../keyframes'
import { vessels, type Vessel } from './kitchen-drawings'

/** Where an ingredient stands: the middle of its base, and the side of its square picture. */
export type IngredientSpot = Point & { size: number }

/** The base of an ingredient is this far down its square picture. */
export const baseDepth = 0.87

/** The size of an ingredient that stands on the shelf, and of one that lies in a vessel. */
const MAX_SIZE = 17
export const sizeInVessel = MAX_SIZE * 0.8

/** The `y` of what stands on the shelf, when the shelf is where it was drawn. */
const SHELF_Y = 26

/** Returns the point in the middle of an ingredient's picture, around which it is moved. */
export function centerOf({ x, y, size }: IngredientSpot): Point {
  return { x, y: y - size * baseDepth + size / 2 }
}

/** Returns the vertical offsets of the shelves, from the top one to the lowest, and the spots of all ingredients on them. */
export function layOutShelves(count: number): { shelves: number[]; spots: IngredientSpot[] } {
  const shelves = count > 4 ? [-1.5, 24] : [8]
  const perShelf = Math.ceil(count / shelves.length)
  const size = Math.min(MAX_SIZE, 90 / perShelf + 2)
  const gap = Math.min(18, 90 / perShelf)
  const spots = Array.from({ length: count }, (_, index) => {
    const shelf = Math.floor(index / perShelf)
    const isLast = shelf === shelves.length - 1
    const onShelf = isLast ? count - perShelf * (shelves.length - 1) : perShelf
    return {
      x: 50 + ((index % perShelf) - (onShelf - 1) / 2) * gap,
      y: SHELF_Y + (shelves[shelf] ?? 0),
      size,
    }
  })
  return { shelves, spots }
}

/** Returns the spots of the ingredients that a step takes from its shelf. */
export function layOutRow(count: number): IngredientSpot[] {
  const size = Math.min(MAX_SIZE, 92 / Math.max(1, count))
  const gap = Math.min(19, 90 / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => ({
    x: 50 + (index - (count - 1) / 2) * gap,
    y: SHELF_Y + 0.5,
    size,
  }))
}

/** ½, ¼, ¾, ⅛, ⅝, …: whatever the number of places in a row, those taken first are far apart. */
function placeInRow(rank: number): number {
  let place = 0
  for (let rest = rank + 1, part = 0.5; rest > 0; rest >>= 1, part /= 2) place += (rest & 1) * part
  return place
}

/** Returns the spot in a vessel, the same in every scene, of the ingredient that is the `rank`th to be seen there. */
export function spotInVessel(rank: number, { rim: { y, rx, ry }, isHollow }: Vessel): IngredientSpot {
  const depth = ((rank * 5) % 7) / 6 - 0.5
  return {
    x: 50 + (placeInRow(rank) - 0.5) * rx * 1.3,
    y: y + 3.6 + depth * ry * (isHollow ? 0.6 : 1.1),
    size: sizeInVessel,
  }
}

/**
 * Returns the neighbouring scene if it is a step with the same vessel and food, which then stay on the table between the
 * two scenes. A dish is always served anew.
 */
export function sceneWithSameVessel(scene: StepScene, neighbour: Scene | undefined): StepScene | undefined {
  if (neighbour?.kind !== 'step') return undefined
  const { place } = neighbour.staging
  const isServing = place === 'plate' || place === 'glass'
  return !isServing && vesselIn(neighbour) === vesselIn(scene) ? neighbour : undefined
}

/** Returns what the food of a step lies in, in the oven and in the cold too. */
export const vesselIn = ({ staging: { vessel, place } }: StepScene): Vessel => vessels[vessel ?? place]
