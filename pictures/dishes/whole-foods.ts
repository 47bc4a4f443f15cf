import { slice } from '../drawings/pieces'
import { tint } from '../svg/color'
import { sprite, stand } from '../svg/sprite'
import { seen } from './arranged-pieces'
import { type Dish, piece, topping } from './dish'
import { under } from './shapes'

/** One whole thing: a roast bird, a fish, stuffed vegetables; `main` says which. */
export async function whole(dish: Dish): Promise<string> {
  const { food, color, main } = dish
  const bed = await Promise.all(
    Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * 6.283
      const thing = dish.tops.filter((top) => top.bit && !top.spoon)[i % Math.max(1, dish.tops.length)]
      return { x: food.x + Math.cos(a) * food.rx * 0.82, y: food.y + Math.sin(a) * food.ry * 0.8, thing }
    })
      .sort((a, b) => a.y - b.y)
      .map(({ x, y, thing }) =>
        thing?.bit ? piece(thing.bit, x, y, Math.min(100, thing.bitSize), dish.random.next(-50, 50)) : '',
      ),
  )
  const big = main ? main.whole : slice(color, tint(color, 0.2))
  const body = await piece(big, food.x, food.y - food.ry * 0.36, food.rx * 1.62, 0, 0.96)
  return `${under(dish, 0.8)}${bed.slice(0, 7).join('')}${body}${bed.slice(7).join('')}`
}

/** Whole things packed in a jar, seen through its glass. */
export async function packed(dish: Dish): Promise<string> {
  const { food } = dish
  const { rx, x, y } = food
  const thing = dish.main ?? dish.tops[0]
  if (!thing) return ''
  const made = await sprite({
    ...thing.whole,
    key: `${thing.whole.key}_up`,
    turn: (thing.whole.turn ?? 0) + 90,
  })
  const at = [
    [-0.62, 0.5],
    [0.02, 0.42],
    [0.64, 0.52],
    [-0.34, 1.9],
    [0.36, 1.94],
    [-0.72, 3.1],
    [0, 3.2],
    [0.7, 3.08],
  ] as const
  const herbs = await Promise.all(
    [
      [-0.3, 0.9],
      [0.5, 1.2],
      [-0.7, 2.2],
      [0.1, 2.6],
    ].map(([u = 0, v = 0], i) => {
      const herb = seen(dish)[1 + (i % 2)] ?? seen(dish)[0]
      return herb?.bit ? piece(herb.bit, x + u * rx, y + v * rx, 110, i * 40) : ''
    }),
  )
  const body = at.map(([u, v]) => stand(made, x + u * rx * 0.86, y + rx * (v * 0.56 + 1.0), rx * 1.06))
  return `<g opacity=".9">${body.join('')}</g><g opacity=".95">${herbs.join('')}</g>${await topping(dish, 8, 0.8)}`
}
