import { crust, down } from '../svg/paint'
import { type Drawing, sprite, stand } from '../svg/sprite'
import { slab } from '../drawings/pieces'
import * as larder from '../drawings/meat'
import { type Dish, ball, blur, clay, fade, hill, piece, shade, tint, topping } from './dish'

const seven = [
  [-0.42, -0.52],
  [0.36, -0.58],
  [0.78, -0.02],
  [-0.82, 0.02],
  [0, -0.06],
  [-0.42, 0.5],
  [0.42, 0.5],
] as const

/** Several of the same thing on the dish, each perhaps with something on it. */
export async function several(
  dish: Dish,
  one: Drawing,
  size = 0.62,
  on?: (x: number, y: number, at: number) => Promise<string>,
): Promise<string> {
  const { food, random } = dish
  const out: string[] = []
  for (const [i, [u, v]] of seven.entries()) {
    const [x, y] = [food.x + u * food.rx * 0.84, food.y + v * food.ry * 0.94 - 14]
    out.push(await piece(one, x, y, food.rx * size, random.next(-8, 8), 0.92))
    if (on) out.push(await on(x, y, i))
  }
  return out.join('')
}

const seen = (dish: Dish) => dish.tops.filter((thing) => thing.bit)

/** Open sandwiches: slices of bread, spread and topped. */
export async function toasts(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const dark = dish.inside.concat(dish.tops).some((thing) => thing.whole.key === 'borodinsky')
  const bread = slab(dark ? '#8a583a' : '#fbe6bc', dark ? '#5a3422' : '#d9a05a', 'crumb')
  const spread: Drawing = {
    key: `spread_${color.slice(1)}`,
    svg: `<g filter="${clay(10)}"><path d="M30 120q-6-60 98-66q106 6 98 66q-20 62-98 60q-84 2-98-60z" fill="${ball(color)}"/></g><path d="M70 108q40-26 110-8M80 140q50 16 90-4" stroke="${tint(color, 0.5)}" stroke-width="9" fill="none" opacity=".5" stroke-linecap="round"/>`,
  }
  const out: string[] = []
  for (const [u, v] of [
    [-0.62, -0.5],
    [0.08, -0.56],
    [0.74, -0.42],
    [-0.42, 0.36],
    [0.36, 0.38],
  ] as const) {
    const [x, y] = [food.x + u * food.rx * 0.86, food.y + v * food.ry]
    out.push(
      await piece(bread, x, y, food.rx * 0.66, random.next(-12, 12), 0.84),
      await piece(spread, x, y - 14, food.rx * 0.44, random.next(-10, 10), 0.72),
    )
    for (const [i, thing] of seen(dish).entries()) {
      const a = (i / seen(dish).length) * 6.28 + 2.4
      const count = thing.bitSize < 60 ? 3 : seen(dish).length === 1 ? 2 : 1
      for (let n = 0; n < count; n++) {
        out.push(
          await piece(
            thing.bit ?? thing.whole,
            x + Math.cos(a + n) * food.rx * 0.11,
            y - 30 + Math.sin(a + n) * food.rx * 0.05,
            Math.min(thing.bitSize, 104) * 0.92,
            random.next(-40, 40),
          ),
        )
      }
    }
  }
  return out.join('')
}

/** Round buns with a filling in the middle. */
export async function buns(dish: Dish): Promise<string> {
  const { color, random } = dish
  const [first, ...others] = seen(dish)
  const white = '#fff6e0'
  const bun: Drawing = {
    key: `bun_${color.slice(1)}`,
    svg: `<g filter="${clay(14)}"><path d="M14 134q0-76 114-80q114 4 114 80q-4 66-114 70q-110-4-114-70z" fill="${crust(color)}"/></g><g filter="${clay(6)}"><ellipse cx="128" cy="120" rx="66" ry="42" fill="${shade(color, 0.3)}"/><ellipse cx="128" cy="118" rx="62" ry="38" fill="${ball(white)}"/></g><g fill="${shade(white, 0.14)}" opacity=".6"><circle cx="108" cy="110" r="7"/><circle cx="140" cy="104" r="6"/><circle cx="152" cy="126" r="8"/><circle cx="120" cy="134" r="6"/></g><ellipse cx="64" cy="86" rx="30" ry="10" fill="#fff" opacity=".5" transform="rotate(-26 64 86)" filter="${blur(5)}"/>`,
  }
  const small = others[0] ?? first
  return several(dish, bun, 0.68, async (x, y) =>
    small?.bit
      ? (
          await Promise.all(
            [-1, 1].map((s) =>
              piece(
                small.bit ?? small.whole,
                x + s * 20,
                y - 16 + s * 4,
                Math.min(46, small.bitSize),
                random.next(-60, 60),
              ),
            ),
          )
        ).join('')
      : '',
  )
}

/** A flat round bread, dimpled, its toppings baked in. */
export async function flatbread(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const [rx, ry] = [food.rx * 0.9, food.ry * 0.94]
  const y = food.y - 22
  const dimples = Array.from({ length: 26 }, () => {
    const [a, r] = [random.next(0, 6.28), Math.sqrt(random.next()) * 0.84]
    return `<ellipse cx="${(food.x + Math.cos(a) * r * rx).toFixed(0)}" cy="${(y + Math.sin(a) * r * ry).toFixed(0)}" rx="${random.int(18, 34)}" ry="${random.int(8, 14)}" fill="${random.pick([shade(color, 0.24), tint(color, 0.35), '#b8641f'])}" opacity=".42" filter="${blur(3)}"/>`
  })
  const tops = seen(dish)
  const out: string[] = []
  for (let i = 0; i < (tops.length ? 18 : 0); i++) {
    const thing = tops[i % tops.length]
    const [a, r] = [i * 2.4 + 0.4, Math.sqrt((i + 0.5) / 18) * 0.82]
    if (thing?.bit && thing.bitSize < 130)
      out.push(
        await piece(
          thing.bit,
          food.x + Math.cos(a) * r * rx,
          y + Math.sin(a) * r * ry,
          thing.bitSize * 0.85,
          random.next(-60, 60),
          0.76,
        ),
      )
  }
  return `<ellipse cx="${food.x + 14}" cy="${y + 54}" rx="${rx * 1.03}" ry="${ry}" fill="${fade('#43112c')}" opacity=".6"/><g filter="${clay(14)}"><path d="M${food.x - rx} ${y}v34A${rx} ${ry} 0 0 0 ${food.x + rx} ${y + 34}v-34z" fill="${shade(color, 0.2)}"/><ellipse cx="${food.x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${crust(color)}"/></g>${dimples.join('')}${out.join('')}`
}

/** Closed oval pies, golden, with a seam. */
export async function pasties(dish: Dish): Promise<string> {
  const { color } = dish
  const one: Drawing = {
    key: `pasty_${color.slice(1)}`,
    svg: `<g filter="${clay(14)}"><path d="M6 136q20-78 122-82q102 4 122 82q-16 62-122 64q-106-2-122-64z" fill="${crust(color)}"/></g><path d="M30 128q30-16 50-4t48-2t50 0t48 4" fill="none" stroke="${shade(color, 0.4)}" stroke-width="8" opacity=".55" stroke-linecap="round"/><path d="M54 96q60-30 120-20" stroke="#fff" stroke-width="16" fill="none" opacity=".45" stroke-linecap="round" filter="${blur(5)}"/>`,
  }
  return several(dish, one, 0.7)
}

/** Snails of dough side by side, with icing. */
export async function snails(dish: Dish): Promise<string> {
  const { color } = dish
  const one: Drawing = {
    key: `snail_${color.slice(1)}`,
    svg: `<g filter="${clay(12)}"><ellipse cx="128" cy="136" rx="116" ry="92" fill="${tint(color, 0.25)}"/></g><path d="M128 136q20-26 36 0q4 42-42 40q-56-8-44-58q24-50 84-34q56 24 44 84q-26 56-96 46q-66-18-66-78" fill="none" stroke="${shade(color, 0.35)}" stroke-width="15" stroke-linecap="round"/><g filter="${clay(5)}"><path d="M60 96q60-50 140-6q14 30-6 34q-4 40-20 40t-18-30q-30 8-40-2q-4 40-20 38t-14-44q-30-6-22-30z" fill="#fff8ea" opacity=".93"/></g>`,
  }
  return several(dish, one, 0.74)
}

/** A cake risen over the rim of its mug. */
export async function risen(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const height = food.ry * 1.1
  const cracks = Array.from({ length: 5 }, () => {
    const [x, y] = [food.x + random.next(-0.5, 0.5) * food.rx, food.y - height * random.next(0.5, 1.1)]
    return `M${x} ${y}q${random.int(10, 26)} ${random.int(-10, 10)} ${random.int(30, 60)} ${random.int(-6, 12)}`
  })
  return `<g filter="${clay(14)}">${hill(dish, height, 1.06, crust(tint(color, 0.12)))}</g><path d="${cracks.join('')}" stroke="${shade(color, 0.5)}" stroke-width="7" fill="none" opacity=".6" stroke-linecap="round"/>${await topping(dish, height * 1.05, 1.3)}`
}

/** Eclairs: long, glazed. */
export async function eclairs(dish: Dish): Promise<string> {
  const { food, color } = dish
  const one: Drawing = {
    key: `eclair_${color.slice(1)}`,
    svg: `<g filter="${clay(12)}"><path d="M6 146q0-46 60-48h124q60 2 60 48q-2 46-60 48H66q-58-2-60-48z" fill="${ball('#e0a650')}"/></g><g filter="${clay(8)}"><path d="M18 128q8-38 54-38h112q46 0 54 38q-10 22-30 6q-20 20-44 2q-22 18-46 0q-26 18-46-2q-30 16-54-6z" fill="${ball(color)}"/></g><path d="M60 104q60-10 120-2" stroke="#fff" stroke-width="9" opacity=".45" stroke-linecap="round" filter="${blur(3)}"/>`,
  }
  const out: string[] = []
  for (const [u, v] of [
    [-0.2, -0.66],
    [0.3, -0.3],
    [-0.34, 0.02],
    [0.24, 0.4],
    [-0.24, 0.7],
  ] as const)
    out.push(
      await piece(one, food.x + u * food.rx * 0.7, food.y + v * food.ry * 0.9 - 18, food.rx * 0.86, -8, 0.9),
    )
  return out.join('') + (await topping(dish, food.ry * 0.2, 0.6))
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

/** Fried fillets or steaks, with a fan of whatever lies on them. */
export async function fillets(dish: Dish, kind: 'fish' | 'meat'): Promise<string> {
  const { food, color } = dish
  const one: Drawing =
    kind === 'fish'
      ? larder.fishFillet(`fried_${color.slice(1)}`, color, shade(color, 0.4))
      : {
          key: `steak_${color.slice(1)}`,
          svg: `<g filter="${clay(11)}"><path d="M20 140q-4-74 84-86q92-12 128 54q16 70-50 92q-140 20-162-60z" fill="${shade(color, 0.35)}"/><path d="M20 126q-4-70 84-80q92-12 128 50q16 66-50 86q-140 20-162-56z" fill="${ball(color)}"/></g><path d="M60 66l90 116M104 52l92 118M152 50l70 90M32 104l64 84" stroke="#2f120c" stroke-width="11" opacity=".5" stroke-linecap="round"/><ellipse cx="92" cy="78" rx="38" ry="12" fill="#fff" opacity=".35" transform="rotate(-18 92 78)" filter="${blur(5)}"/>`,
        }
  const out: string[] = []
  for (const [u, v] of [
    [-0.3, -0.34],
    [0.36, -0.16],
    [-0.14, 0.36],
  ] as const)
    out.push(await piece(one, food.x + u * food.rx, food.y + v * food.ry - 16, food.rx * 0.98, -6, 0.92))
  return out.join('') + (await topping(dish, food.ry * 0.2))
}

/** A tall white pyramid of curd, its top cut off. */
export async function pyramid(dish: Dish): Promise<string> {
  const { food, color } = dish
  const [w, tall] = [food.rx * 0.66, food.ry * 2]
  const y = food.y + food.ry * 0.4
  const body = `M${food.x - w} ${y}L${food.x - w * 0.5} ${y - tall}Q${food.x} ${y - tall - w * 0.16} ${food.x + w * 0.5} ${y - tall}L${food.x + w} ${y}Q${food.x} ${y + w * 0.34} ${food.x - w} ${y}z`
  const specks = Array.from({ length: 36 }, () => {
    const [t, s] = [dish.random.next(0.06, 0.94), dish.random.next(-0.88, 0.88)]
    return `<circle cx="${food.x + s * w * (1 - t * 0.5)}" cy="${y - tall * t + 10}" r="${dish.random.int(6, 11)}" fill="${ball(dish.random.pick(['#5a3226', '#ff9a3a', '#f0523f', '#7fc04a', '#e2c9a0']))}"/>`
  })
  return `<ellipse cx="${food.x + 16}" cy="${y + 10}" rx="${w * 1.2}" ry="${w * 0.4}" fill="${fade('#43112c')}" opacity=".6"/><g filter="${clay(22)}"><path d="${body}" fill="${down(color)}"/></g>${specks.join('')}<path d="M${food.x} ${y - tall * 0.86}v${tall * 0.42}M${food.x - w * 0.18} ${y - tall * 0.72}h${w * 0.36}" stroke="${shade(color, 0.26)}" stroke-width="15" stroke-linecap="round" opacity=".5"/>${await topping({ ...dish, food: { ...food, rx: w * 0.6, ry: w * 0.22 } }, tall - food.ry * 0.36, 1.2)}`
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
