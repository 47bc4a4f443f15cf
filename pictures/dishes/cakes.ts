import { dishShadowColor } from '../drawings/shadow'
import { mix, shade, tint } from '../svg/color'
import { ball, blur, clay, crust, down, fade, pool } from '../svg/paint'
import { type Dish } from './dish'
import { drawToppings } from './placed-pieces'
import { cylinderPath, foodShadow, moundBody } from './shapes'

/** A layer cake with a slice cut out, so that its layers are visible. */
export async function cake(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const [rx, ry, height] = [surface.rx * 0.86, surface.ry * 0.82, surface.ry * 0.98]
  const [x, y] = [surface.x, surface.y + surface.ry * 0.1 - height]
  const isPlain = dish.category === 'baking'
  const isSavoury = dish.category === 'salads'
  const cream = isPlain ? tint(color, 0.3) : isSavoury ? '#fff3d6' : tint(color, 0.72)
  const crumb = mix(tint(color, 0.4), isPlain ? color : '#d99a4a', 0.35)
  const creamLine = (top: number, thickness: number) =>
    `<path d="${cylinderPath(x, y + height * top, rx * 0.985, ry * 0.985, height * thickness)}" fill="${down(cream)}"/>`
  const cutFaces = (top: number, bottom: number, fill: string) =>
    `<path d="M${x} ${y + height * top}L${x + rx * 0.18} ${y + ry * 0.98 + height * top}V${y + ry * 0.98 + height * bottom}L${x} ${y + height * bottom}z" fill="${fill}"/><path d="M${x} ${y + height * top}L${x + rx * 0.83} ${y + ry * 0.56 + height * top}V${y + ry * 0.56 + height * bottom}L${x} ${y + height * bottom}z" fill="${shade(fill, 0.12)}"/>`
  const layers: [top: number, bottom: number, fill: string][] = [
    [0, 0.12, color],
    [0.12, 0.34, isSavoury ? '#f2b84a' : crumb],
    [0.34, 0.44, cream],
    [0.44, 0.64, isSavoury ? '#ef8a3a' : crumb],
    [0.64, 0.74, cream],
    [0.74, 1, isSavoury ? '#f4dfa0' : crumb],
  ]
  const drips =
    isPlain || isSavoury
      ? []
      : Array.from({ length: 11 }, (_, i) => {
          const angle = 0.62 + (i / 10) * 2.5 + 0.56
          const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
          return dy > 0
            ? `<rect x="${x + dx - 13}" y="${y + dy - 16}" width="26" height="${dish.random.next(40, height * 0.56)}" rx="13" fill="${color}"/>`
            : ''
        })
  const pips = isPlain
    ? []
    : Array.from({ length: 14 }, (_, i) => {
        const angle = (i / 14) * 6.283 + 0.2
        const isInCut = angle > 0.4 && angle < 1.6
        return isInCut
          ? ''
          : `<g filter="${clay(5)}"><circle cx="${x + Math.cos(angle) * rx * 0.84}" cy="${y + Math.sin(angle) * ry * 0.82 - 8}" r="21" fill="${ball(cream)}"/></g>`
      })
  const toppings = await drawToppings(
    { ...dish, surface: { ...surface, x: x - rx * 0.14, y: y - ry * 0.12, rx: rx * 0.8, ry: ry * 0.8 } },
    12,
    0.86,
  )
  return `${foodShadow(dish, 0.92, 26)}<g filter="${clay(14)}"><path d="${cylinderPath(x, y, rx, ry, height)}" fill="${down(isPlain ? tint(color, 0.2) : tint(color, 0.42))}"/>${isPlain ? '' : creamLine(0.34, 0.1) + creamLine(0.66, 0.09)}<g>${drips.join('')}</g><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${isPlain ? crust(color) : pool(color)}"/></g>
<g><path d="M${x} ${y}L${x + rx * 0.18} ${y + ry * 0.98}V${y + ry * 0.98 + height}L${x + rx * 0.83} ${y + ry * 0.56 + height}V${y + ry * 0.56}z" fill="#f6efe6"/><path d="M${x} ${y + height}L${x + rx * 0.18} ${y + ry * 0.98 + height}A${rx} ${ry} 0 0 0 ${x + rx * 0.83} ${y + ry * 0.56 + height}z" fill="${shade('#f1e6da', 0.2)}"/>${layers.map((layer) => cutFaces(...layer)).join('')}</g>${pips.join('')}<path d="M${x - rx * 0.86} ${y + ry * 0.06}q${rx * 0.12}-${ry * 0.66} ${rx * 0.74}-${ry * 0.84}" stroke="#fff" stroke-width="16" fill="none" opacity=".45" stroke-linecap="round" filter="${blur(7)}"/>${toppings}`
}

/** A cake that has risen above the rim of its mug. */
export async function mugCake(dish: Dish): Promise<string> {
  const { surface, color, random } = dish
  const height = surface.ry * 1.1
  const cracks = Array.from({ length: 5 }, () => {
    const [x, y] = [
      surface.x + random.next(-0.5, 0.5) * surface.rx,
      surface.y - height * random.next(0.5, 1.1),
    ]
    return `M${x} ${y}q${random.int(10, 26)} ${random.int(-10, 10)} ${random.int(30, 60)} ${random.int(-6, 12)}`
  })
  return `<g filter="${clay(14)}">${moundBody(dish, height, 1.06, crust(tint(color, 0.12)))}</g><path d="${cracks.join('')}" stroke="${shade(color, 0.5)}" stroke-width="7" fill="none" opacity=".6" stroke-linecap="round"/>${await drawToppings(dish, height * 1.05, 1.3)}`
}

/** A truncated pyramid of curd cheese with candied fruit: paskha. */
export async function paskha(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const [w, height] = [surface.rx * 0.66, surface.ry * 2]
  const y = surface.y + surface.ry * 0.4
  const body = `M${surface.x - w} ${y}L${surface.x - w * 0.5} ${y - height}Q${surface.x} ${y - height - w * 0.16} ${surface.x + w * 0.5} ${y - height}L${surface.x + w} ${y}Q${surface.x} ${y + w * 0.34} ${surface.x - w} ${y}z`
  const fruit = Array.from({ length: 36 }, () => {
    const [t, s] = [dish.random.next(0.06, 0.94), dish.random.next(-0.88, 0.88)]
    return `<circle cx="${surface.x + s * w * (1 - t * 0.5)}" cy="${y - height * t + 10}" r="${dish.random.int(6, 11)}" fill="${ball(dish.random.pick(['#5a3226', '#ff9a3a', '#f0523f', '#7fc04a', '#e2c9a0']))}"/>`
  })
  return `<ellipse cx="${surface.x + 16}" cy="${y + 10}" rx="${w * 1.2}" ry="${w * 0.4}" fill="${fade(dishShadowColor)}" opacity=".6"/><g filter="${clay(22)}"><path d="${body}" fill="${down(color)}"/></g>${fruit.join('')}<path d="M${surface.x} ${y - height * 0.86}v${height * 0.42}M${surface.x - w * 0.18} ${y - height * 0.72}h${w * 0.36}" stroke="${shade(color, 0.26)}" stroke-width="15" stroke-linecap="round" opacity=".5"/>${await drawToppings({ ...dish, surface: { ...surface, rx: w * 0.6, ry: w * 0.22 } }, height - surface.ry * 0.36, 1.2)}`
}
