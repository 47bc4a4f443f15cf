import { type FoodItemWithPiece, hasPiece } from '../drawings/item'
import { dishShadowColor } from '../drawings/shadow'
import { type Drawing } from '../svg/drawing'
import { fade } from '../svg/paint'
import { placeFlat, renderSprite } from '../svg/sprite'
import { type Dish } from './dish'
import { scatterSpots } from './layout'

/** A piece lying at x, y with its shadow; `size` is its longer side, `rotation` in degrees. */
export async function drawPiece(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  rotation = 0,
  squash = 0.84,
): Promise<string> {
  const sprite = await renderSprite(drawing)
  const longer = Math.max(sprite.width, sprite.height)
  const [width, height] = [(size * sprite.width) / longer, (size * sprite.height) / longer]
  return `<ellipse cx="${(x + size * 0.07).toFixed(1)}" cy="${(y + height * squash * 0.3).toFixed(1)}" rx="${(Math.max(width, size * 0.5) * 0.56).toFixed(1)}" ry="${(Math.max(height, size * 0.5) * squash * 0.42).toFixed(1)}" fill="${fade(dishShadowColor)}" opacity=".42"/>${placeFlat(sprite, x, y, size, rotation, squash)}`
}

/** Pieces of the items in turn, scattered over the dish. `rotation` is the largest angle to either side. */
export async function scatterPieces(
  dish: Dish,
  items: readonly FoodItemWithPiece[],
  options: {
    count: number
    reach: number
    height?: number
    size: (item: FoodItemWithPiece) => number
    rotation: number
    squash?: number
  },
): Promise<string> {
  const { count, reach, height, size, rotation, squash } = options
  const drawn: string[] = []
  for (const [i, { x, y }] of scatterSpots(dish, items.length ? count : 0, reach, height).entries()) {
    const item = items[i % items.length]
    if (item)
      drawn.push(await drawPiece(item.piece, x, y, size(item), dish.random.next(-rotation, rotation), squash))
  }
  return drawn.join('')
}

/** A position on a dish, -1 to 1 in both directions; `lift` raises it, as a share of the surface's height. */
export type DishPosition = readonly [u: number, v: number, lift?: number]

/** The same piece at each of the positions; `drawOnTop` adds something to each. */
export async function arrangePieces(
  { surface, random }: Dish,
  drawing: Drawing,
  positions: readonly DishPosition[],
  options: {
    /** Shares of the surface that the positions cover. */
    spread: readonly [number, number]
    lift: number
    /** As a share of the surface's half width. */
    size: number
    /** Degrees: an angle, or the smallest and the largest of a random one. */
    rotation: number | readonly [number, number]
    squash: number
    drawOnTop?: (x: number, y: number) => Promise<string>
  },
): Promise<string> {
  const { spread, lift, size, rotation, squash, drawOnTop } = options
  const drawn: string[] = []
  for (const [u, v, positionLift] of positions) {
    const x = surface.x + u * surface.rx * spread[0]
    const y =
      surface.y + v * surface.ry * spread[1] - (positionLift === undefined ? lift : surface.ry * positionLift)
    const angle = typeof rotation === 'number' ? rotation : random.next(...rotation)
    drawn.push(await drawPiece(drawing, x, y, surface.rx * size, angle, squash))
    if (drawOnTop) drawn.push(await drawOnTop(x, y))
  }
  return drawn.join('')
}

/** The pieces of one topping in a loose circle around x, y. */
async function drawGroup(
  { piece, pieceSize, pieceCount }: FoodItemWithPiece,
  { random }: Dish,
  x: number,
  y: number,
  scale: number,
): Promise<string> {
  const size = pieceSize * scale
  const start = random.next(0, 6.28)
  const hasMiddle = pieceCount > 3
  const positions = Array.from({ length: pieceCount }, (_, i) => {
    const radius = pieceCount === 1 ? 0 : size * (i === 0 && hasMiddle ? 0.05 : 0.42 + 0.075 * pieceCount)
    const angle =
      start + (i / Math.max(1, pieceCount - (hasMiddle ? 1 : 0))) * 6.283 + random.next(-0.25, 0.25)
    return {
      x: x + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius * 0.52,
      rotation: random.next(-38, 38),
    }
  }).sort((a, b) => a.y - b.y)
  const drawn = await Promise.all(
    positions.map((position) => drawPiece(piece, position.x, position.y, size, position.rotation)),
  )
  return drawn.join('')
}

/** Up to four toppings: first the spooned ones, then the others around them. `lift` is the height of the food. */
export async function drawToppings(dish: Dish, lift = 0, scale = 1): Promise<string> {
  const { surface, toppings, random } = dish
  const spoonedFirst = (a: FoodItemWithPiece, b: FoodItemWithPiece) =>
    Number(b.isSpooned ?? false) - Number(a.isSpooned ?? false)
  const items = toppings.filter(hasPiece).slice(0, 4).sort(spoonedFirst)
  const isAlone = items.length === 1
  const vesselScale = Math.min(1, surface.rx / 250) * scale
  const start = random.next(2.4, 3.6)
  const placed = items
    .map((item, i) => {
      const angle = start + (i / items.length) * 6.283
      const distance = isAlone ? 0 : item.isSpooned && items.length > 2 ? 0.06 : 0.36
      return {
        item,
        x: surface.x + Math.cos(angle) * distance * surface.rx,
        y: surface.y - lift + Math.sin(angle) * distance * surface.ry,
      }
    })
    .sort((a, b) => spoonedFirst(a.item, b.item) || a.y - b.y)
  const drawn: string[] = []
  for (const { item, x, y } of placed)
    drawn.push(await drawGroup(item, dish, x, y, vesselScale * (isAlone && item.isSpooned ? 1.7 : 1.12)))
  return drawn.join('')
}
