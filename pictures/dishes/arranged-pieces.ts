import { fishFillet } from '../drawings/fish'
import { chunk, slab } from '../drawings/pieces'
import { mix, shade, tint } from '../svg/color'
import { type Drawing } from '../svg/drawing'
import { ball, blur, clay, crust, down } from '../svg/paint'
import { type Dish, piece, topping } from './dish'

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

export const seen = (dish: Dish) => dish.tops.filter((thing) => thing.bit)

/** Patties: cutlets, fritters, syrniki, draniki, cookies. */
export async function patties(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const patty = {
    key: `patty_${color.slice(1)}`,
    svg: `<g filter="${clay(11)}"><path d="M18 128q0-66 110-70q110 4 110 70v28q-4 56-110 58q-106-2-110-58z" fill="${tint(color, 0.28)}"/></g><path d="M24 130q2-60 104-64q102 4 104 64q-6 56-104 58q-98-2-104-58z" fill="${crust(mix(color, '#a55a1c', 0.25))}"/><g fill="${shade(color, 0.4)}" opacity=".35"><ellipse cx="90" cy="110" rx="18" ry="8"/><ellipse cx="150" cy="98" rx="22" ry="8"/><ellipse cx="170" cy="144" rx="20" ry="9"/><ellipse cx="104" cy="152" rx="24" ry="8"/><ellipse cx="62" cy="138" rx="12" ry="6"/></g><ellipse cx="90" cy="92" rx="36" ry="10" fill="#fff" opacity=".4" transform="rotate(-14 90 92)" filter="${blur(5)}"/>`,
  }
  const at = [
    [-0.42, -0.5],
    [0.36, -0.58],
    [0.76, -0.02],
    [-0.8, 0.02],
    [-0.42, 0.48],
    [0.4, 0.46],
    [0, -0.12],
  ]
  const size = food.rx * 0.74
  const out = await Promise.all(
    at.map(([u = 0, v = 0], i) =>
      piece(
        patty,
        food.x + u * food.rx * 0.78,
        food.y + v * food.ry * 0.9 - (i === 6 ? food.ry * 0.3 : 12),
        size,
        random.next(-10, 10),
        0.86,
      ),
    ),
  )
  return `${out.join('')}${await topping(dish, food.ry * 0.36, 0.92)}`
}

/** Slices in a fan: terrine, roll, roast, aspic, sandwiches, herring. */
export async function slices(dish: Dish): Promise<string> {
  const { food, color } = dish
  const cut = slab(
    color,
    shade(color, 0.22),
    dish.category === 'desserts' || dish.category === 'starters' ? 'fat' : 'plain',
  )
  const out: string[] = []
  for (let i = 0; i < 7; i++) {
    const k = i / 6 - 0.5
    out.push(
      await piece(
        cut,
        food.x + k * food.rx * 1.3,
        food.y - food.ry * 0.02 - Math.cos(k * 3) * food.ry * 0.24,
        food.rx * 0.74,
        k * 34 + 8,
        0.96,
      ),
    )
  }
  return `${out.join('')}${await topping(dish, food.ry * 0.1)}`
}

/** Stuffed rolls, sushi-like rolls, cabbage rolls, sausages: thick cylinders side by side. */
export async function rolls(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const roll = {
    key: `roll_${color.slice(1)}`,
    svg: `<g filter="${clay(12)}"><path d="M34 70h150q40 4 40 58t-40 58H34q-26-6-26-58t26-58z" fill="${down(color)}"/></g><g filter="${clay(5)}"><ellipse cx="190" cy="128" rx="40" ry="56" fill="${tint(color, 0.2)}"/></g><ellipse cx="192" cy="129" rx="28" ry="42" fill="${ball(mix(color, '#a05a34', 0.55))}"/><path d="M40 96q60-14 110-6M34 150q50 14 110 8" stroke="${tint(color, 0.5)}" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>`,
  }
  const at = [
    [-0.34, -0.56],
    [0.42, -0.5],
    [-0.6, 0.02],
    [0.24, 0.06],
    [-0.36, 0.56],
    [0.46, 0.58],
  ]
  const out = await Promise.all(
    at.map(([u = 0, v = 0]) =>
      piece(
        roll,
        food.x + u * food.rx * 0.84,
        food.y + v * food.ry * 0.84 - 20,
        food.rx * 0.72,
        random.next(-9, 3),
        0.92,
      ),
    ),
  )
  return `${out.join('')}${await topping(dish, food.ry * 0.26)}`
}

/** Skewers across the dish. */
export async function skewers(dish: Dish): Promise<string> {
  const { food, color, inside, tops, random } = dish
  const parts = [...tops, ...inside].filter((thing) => thing.bit && !thing.spoon && thing.bitSize >= 80)
  const out: string[] = []
  for (let row = 0; row < 4; row++) {
    const y = food.y - food.ry * 0.66 + (row / 3) * food.ry * 1.2
    const tilt = 0.12
    const half = food.rx * 1.16
    out.push(
      `<path d="M${food.x - half} ${y + half * tilt}L${food.x + half} ${y - half * tilt}" stroke="#8a5a2c" stroke-width="11" stroke-linecap="round"/><path d="M${food.x - half} ${y + half * tilt - 3}L${food.x + half} ${y - half * tilt - 3}" stroke="#e3b878" stroke-width="5" stroke-linecap="round"/>`,
    )
    for (let i = 0; i < 7; i++) {
      const k = (i / 6 - 0.5) * 1.5
      const thing = i % 2 ? parts[(row + (i >> 1)) % Math.max(1, parts.length)] : undefined
      out.push(
        await piece(
          thing?.bit ?? chunk(color, (i % 4) + 1),
          food.x + k * food.rx,
          y - k * food.rx * tilt,
          thing ? 96 : 122,
          random.next(-24, 24),
          0.9,
        ),
      )
    }
  }
  return out.join('')
}

/** Fried fillets or steaks, with a fan of whatever lies on them. */
export async function fillets(dish: Dish, kind: 'fish' | 'meat'): Promise<string> {
  const { food, color } = dish
  const one: Drawing =
    kind === 'fish'
      ? fishFillet(`fried_${color.slice(1)}`, color, shade(color, 0.4))
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
