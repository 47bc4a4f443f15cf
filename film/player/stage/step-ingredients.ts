import { type StepScene } from '../../story'
import { appendElement } from '../dom'
import { hop, pour, transformTo, type Point } from '../keyframes'
import { overshoot } from '../motion'
import { type Vessel } from './drawings'
import { centerOf, layOutRow, sizeInVessel, spotInVessel } from './layout'
import { appendIngredient, type Stage } from './stage'

/** When the first ingredient leaves the shelf, in milliseconds of the scene. */
export const FIRST_INGREDIENT_MS = 900

/** A piece of food in the vessel, and when it lands there. */
export type Piece = { picture: HTMLElement; x: number; at: number }

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
  { inside, duration }: StepScene,
  { contents, vessel, isKept }: Target,
  { fadeIn }: { fadeIn: boolean },
) {
  const { motion, story } = stage
  for (const index of inside) {
    if (story.ingredients[index]?.pour) continue
    const picture = appendIngredient(stage, index, spotInVessel(index, vessel), contents)
    if (fadeIn) motion.add(picture, { opacity: [0, 1] }, { at: 250, duration: 250 })
    if (!isKept(index)) motion.leave([picture], duration)
  }
}

/** Moves the ingredients of the step from the shelf into the vessel, one after another. */
export function addNewIngredients(
  stage: Stage,
  { uses, duration }: StepScene,
  { contents, vessel, walls, isKept }: Target,
): { pieces: Piece[]; settledAt: number } {
  const { motion, story } = stage
  const { y, ry } = vessel.rim
  const interval = Math.min(620, (duration - FIRST_INGREDIENT_MS - 2_300) / Math.max(1, uses.length))
  const pieces: Piece[] = []
  let landedAt = FIRST_INGREDIENT_MS

  layOutRow(uses.length).forEach((shelfSpot, order) => {
    const index = uses[order]
    if (index === undefined) return
    const ingredient = story.ingredients[index]
    const picture = appendIngredient(stage, index, shelfSpot, contents)
    const from = centerOf(shelfSpot)
    const at = FIRST_INGREDIENT_MS + interval * order
    motion.add(
      picture,
      { opacity: [0, 1], scale: [0.4, 1] },
      { at: order * 60, duration: 400, easing: overshoot },
    )
    if (ingredient?.pour) {
      const side = from.x >= 50 ? 1 : -1
      const mouth = { x: 50 + side * 12, y: y - 17 }
      motion.add(picture, pour(from, mouth, side * -105), { at, duration: 1_900, fill: 'forwards' })
      animateStream(
        stage,
        contents,
        { x: 50 + side * 3, y: mouth.y },
        {
          floor: y + ry * 0.3,
          color: ingredient.pour,
          at: at + 720,
        },
      )
      motion.leave([picture], duration)
      landedAt = at + 1_350
    } else {
      const spot = spotInVessel(index, vessel)
      const turn = ((index * 47) % 50) - 25
      motion.add(picture, hop(from, centerOf(spot), { scale: sizeInVessel / shelfSpot.size, turn }), {
        at,
        duration: 1_050,
        fill: 'forwards',
      })
      landedAt = at + 800
      pieces.push({ picture, x: spot.x, at: landedAt })
      if (!isKept(index)) motion.leave([picture], duration)
      shake(stage, walls, at + 740)
    }
    showName(stage, ingredient?.title ?? '', at, Math.max(interval, 700))
  })
  return { pieces, settledAt: landedAt + 250 }
}

function shake({ motion }: Stage, walls: Element[], at: number) {
  for (const wall of walls) {
    motion.add(
      wall,
      [
        {},
        { transform: 'translateY(.8em) scale(1.03,.96)' },
        { transform: 'translateY(-.4em) scale(.99,1.015)' },
        {},
      ],
      { at, duration: 420, easing: 'ease-out', fill: 'none' },
    )
  }
}

/** Drops that fall from the mouth of a package to the `floor`, the height of the food. */
function animateStream(
  { motion }: Stage,
  contents: HTMLElement,
  mouth: Point,
  { floor, color, at }: { floor: number; color: string; at: number },
) {
  const fall = floor - mouth.y
  for (let index = 0; index < 9; index++) {
    const drop = appendElement(contents, 'i', 'drop')
    const spread = (((index * 5) % 7) - 3) * 0.75
    drop.style.left = `${mouth.x + spread}em`
    drop.style.top = `${mouth.y}em`
    drop.style.background = color
    motion.add(
      drop,
      [
        { opacity: 1, transform: transformTo(0, 0, 0, 0.5, 0.7), easing: 'cubic-bezier(.5,0,.9,.6)' },
        { offset: 0.8, opacity: 1, transform: transformTo(0, fall, 0, 0.8, 1.3) },
        { opacity: 0, transform: transformTo((index % 3) - 1, fall - 1.5, 0, 0.4) },
      ],
      { at: at + index * 70, duration: 480, fill: 'none' },
    )
  }
}

function showName({ element, motion }: Stage, title: string, at: number, duration: number) {
  const tag = appendElement(element, 'b', 'tag')
  tag.textContent = title
  motion.add(
    tag,
    [
      { offset: 0, opacity: 0, transform: 'translate(-50%,-.6em) scale(.9)' },
      { offset: 0.2, opacity: 1, transform: 'translate(-50%,0)' },
      { offset: 0.85, opacity: 1, transform: 'translate(-50%,0)' },
      { offset: 1, opacity: 0, transform: 'translate(-50%,.2em)' },
    ],
    { at, duration },
  )
}
