import { crust, down } from '../svg/paint'
import { chunk, slab, slice } from '../drawings/pieces'
import {
  type Dish,
  ball,
  blur,
  clay,
  fade,
  filling,
  mix,
  piece,
  pool,
  shade,
  spots,
  tint,
  topping,
} from './dish'

const round = (x: number, y: number, rx: number, ry: number, tall: number) =>
  `M${x - rx} ${y}v${tall}A${rx} ${ry} 0 0 0 ${x + rx} ${y + tall}v${-tall}A${rx} ${ry} 0 0 0 ${x - rx} ${y}z`

const specks = (dish: Dish, count: number, reach: number, lift: number, color: string, size = 1) =>
  spots(dish, count, reach)
    .map(
      ({ x, y }) =>
        `<ellipse cx="${x.toFixed(0)}" cy="${(y - lift).toFixed(0)}" rx="${(dish.random.next(8, 28) * size).toFixed(0)}" ry="${(dish.random.next(4, 13) * size).toFixed(0)}" fill="${color}" opacity="${dish.random.next(0.25, 0.6).toFixed(2)}" filter="${blur(3)}"/>`,
    )
    .join('')

const under = ({ food }: Dish, k = 1, dy = 18) =>
  `<ellipse cx="${food.x + 16}" cy="${food.y + dy}" rx="${food.rx * k * 1.06}" ry="${food.ry * k * 1.1}" fill="${fade('#43112c')}" opacity=".6"/>`

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

/** A layer cake with a slice gone, so that the layers show. */
export async function cake(dish: Dish): Promise<string> {
  const { food, color } = dish
  const [rx, ry, tall] = [food.rx * 0.86, food.ry * 0.82, food.ry * 0.98]
  const [x, y] = [food.x, food.y + food.ry * 0.1 - tall]
  const plain = dish.category === 'baking'
  const savoury = dish.category === 'salads'
  const cream = plain ? tint(color, 0.3) : savoury ? '#fff3d6' : tint(color, 0.72)
  const crumb = mix(tint(color, 0.4), plain ? color : '#d99a4a', 0.35)
  const layer = (k: number, c: string, h: number) =>
    `<path d="${round(x, y + tall * k, rx * 0.985, ry * 0.985, tall * h)}" fill="${down(c)}"/>`
  const wedge = (t: number, b: number, c: string) =>
    `<path d="M${x} ${y + tall * t}L${x + rx * 0.18} ${y + ry * 0.98 + tall * t}V${y + ry * 0.98 + tall * b}L${x} ${y + tall * b}z" fill="${c}"/><path d="M${x} ${y + tall * t}L${x + rx * 0.83} ${y + ry * 0.56 + tall * t}V${y + ry * 0.56 + tall * b}L${x} ${y + tall * b}z" fill="${shade(c, 0.12)}"/>`
  const stripes: [number, number, string][] = [
    [0, 0.12, color],
    [0.12, 0.34, savoury ? '#f2b84a' : crumb],
    [0.34, 0.44, cream],
    [0.44, 0.64, savoury ? '#ef8a3a' : crumb],
    [0.64, 0.74, cream],
    [0.74, 1, savoury ? '#f4dfa0' : crumb],
  ]
  const drips =
    plain || savoury
      ? []
      : Array.from({ length: 11 }, (_, i) => {
          const a = 0.62 + (i / 10) * 2.5
          const [dx, dy] = [Math.cos(a + 0.56) * rx, Math.sin(a + 0.56) * ry]
          return dy > 0
            ? `<rect x="${x + dx - 13}" y="${y + dy - 16}" width="26" height="${dish.random.next(40, tall * 0.56)}" rx="13" fill="${color}"/>`
            : ''
        })
  const pips = plain
    ? []
    : Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * 6.283 + 0.2
        return a > 0.4 && a < 1.6
          ? ''
          : `<g filter="${clay(5)}"><circle cx="${x + Math.cos(a) * rx * 0.84}" cy="${y + Math.sin(a) * ry * 0.82 - 8}" r="21" fill="${ball(cream)}"/></g>`
      })
  const top = await topping(
    { ...dish, food: { ...food, x: x - rx * 0.14, y: y - ry * 0.12, rx: rx * 0.8, ry: ry * 0.8 } },
    12,
    0.86,
  )
  return `${under(dish, 0.92, 26)}<g filter="${clay(14)}"><path d="${round(x, y, rx, ry, tall)}" fill="${down(plain ? tint(color, 0.2) : tint(color, 0.42))}"/>${plain ? '' : layer(0.34, cream, 0.1) + layer(0.66, cream, 0.09)}<g>${drips.join('')}</g><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${plain ? crust(color) : pool(color)}"/></g>
<g><path d="M${x} ${y}L${x + rx * 0.18} ${y + ry * 0.98}V${y + ry * 0.98 + tall}L${x + rx * 0.83} ${y + ry * 0.56 + tall}V${y + ry * 0.56}z" fill="#f6efe6"/><path d="M${x} ${y + tall}L${x + rx * 0.18} ${y + ry * 0.98 + tall}A${rx} ${ry} 0 0 0 ${x + rx * 0.83} ${y + ry * 0.56 + tall}z" fill="${shade('#f1e6da', 0.2)}"/>${stripes.map(([a, b, c]) => wedge(a, b, c)).join('')}</g>${pips.join('')}<path d="M${x - rx * 0.86} ${y + ry * 0.06}q${rx * 0.12}-${ry * 0.66} ${rx * 0.74}-${ry * 0.84}" stroke="#fff" stroke-width="16" fill="none" opacity=".45" stroke-linecap="round" filter="${blur(7)}"/>${top}`
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
