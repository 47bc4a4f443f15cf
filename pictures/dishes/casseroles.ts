import { hasPiece } from '../drawings/item'
import { mix, tint } from '../svg/color'
import { ball, blur, clay, crust, pool } from '../svg/paint'
import { type Dish, scatterable } from './dish'
import { scatterSpots } from './layout'
import { drawPiece, drawToppings, scatterPieces } from './placed-pieces'
import { bakedSpecks, flatFilling } from './shapes'

/** A baked, blistered top: casserole, gratin, lasagne, pizza in its tin. */
export async function casserole(dish: Dish): Promise<string> {
  const { surface, color, contents, random } = dish
  const pieces = await scatterPieces(dish, scatterable(contents, 56), {
    count: 18,
    reach: 0.8,
    size: ({ pieceSize }) => pieceSize,
    rotation: 50,
    squash: 0.6,
  })
  const bubbles = scatterSpots(dish, 34, 0.88).map(({ x, y }) => {
    const radius = random.next(18, 44)
    return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.44}" fill="${pool(random.pick([tint(color, 0.25), tint(color, 0.1), mix(color, '#b8601f', 0.4)]))}" opacity=".75"/>`
  })
  return `${flatFilling(dish, crust(color), 0.2)}<g filter="${clay(10)}"><path d="${surface.outline}" transform="translate(0 -10)" fill="${crust(color)}"/></g><g transform="translate(0 -10)">${pieces}<path d="${surface.outline}" fill="${crust(tint(color, 0.2))}" opacity=".26"/>${bubbles.join('')}${bakedSpecks(dish, 30, 0.92, '#a04a14')}<path d="M${surface.x - surface.rx * 0.7} ${surface.y - surface.ry * 0.5}q${surface.rx * 0.5}-${surface.ry * 0.4} ${surface.rx * 0.9}-${surface.ry * 0.3}" stroke="#fff" stroke-width="18" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(9)}"/></g>${await drawToppings(dish, 14)}`
}

/** The toppings that are round slices. */
export const roundSlices = (dish: Dish) =>
  dish.toppings.filter(hasPiece).filter(({ piece }) => piece.key.startsWith('slice'))

/** Rows of overlapping round slices. */
export async function slicedVegetables(dish: Dish): Promise<string> {
  const { surface, color, toppings } = dish
  const slices = roundSlices(dish)
  const drawn: string[] = []
  for (let row = 0; row < 5; row++) {
    const y = surface.y - surface.ry * 0.72 + (row / 4) * surface.ry * 1.42
    const half = surface.rx * (0.86 + row * 0.02)
    for (let i = 0; i < 15; i++) {
      const item = slices[(i + row) % slices.length]
      if (item)
        drawn.push(await drawPiece(item.piece, surface.x - half + (i / 14) * half * 2, y, 118, -8, 0.9))
    }
  }
  const others = toppings.filter((item) => !slices.some((slice) => slice === item))
  return `<path d="${surface.outline}" fill="${ball(color)}"/>${drawn.join('')}${await drawToppings({ ...dish, toppings: others }, 10)}`
}
