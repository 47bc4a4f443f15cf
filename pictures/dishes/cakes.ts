import { mix, shade, tint } from '../svg/color'
import { ball, blur, clay, crust, down, fade, pool } from '../svg/paint'
import { type Dish, hill, topping } from './dish'
import { round, under } from './shapes'

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
