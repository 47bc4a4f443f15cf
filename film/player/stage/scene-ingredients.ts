import { type Story, type StepScene } from '../../story'
import { hop, pour, transformTo } from '../keyframes'
import { overshoot } from '../motion'
import { type Vessel } from './kitchen-drawings'
import { animateStream, replacePicture, shake, showName } from './ingredient-effects'
import { centerOf, layOutRow, sizeInVessel, spotInVessel, type IngredientSpot } from './stage-layout'
import { appendIngredient, type Stage } from './stage'

/** When the first ingredient leaves the shelf, in milliseconds of the scene. */
export const FIRST_INGREDIENT_MS = 900

/** Food in the vessel, when it lands there, and the picture that the knife turns it into. */
export type Piece = { picture: HTMLElement; x: number; at: number; cut?: string }

/** Of food that was cooked; the class `cooked` has the same in style/kitchen.css. */
const COOKED = 'sepia(.3) saturate(1.3) brightness(.88)'
const MIN_HEAT_MS = 800

type Target = {
  /** The element between the back and the front of the vessel. */
  contents: HTMLElement
  vessel: Vessel
  /** What shakes when an ingredient lands. */
  walls: Element[]
  /** Whether the ingredient stays in the vessel in the next scene. */
  isKept: (ingredient: number) => boolean
}

/** Adds the ingredients that earlier steps put into the vessel. What was poured is part of the drawn filling. */
export function addIngredientsInside(
  stage: Stage,
  scene: StepScene,
  { contents, vessel, isKept }: Target,
  { fadeIn }: { fadeIn: boolean },
) {
  const { motion, story } = stage
  const { inside, cooked, cuts, duration } = scene
  for (const index of inside) {
    const ingredient = story.ingredients[index]
    if (!ingredient) continue
    // What this step cuts out of sight, in the vessel, is in pieces at once.
    const image = cuts.includes(index) ? ingredient.cut : imageInVessel(ingredient, index, scene)
    if (ingredient.pour && !image) continue
    const spot = spotInVessel(rankOf(story, index), vessel)
    const picture = appendIngredient(stage, index, spot, { parent: contents, image })
    if (!cooked.includes(index)) heat(stage, scene, index, picture, FIRST_INGREDIENT_MS)
    else if (image === undefined || image !== ingredient.cooked) picture.classList.add('cooked')
    if (fadeIn) motion.add(picture, { opacity: [0, 1] }, { at: 250, duration: 250 })
    if (!isKept(index)) motion.leave([picture], duration)
  }
}

/** The number of ingredients before this one that are seen in vessels. */
const rankOf = ({ ingredients }: Story, index: number) =>
  ingredients.slice(0, index).filter(({ pour, cooked }) => !pour || cooked).length

/**
 * The picture of an ingredient that lies in a vessel: without its package, in pieces once it has been cut, and as cooked food
 * once it has been cooked. Absent while it is whole, and while what was poured is not cooked.
 */
function imageInVessel(
  { cut, content, cooked, pour }: Story['ingredients'][number],
  index: number,
  { inPieces, cooked: wereCooked, staging }: StepScene,
): string | undefined {
  if (pour) return wereCooked.includes(index) ? cooked : undefined
  // What has both is an egg, which is boiled whole.
  const raw = cut && inPieces.includes(index) ? cut : cut && staging.place === 'pot' ? undefined : content
  return raw && cooked && wereCooked.includes(index) ? cooked : raw
}

const isHot = ({ staging }: StepScene) => staging.flame || staging.place === 'oven'

/** Cooks a picture while the step does: into the picture of the cooked pieces, brown, or it melts. */
function heat(
  { motion, story, resolveUrl }: Stage,
  scene: StepScene,
  index: number,
  picture: Element,
  at: number,
) {
  const { duration, cuts } = scene
  const ingredient = story.ingredients[index]
  if (!ingredient || !isHot(scene) || duration - at < MIN_HEAT_MS) return
  const until = duration - MIN_HEAT_MS / 2
  const isInPieces = cuts.includes(index) || imageInVessel(ingredient, index, scene) !== undefined
  if (ingredient.cooked && isInPieces) {
    replacePicture(motion, picture, resolveUrl(ingredient.cooked), {
      at: (at + until) / 2,
      duration: (until - at) / 2,
    })
    return
  }
  motion.add(picture, ingredient.melts ? { opacity: [1, 0] } : { filter: ['none', COOKED] }, {
    at,
    duration: until - at,
    fill: 'forwards',
  })
}

/** Moves the ingredients of the step from the shelf into the vessel, one after another. */
export function addNewIngredients(
  stage: Stage,
  scene: StepScene,
  { contents, vessel, walls, isKept }: Target,
): { pieces: Piece[]; settledAt: number } {
  const { motion, story, resolveUrl } = stage
  const { uses, duration, cuts, cooked, staging } = scene
  const { y, ry } = vessel.rim
  const interval = Math.min(620, (duration - FIRST_INGREDIENT_MS - 2_300) / Math.max(1, uses.length))
  const pieces: Piece[] = []
  let landedAt = FIRST_INGREDIENT_MS

  layOutRow(uses.length).forEach((shelfSpot, order) => {
    const index = uses[order]
    const ingredient = index === undefined ? undefined : story.ingredients[index]
    if (index === undefined || !ingredient) return
    const inVessel = imageInVessel(ingredient, index, scene)
    const leavesPackage =
      inVessel === undefined ? ingredient.pour !== undefined : inVessel === ingredient.content
    const picture = appendIngredient(stage, index, shelfSpot, {
      parent: contents,
      image: leavesPackage ? undefined : inVessel,
    })
    if (cooked.includes(index) && (inVessel === undefined || inVessel !== ingredient.cooked))
      picture.classList.add('cooked')
    const from = centerOf(shelfSpot)
    const spot = spotInVessel(rankOf(story, index), vessel)
    const at = FIRST_INGREDIENT_MS + interval * order
    motion.add(
      picture,
      { opacity: [0, 1], scale: [0.4, 1] },
      { at: order * 60, duration: 400, easing: overshoot },
    )
    const land = (landed: HTMLElement) => {
      pieces.push({ picture: landed, x: spot.x, at: landedAt, ...slicedInto(index) })
      heat(stage, scene, index, landed, landedAt)
      if (!isKept(index)) motion.leave([landed], duration)
    }
    if (leavesPackage) {
      const side = from.x >= 50 ? 1 : -1
      const mouth = { x: 50 + side * 12, y: y - 17 }
      motion.add(picture, pour(from, mouth, side * -105), { at, duration: 1_900, fill: 'forwards' })
      motion.leave([picture], duration)
      landedAt = at + 1_350
      if (ingredient.pour) {
        animateStream(
          stage,
          contents,
          { x: 50 + side * 3, y: mouth.y },
          { floor: y + ry * 0.3, color: ingredient.pour, at: at + 720 },
        )
        if (ingredient.cooked) showCooked(index, spot, ingredient.cooked)
      } else {
        const fallen = appendIngredient(stage, index, spot, { parent: contents, image: inVessel })
        const centre = centerOf(spot)
        const [dx, dy] = [50 + side * 3 - centre.x, mouth.y - centre.y]
        motion.add(
          fallen,
          [
            { opacity: 0, transform: transformTo(dx, dy, 0, 0.4), easing: 'ease-in' },
            { offset: 0.3, opacity: 1 },
            { opacity: 1, transform: transformTo(0, 0) },
          ],
          { at: at + 720, duration: 630 },
        )
        land(fallen)
      }
    } else {
      const turn = ((index * 47) % 50) - 25
      motion.add(picture, hop(from, centerOf(spot), { scale: sizeInVessel / shelfSpot.size, turn }), {
        at,
        duration: 1_050,
        fill: 'forwards',
      })
      landedAt = at + 800
      if (cuts.includes(index) && ingredient.cut && staging.tool !== 'knife') {
        replacePicture(motion, picture, resolveUrl(ingredient.cut), { at: at + 200 })
      }
      land(picture)
      shake(stage, walls, at + 740)
    }
    showName(stage, ingredient.title, at, Math.max(interval, 700))
  })
  return { pieces, settledAt: landedAt + 250 }

  /** Poured grains are seen again while they cook. */
  function showCooked(index: number, spot: IngredientSpot, image: string) {
    if (!isHot(scene)) return
    const picture = appendIngredient(stage, index, spot, { parent: contents, image })
    const at = (landedAt + duration) / 2
    motion.add(picture, { opacity: [0, 1] }, { at, duration: (duration - at) / 2 })
    if (!isKept(index)) motion.leave([picture], duration)
  }

  function slicedInto(index: number): { cut?: string } {
    const cut = story.ingredients[index]?.cut
    return cut && cuts.includes(index) ? { cut: resolveUrl(cut) } : {}
  }
}
