import { shade, tint } from '../svg/color'
import { type Drawing } from '../svg/drawing'
import { ball, blur, clay, crust, down, pool } from '../svg/paint'
import { several } from './arranged-pieces'
import { type Dish, piece, spots, topping } from './dish'
import { round, specks, under } from './shapes'

/** A stack of pancakes, waffles or flat breads, something running down. */
export async function pancakes(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const count = random.int(4, 8)
  const [rx, ry, step] = [food.rx * random.next(0.78, 0.88), food.ry * 0.84, (food.ry * 1.26) / count]
  const layers = Array.from({ length: count }, (_, i) => {
    const [x, y] = [food.x + random.next(-13, 13), food.y + food.ry * 0.16 - i * step]
    const edge = `M${x - rx} ${y}q-14 ${step * 0.5} 4 ${step * 0.86}A${rx} ${ry} 0 0 0 ${x + rx - 4} ${y + step * 0.86}q18-${step * 0.36} 4-${step * 0.86}z`
    return `<g filter="${clay(8)}"><path d="${edge}" fill="${tint(color, 0.55)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${tint(color, 0.5)}"/><ellipse cx="${x}" cy="${y - 2}" rx="${rx * 0.965}" ry="${ry * 0.955}" fill="${crust(color)}"/></g>`
  })
  const lift = step * (count - 1) - food.ry * 0.16
  const syrup = dish.tops.find((thing) => thing.spoon)?.bit?.key.match(/[0-9a-f]{6}$/)?.[0]
  const run = syrup
    ? `<g filter="${clay(9)}"><path d="M${food.x - rx * 0.5} ${food.y - lift}q${rx * 0.5}-${ry * 0.5} ${rx} 0q${rx * 0.12} ${ry * 0.24}-${rx * 0.06} ${ry * 0.46}q0 ${step * 2.2}-${rx * 0.08} ${step * 2.4}t-${rx * 0.09}-${step * 2}q-${rx * 0.14} ${ry * 0.06}-${rx * 0.26} ${ry * 0.02}q-${rx * 0.02} ${step * 3.2}-${rx * 0.1} ${step * 3.2}t-${rx * 0.09}-${step * 3}q-${rx * 0.42}-${ry * 0.16}-${rx * 0.32}-${ry * 0.54}z" fill="#${syrup}" opacity=".93"/></g>`
    : ''
  return `${under(dish, 0.9, 40)}${layers.join('')}${specks({ ...dish, food: { ...food, y: food.y - lift } }, 16, 0.7, 0, '#a5551a')}${run}${await topping(dish, lift)}`
}

/** A round pie: closed, or open when `inside` shows a filling with a lattice over it. */
export async function pie(dish: Dish): Promise<string> {
  const { food, color, random } = dish
  const [rx, ry, tall] = [food.rx * 0.97, food.ry * 0.95, food.ry * 0.3]
  const [x, y] = [food.x, food.y - tall * 0.7]
  const open = dish.tops.some((thing) => /berr|jam|crock|raspb|cherr/i.test(thing.whole.key) || thing.spoon)
  const jam = dish.tops
    .map((thing) => thing.bit?.key.match(/^(?:dollop|bead)_([0-9a-f]{6})/)?.[1])
    .find(Boolean)
  const fruit = jam ? `#${jam}` : color
  const golden = open ? '#e2a04c' : color
  const crimps = Array.from({ length: 40 }, (_, i) => ({ a: (i / 40) * 6.283 }))
    .map(({ a }) => ({ x: x + Math.cos(a) * rx * 0.95, y: y + Math.sin(a) * ry * 0.94 }))
    .sort((p, q) => p.y - q.y)
    .map(
      (p) =>
        `<ellipse cx="${p.x.toFixed(0)}" cy="${p.y.toFixed(0)}" rx="34" ry="20" fill="${ball(golden)}"/>`,
    )
  const berries = spots({ ...dish, food: { ...food, y, rx: rx * 0.84, ry: ry * 0.82 } }, 90, 1).map(
    (s) =>
      `<ellipse cx="${s.x.toFixed(0)}" cy="${s.y.toFixed(0)}" rx="${random.int(20, 30)}" ry="${random.int(12, 17)}" fill="${ball(random.pick([fruit, tint(fruit, 0.14), shade(fruit, 0.12)]))}"/>`,
  )
  const band = (path: string) =>
    `<path d="${path}" stroke="${shade(golden, 0.3)}" stroke-width="38" fill="none" opacity=".45" transform="translate(3 7)"/><path d="${path}" stroke="${golden}" stroke-width="34" fill="none"/><path d="${path}" stroke="${tint(golden, 0.5)}" stroke-width="6" fill="none" opacity=".6" transform="translate(-4 -8)"/>`
  const lattice = [-0.5, 0, 0.5]
    .map((k) => {
      const half = Math.sqrt(1 - k * k) * 0.86
      return (
        band(`M${x - rx * half} ${y + ry * k * 0.86 + 14}L${x + rx * half} ${y + ry * k * 0.86 - 14}`) +
        band(`M${x + rx * k * 0.86 - 26} ${y - ry * half}L${x + rx * k * 0.86 + 26} ${y + ry * half}`)
      )
    })
    .join('')
  return `${under(dish, 1, 28)}<g filter="${clay(14)}"><path d="${round(x, y, rx * 0.97, ry * 0.97, tall * 1.2)}" fill="${down(shade(golden, 0.12))}"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.97}" ry="${ry * 0.96}" fill="${golden}"/></g><ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.84}" fill="${crust(open ? fruit : color)}"/>${open ? berries.join('') : ''}<ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.84}" fill="${pool(open ? fruit : color)}" opacity=".28"/>${open ? `<g filter="${clay(5)}">${lattice}</g>` : specks({ ...dish, food: { ...food, y } }, 34, 0.8, 0, '#a8571a')}<g filter="${clay(7)}">${crimps.join('')}</g>${await topping(dish, tall + 6, 0.85)}`
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
