import { mix, tint } from '../svg/color'
import { ball, blur, clay, crust, pool } from '../svg/paint'
import { seen } from './arranged-pieces'
import { type Dish, filling, piece, spots, topping } from './dish'
import { specks } from './shapes'

/** Casserole, gratin, lasagne, pizza in its tin: a golden, blistered top. */
export async function bake(dish: Dish): Promise<string> {
  const { food, color, inside, random } = dish
  const seen = inside.filter((thing) => thing.bit && !thing.spoon && thing.bitSize >= 56)
  const parts: string[] = []
  for (const [i, spot] of spots(dish, seen.length ? 18 : 0, 0.8).entries()) {
    const thing = seen[i % seen.length]
    if (thing?.bit)
      parts.push(await piece(thing.bit, spot.x, spot.y, thing.bitSize, random.next(-50, 50), 0.6))
  }
  const bubbles = spots(dish, 34, 0.88).map(({ x, y }) => {
    const s = random.next(18, 44)
    return `<ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.44}" fill="${pool(random.pick([tint(color, 0.25), tint(color, 0.1), mix(color, '#b8601f', 0.4)]))}" opacity=".75"/>`
  })
  return `${filling(dish, crust(color), 0.2)}<g filter="${clay(10)}"><path d="${food.outline}" transform="translate(0 -10)" fill="${crust(color)}"/></g><g transform="translate(0 -10)">${parts.join('')}<path d="${food.outline}" fill="${crust(tint(color, 0.2))}" opacity=".26"/>${bubbles.join('')}${specks(dish, 30, 0.92, 0, '#a04a14')}<path d="M${food.x - food.rx * 0.7} ${food.y - food.ry * 0.5}q${food.rx * 0.5}-${food.ry * 0.4} ${food.rx * 0.9}-${food.ry * 0.3}" stroke="#fff" stroke-width="18" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(9)}"/></g>${await topping(dish, 14)}`
}

/** Round slices of several vegetables, standing in rings. */
export async function ringsOf(dish: Dish): Promise<string> {
  const { food, color } = dish
  const round = seen(dish).filter((thing) => thing.bit?.key.startsWith('slice'))
  const out: string[] = [`<path d="${food.outline}" fill="${ball(color)}"/>`]
  for (let row = 0; row < 5; row++) {
    const y = food.y - food.ry * 0.72 + (row / 4) * food.ry * 1.42
    const half = food.rx * (0.86 + row * 0.02)
    for (let i = 0; i < 15; i++) {
      const thing = round[(i + row) % round.length]
      if (thing?.bit) out.push(await piece(thing.bit, food.x - half + (i / 14) * half * 2, y, 118, -8, 0.9))
    }
  }
  return (
    out.join('') + (await topping({ ...dish, tops: dish.tops.filter((thing) => !round.includes(thing)) }, 10))
  )
}
