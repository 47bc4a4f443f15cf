import { slab } from '../drawings/pieces'
import { shade, tint } from '../svg/color'
import { type Drawing } from '../svg/drawing'
import { ball, blur, clay, crust, fade } from '../svg/paint'
import { seen, several } from './arranged-pieces'
import { type Dish, piece, topping } from './dish'
import { under } from './shapes'

/** A loaf, a bun, a ring of bread; some of it sliced. */
export async function bread(dish: Dish): Promise<string> {
  const { food, color } = dish
  const [w, h] = [food.rx * 0.86, food.ry * 1.25]
  const [x, y] = [food.x - food.rx * 0.06, food.y + food.ry * 0.26]
  const loaf = `M${x - w} ${y - h * 0.15}C${x - w * 1.02} ${y - h * 0.92} ${x - w * 0.5} ${y - h * 1.12} ${x} ${y - h * 1.12}S${x + w * 1.02} ${y - h * 0.92} ${x + w} ${y - h * 0.15}C${x + w} ${y + h * 0.34} ${x + w * 0.5} ${y + h * 0.42} ${x} ${y + h * 0.42}S${x - w} ${y + h * 0.34} ${x - w} ${y - h * 0.15}z`
  const cuts = [-0.52, -0.1, 0.32]
    .map(
      (k) =>
        `<path d="M${x + w * k} ${y - h * 0.92}q${w * 0.3} ${h * 0.18} ${w * 0.26} ${h * 0.72}q-${w * 0.2}-${h * 0.16}-${w * 0.26}-${h * 0.72}z" fill="${tint(color, 0.62)}" stroke="${shade(color, 0.28)}" stroke-width="5" stroke-opacity=".5"/>`,
    )
    .join('')
  const cut = await piece(
    slab(tint(color, 0.72), shade(color, 0.06), 'crumb'),
    food.x + food.rx * 0.62,
    food.y + food.ry * 0.66,
    220,
    14,
    0.8,
  )
  return `${under(dish, 0.92, 46)}<g filter="${clay(22)}"><path d="${loaf}" fill="${ball(color)}"/></g><g filter="${clay(4)}">${cuts}</g><g opacity=".55">${Array.from({ length: 40 }, () => `<circle cx="${dish.random.next(x - w * 0.7, x + w * 0.7).toFixed(0)}" cy="${dish.random.next(y - h * 0.96, y - h * 0.2).toFixed(0)}" r="${dish.random.next(1.5, 4).toFixed(1)}" fill="#fff6e6"/>`).join('')}</g>${cut}${await topping(dish, h * 0.74, 0.7)}`
}

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
