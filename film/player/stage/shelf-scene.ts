import { type ShelfScene } from '../../story'
import { appendElement, appendLayer } from '../dom'
import { transformTo } from '../keyframes'
import { easeOut, overshoot } from '../motion'
import { shelf } from './kitchen-drawings'
import { centerOf, layOutShelves } from './stage-layout'
import { appendIngredient, type Stage } from './stage'

/** The centre of the table and the size at which an ingredient is shown there before it goes to its shelf. */
const SHOWN = { x: 50, y: 76, size: 38 }

/** Builds the scene that shows the ingredients one after another and puts them on the shelves. */
export function mountShelf(stage: Stage, { lines, duration }: ShelfScene) {
  const { element, motion, story } = stage
  const { shelves, spots } = layOutShelves(story.ingredients.length)
  // The lower shelf is behind the upper one.
  const shelfLayers = [...shelves].reverse().map((top) => {
    const layer = appendLayer(element, shelf)
    layer.style.top = `${top}em`
    return layer
  })
  const light = appendElement(element, 'i', 'light')
  motion.add(light, { opacity: [0, 1], transform: ['scale(.4)', 'none'] }, { duration: 600, easing: easeOut })
  for (const layer of shelfLayers) {
    motion.enter(layer, 'translateY(-8em)', { duration: 350, easing: easeOut })
  }

  lines.forEach(({ at }, index) => {
    const spot = spots[index]
    if (!spot) return
    const picture = appendIngredient(stage, index, spot)
    const centre = centerOf(spot)
    const [dx, dy, scale] = [SHOWN.x - centre.x, SHOWN.y - centre.y, SHOWN.size / spot.size]
    const untilNext = (lines[index + 1]?.at ?? at + 800) - at
    motion.add(picture, shelving(dx, dy, scale), {
      at: at - 120,
      duration: Math.max(1_150, untilNext + 350),
    })
  })
  motion.leave([...element.children], duration)
}

/** Keyframes of an ingredient that appears on the table, `dx` and `dy` from its spot, and jumps onto the shelf. */
function shelving(dx: number, dy: number, scale: number): Keyframe[] {
  return [
    { offset: 0, opacity: 0, transform: transformTo(dx, dy + 10, -14, scale * 0.3), easing: overshoot },
    { offset: 0.3, opacity: 1, transform: transformTo(dx, dy, 0, scale) },
    { offset: 0.52, opacity: 1, transform: transformTo(dx, dy, 0, scale * 1.03), easing: 'ease-in' },
    { offset: 0.58, transform: transformTo(dx, dy + 2, 0, scale * 1.08, scale * 0.92), easing: 'ease-out' },
    {
      offset: 0.74,
      transform: transformTo(dx * 0.45, Math.min(dy * 0.3, 0) - 9, 6, 1 + (scale - 1) * 0.4),
      easing: 'ease-in',
    },
    { offset: 0.88, transform: transformTo(0, 0.8, 0, 1.12, 0.86), easing: 'ease-out' },
    { offset: 0.95, transform: transformTo(0, -1, 0, 0.97, 1.04), easing: 'ease-in-out' },
    { offset: 1, opacity: 1, transform: transformTo(0, 0) },
  ]
}
