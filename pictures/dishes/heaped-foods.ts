import { leaf } from '../drawings/pieces'
import { mix, shade, tint } from '../svg/color'
import { clay, fade, pool } from '../svg/paint'
import { type Dish, filling, hill, piece, spots, topping } from './dish'

/** Salad: a generous hill of everything that is in it. */
export async function salad(dish: Dish): Promise<string> {
  const { color, food, inside, tops, random } = dish
  const height = food.ry * 0.72
  const parts = [...tops, ...inside].filter((thing) => thing.bit && !thing.spoon && thing.bitSize >= 40)
  const bed = await Promise.all(
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * 6.283 + random.next(-0.15, 0.15)
      return {
        x: food.x + Math.cos(angle) * food.rx * 0.88,
        y: food.y + Math.sin(angle) * food.ry * 0.84,
        turn: (angle * 180) / 3.1416 + 90,
      }
    })
      .sort((a, b) => a.y - b.y)
      .map((at, i) => piece(leaf(i % 2 ? '#7fbd45' : '#9acc58', true), at.x, at.y, 128, at.turn, 0.62)),
  )
  const green = parts.some((thing) => thing.bit?.key.startsWith('leaf'))
  const out: string[] = []
  for (const [i, spot] of spots(dish, 74, 0.86, height).entries()) {
    const thing = parts[(i * 7 + random.int(0, 1)) % Math.max(1, parts.length)]
    if (!thing?.bit) continue
    out.push(
      await piece(
        thing.bit,
        spot.x,
        spot.y,
        Math.min(thing.bitSize, 112) * random.next(0.92, 1.18),
        random.next(-70, 70),
        0.82,
      ),
    )
  }
  return `${filling(dish, pool(shade(color, 0.12)), 0.2)}${green ? bed.join('') : ''}${hill(dish, height, 0.86, pool(green ? mix(color, '#5f8f2f', 0.35) : color))}${out.join('')}${await topping(dish, height * 0.98)}`
}

/** Loose grains: buckwheat, pilaf, bulgur, rice. */
export async function grains(dish: Dish): Promise<string> {
  const { color, food, inside, random } = dish
  const height = food.ry * 0.66
  const kernels = spots(dish, 1100, 0.95, height).map(({ x, y }) => {
    const tone = random.pick([color, tint(color, 0.25), shade(color, 0.16), tint(color, 0.12)])
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="12.5" ry="6.6" fill="${tone}" stroke="${shade(color, 0.4)}" stroke-opacity=".35" stroke-width="1.6" transform="rotate(${random.int(-75, 75)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  })
  const parts = inside.filter((thing) => thing.bit && !thing.spoon && thing.bitSize >= 40)
  const among: string[] = []
  for (const [i, spot] of spots(dish, parts.length ? 20 : 0, 0.82, height).entries()) {
    const thing = parts[i % parts.length]
    if (thing?.bit)
      among.push(await piece(thing.bit, spot.x, spot.y, thing.bitSize * 0.8, random.next(-60, 60)))
  }
  return `${hill(dish, height)}<g>${kernels.join('')}</g><g>${among.join('')}</g><path d="M${food.x - food.rx * 0.6} ${food.y - height * 0.5}q${food.rx * 0.2}-${height * 0.5} ${food.rx * 0.6}-${height * 0.62}" stroke="#fff" stroke-width="40" opacity=".18" fill="none" stroke-linecap="round" filter="url(#blur-16)"/>${await topping(dish, height)}`
}

/** Pasta: a nest of long strands, or a heap of short ones. */
export async function pasta(dish: Dish): Promise<string> {
  const { color, food, inside, random, main } = dish
  const height = food.ry * 0.62
  const strands: string[] = []
  if (main?.bit) {
    for (const spot of spots(dish, 64, 0.88, height)) {
      strands.push(
        await piece(main.bit, spot.x, spot.y, main.bitSize * random.next(0.95, 1.1), random.next(-70, 70)),
      )
    }
  } else {
    for (const { x, y, far } of spots(dish, 150, 0.8, height)) {
      const [cx, cy] = [food.x + (x - food.x) * 0.35 + random.next(-30, 30), y + random.next(-8, 8)]
      const [rx, ry] = [
        food.rx * random.next(0.26, 0.56) * (0.55 + far * 0.4),
        food.ry * random.next(0.22, 0.46) * (0.5 + far * 0.4),
      ]
      const from = random.next(0, 6.28)
      const to = from + random.next(1.6, 3)
      const at = (a: number) => `${(cx + Math.cos(a) * rx).toFixed(0)} ${(cy + Math.sin(a) * ry).toFixed(0)}`
      const path = `M${at(from)}A${rx.toFixed(0)} ${ry.toFixed(0)} ${random.int(-14, 14)} 0 1 ${at(to)}`
      const tone = random.pick([color, tint(color, 0.2), shade(color, 0.07), tint(color, 0.1)])
      strands.push(
        `<path d="${path}" stroke="${shade(color, 0.42)}" stroke-width="19" fill="none" stroke-linecap="round" opacity=".5" transform="translate(2 4)"/><path d="${path}" stroke="${tone}" stroke-width="15" fill="none" stroke-linecap="round"/><path d="${path}" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".42" transform="translate(-2 -4)"/>`,
      )
    }
  }
  const parts = inside.filter((thing) => thing.bit && !thing.spoon && thing.bitSize >= 50)
  const among: string[] = []
  for (const [i, spot] of spots(dish, parts.length ? 9 : 0, 0.7, height).entries()) {
    const thing = parts[i % parts.length]
    if (thing?.bit)
      among.push(await piece(thing.bit, spot.x, spot.y, thing.bitSize * 0.9, random.next(-50, 50)))
  }
  return `${hill(dish, height, 0.9, pool(shade(color, 0.25)))}${strands.join('')}${among.join('')}${await topping(dish, height)}`
}

/** Dumplings of any kind: pelmeni, vareniki, khinkali, gnocchi. */
export async function dumplings(dish: Dish): Promise<string> {
  const { color, random, food } = dish
  const height = food.ry * 0.5
  const dough = {
    key: `dumpling_${color.slice(1)}`,
    svg: `<g filter="${clay(11)}"><path d="M14 150q4-106 114-112q110 6 114 112q-12 26-34 14q-14 26-38 12q-20 22-42 6q-22 16-42-6q-24 14-38-12q-22 12-34-14z" fill="url(#ball-${color.slice(1)})"/></g><path d="M48 150q8-66 80-74q72 8 80 74" fill="none" stroke="${shade(color, 0.25)}" stroke-width="7" opacity=".4"/><path d="M38 164l8-20M78 178l6-22M128 184v-22M178 178l-6-22M218 164l-8-20" stroke="${shade(color, 0.3)}" stroke-width="6" opacity=".45" stroke-linecap="round"/><ellipse cx="96" cy="78" rx="34" ry="13" fill="#fff" opacity=".6" transform="rotate(-24 96 78)" filter="url(#blur-5)"/>`,
  }
  const out = await Promise.all(
    spots(dish, 24, 0.82, height).map(({ x, y }) =>
      piece(dough, x, y, random.next(150, 166), random.next(-28, 28), 0.9),
    ),
  )
  return `<ellipse cx="${food.x}" cy="${food.y + 10}" rx="${food.rx}" ry="${food.ry}" fill="${fade('#43112c')}" opacity=".45"/>${out.join('')}${await topping(dish, height)}`
}
