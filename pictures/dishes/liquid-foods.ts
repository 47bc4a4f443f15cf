import { chunk } from '../drawings/pieces'
import { mix, shade, tint } from '../svg/color'
import { ball, blur, clay, pool } from '../svg/paint'
import { type Dish, filling, hill, piece, spots, topping } from './dish'

/** Soup: liquid to the rim, pieces half under it, drops of fat. */
export async function soup(dish: Dish): Promise<string> {
  const { food, color, inside, random } = dish
  const seen = inside.filter((thing) => thing.bit && !thing.spoon)
  const sunk: string[] = []
  const places = spots(dish, seen.length ? 22 : 0, 0.86)
  for (const [i, spot] of places.entries()) {
    const thing = seen[i % seen.length]
    if (!thing?.bit) continue
    const size = thing.bitSize * random.next(0.85, 1.1)
    sunk.push(await piece(thing.bit, spot.x, spot.y, size, random.next(-60, 60), 0.66))
  }
  const drops = spots(dish, 26, 0.92).map(
    ({ x, y }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${random.next(5, 15)}" ry="${random.next(3, 7)}" fill="${tint(color, 0.45)}" opacity=".45"/>`,
  )
  const swirl = `M${food.x - food.rx * 0.62} ${food.y + food.ry * 0.1}q${food.rx * 0.3} ${food.ry * 0.75} ${food.rx * 0.8} ${food.ry * 0.42}t${food.rx * 0.36}-${food.ry * 0.66}`
  return `${filling(dish)}<path d="${swirl}" stroke="${tint(color, 0.4)}" stroke-width="16" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(5)}"/>
<g opacity=".95">${sunk.join('')}</g><path d="${food.outline}" fill="${pool(color)}" opacity=".34"/>${drops.join('')}${await topping(dish, 4)}`
}

/** Porridge, mash, hummus: thick, with the marks of a spoon. */
export async function porridge(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const height = food.ry * 0.34
  const marks = [0.82, 0.62, 0.4].map((k, i) => {
    const [rx, ry, y] = [food.rx * k, food.ry * k, food.y - height * (1 - k * k)]
    return `<path d="M${food.x - rx} ${y}A${rx} ${ry} 0 0 0 ${food.x + rx * 0.7} ${y + ry * 0.72}" stroke="${shade(color, 0.22)}" stroke-width="${15 - i * 3}" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(4)}"/><path d="M${food.x - rx * 0.94} ${y - 8}A${rx} ${ry} 0 0 1 ${food.x + rx * 0.5} ${y - ry * 0.86}" stroke="#fff" stroke-width="10" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(5)}"/>`
  })
  const lumps = spots(dish, 60, 0.9, height).map(
    ({ x, y }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${random.next(7, 17)}" ry="${random.next(4, 9)}" fill="${random.pick([tint(color, 0.35), shade(color, 0.1), tint(color, 0.2)])}" opacity=".7"/>`,
  )
  return `${filling(dish, pool(color), 0.2)}<g filter="${clay(14)}">${hill(dish, height, 0.95, pool(color))}</g>${lumps.join('')}${marks.join('')}${await topping(dish, height * 0.9)}`
}

/** Stew: a hill of pieces in a thick sauce. */
export async function stew(dish: Dish): Promise<string> {
  const { color, food, inside, random, tops } = dish
  const height = food.ry * 0.3
  const parts = [...inside, ...tops].filter((thing) => thing.bit && !thing.spoon && thing.bitSize > 56)
  const out: string[] = []
  const places = spots(dish, 46, 0.86, height)
  for (const [i, spot] of places.entries()) {
    const thing = i % 2 ? parts[Math.floor(i / 2) % Math.max(1, parts.length)] : undefined
    const drawing = thing?.bit ?? chunk(mix(color, i % 4 ? color : '#7a3a20', 0.3), (i % 3) + 1)
    out.push(
      await piece(
        drawing,
        spot.x,
        spot.y,
        (thing?.bitSize ?? 92) * random.next(0.95, 1.15),
        random.next(-40, 40),
      ),
    )
  }
  return `${filling(dish, pool(shade(color, 0.1)), 0.35)}<g>${out.join('')}</g><path d="${food.outline}" fill="${ball(color)}" opacity=".16"/>${await topping({ ...dish, tops: tops.filter((thing) => thing.bitSize < 130 || thing.spoon) }, height)}`
}

/** Cream, mousse, pudding: soft peaks. */
export async function cream(dish: Dish): Promise<string> {
  const { food, color } = dish
  const rings = [1, 0.78, 0.55, 0.3]
  const step = food.ry * (dish.tall ? 0.85 : 0.36)
  const body = rings
    .map((k, i) => {
      const [rx, ry, y] = [food.rx * 0.95 * k, food.ry * (0.95 * k + 0.06), food.y - step * i]
      return `<g filter="${clay(11)}"><path d="M${food.x - rx} ${y}q0-${ry * 1.1} ${rx}-${ry * 1.1}t${rx} ${ry * 1.1}q0 ${ry} -${rx} ${ry}t-${rx}-${ry}z" fill="${pool(i % 2 ? tint(color, 0.14) : color)}"/></g><path d="M${food.x - rx * 0.7} ${y + ry * 0.3}q${rx * 0.7} ${ry * 0.7} ${rx * 1.4} 0" stroke="${shade(color, 0.2)}" stroke-width="6" fill="none" opacity=".3" filter="${blur(3)}"/>`
    })
    .join('')
  return `${filling(dish, pool(color), 0.3)}${body}${await topping(dish, step * 3 + food.ry * 0.2, dish.tall ? 0.9 : 0.8)}`
}

/** A drink in its glass: ice or froth, and what swims on it. */
export async function drink(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const froth = Array.from({ length: 22 }, () => {
    const [a, k] = [random.next(0, 6.28), Math.sqrt(random.next())]
    return `<ellipse cx="${food.x + Math.cos(a) * k * food.rx * 0.9}" cy="${food.y + Math.sin(a) * k * food.ry * 0.86}" rx="${random.next(5, 13)}" ry="${random.next(3, 7)}" fill="${tint(color, 0.55)}" opacity=".6"/>`
  })
  const citrus =
    dish.vessel === 'cup' ? undefined : dish.tops.find((thing) => thing.bit?.key.endsWith('_rays'))
  const rim = citrus?.bit
    ? await piece(citrus.bit, food.x + food.rx * 1.04, food.y - food.rx * 0.42, food.rx * 0.96, 12, 1)
    : ''
  const sunk: string[] = []
  const seen = dish.tops.filter((thing) => thing.bit && !thing.spoon && !thing.bit.key.startsWith('pinch'))
  for (let i = 0; dish.vessel !== 'cup' && i < (seen.length ? 9 : 0); i++) {
    const thing = seen[i % seen.length]
    const y = food.y + food.rx * (0.5 + (i / 8) * 1.9)
    if (thing?.bit)
      sunk.push(
        await piece(
          thing.bit,
          food.x + random.next(-0.56, 0.56) * food.rx,
          y,
          Math.max(64, Math.min(thing.bitSize, 120)),
          random.next(-50, 50),
          0.96,
        ),
      )
  }
  return `<g opacity=".5">${sunk.join('')}</g><path d="${food.outline}" fill="${pool(tint(color, 0.14))}"/>${froth.join('')}<path d="M${food.x - food.rx * 0.76} ${food.y}q${food.rx * 0.1}-${food.ry * 0.7} ${food.rx * 0.7}-${food.ry * 0.78}" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".6" filter="${blur(3)}"/>${rim}${await topping({ ...dish, tops: dish.tops.filter((thing) => thing !== citrus) }, food.ry * 0.25, 1.25)}`
}
