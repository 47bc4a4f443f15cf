import { hasPiece } from '../drawings/item'
import { slice } from '../drawings/pieces'
import { tint } from '../svg/color'
import { placeUpright, renderSprite } from '../svg/sprite'
import { type Dish, scatterable } from './dish'
import { drawPiece, drawToppings } from './placed-pieces'
import { foodShadow } from './shapes'

/** The main item on a bed of the toppings: a roast bird, a fish, stuffed vegetables. */
export async function wholeFood(dish: Dish): Promise<string> {
  const { surface, color, toppings, main, random } = dish
  const items = scatterable(toppings)
  const bed = await Promise.all(
    Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * 6.283
      return {
        x: surface.x + Math.cos(angle) * surface.rx * 0.82,
        y: surface.y + Math.sin(angle) * surface.ry * 0.8,
        item: items[i % Math.max(1, toppings.length)],
      }
    })
      .sort((a, b) => a.y - b.y)
      .map(({ x, y, item }) =>
        item ? drawPiece(item.piece, x, y, Math.min(100, item.pieceSize), random.next(-50, 50)) : '',
      ),
  )
  const body = await drawPiece(
    main?.whole ?? slice(color, tint(color, 0.2)),
    surface.x,
    surface.y - surface.ry * 0.36,
    surface.rx * 1.62,
    0,
    0.96,
  )
  return `${foodShadow(dish, 0.8)}${bed.slice(0, 7).join('')}${body}${bed.slice(7).join('')}`
}

/** Upright items and herbs, seen through the glass of a jar. */
export async function packedJar(dish: Dish): Promise<string> {
  const { x, y, rx } = dish.surface
  const item = dish.main ?? dish.toppings[0]
  if (!item) return ''
  const upright = await renderSprite({
    ...item.whole,
    key: `${item.whole.key}_up`,
    rotation: (item.whole.rotation ?? 0) + 90,
  })
  const body = [
    [-0.62, 0.5],
    [0.02, 0.42],
    [0.64, 0.52],
    [-0.34, 1.9],
    [0.36, 1.94],
    [-0.72, 3.1],
    [0, 3.2],
    [0.7, 3.08],
  ].map(([u = 0, v = 0]) => placeUpright(upright, x + u * rx * 0.86, y + rx * (v * 0.56 + 1.0), rx * 1.06))
  const [first, second, third] = dish.toppings.filter(hasPiece)
  const herbs = await Promise.all(
    [
      [-0.3, 0.9],
      [0.5, 1.2],
      [-0.7, 2.2],
      [0.1, 2.6],
    ].map(([u = 0, v = 0], i) => {
      const herb = (i % 2 ? third : second) ?? first
      return herb ? drawPiece(herb.piece, x + u * rx, y + v * rx, 110, i * 40) : ''
    }),
  )
  return `<g opacity=".9">${body.join('')}</g><g opacity=".95">${herbs.join('')}</g>${await drawToppings(dish, 8, 0.8)}`
}
