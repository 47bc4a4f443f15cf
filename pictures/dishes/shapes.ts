import { dishShadowColor } from '../drawings/shadow'
import { shade } from '../svg/color'
import { ball, blur, fade, pool } from '../svg/paint'
import { type Dish } from './dish'
import { scatterSpots } from './layout'

/** The outline of an upright cylinder; x, y is the middle of its top. */
export const cylinderPath = (x: number, y: number, rx: number, ry: number, height: number) =>
  `M${x - rx} ${y}v${height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}v${-height}A${rx} ${ry} 0 0 0 ${x - rx} ${y}z`

/** The shadow of a food that stands on its vessel. */
export const foodShadow = ({ surface }: Dish, scale = 1, dy = 18) =>
  `<ellipse cx="${surface.x + 16}" cy="${surface.y + dy}" rx="${surface.rx * scale * 1.06}" ry="${surface.ry * scale * 1.1}" fill="${fade(dishShadowColor)}" opacity=".6"/>`

/** Browned specks on a baked surface. */
export const bakedSpecks = (dish: Dish, count: number, reach: number, color: string) =>
  scatterSpots(dish, count, reach)
    .map(
      ({ x, y }) =>
        `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${dish.random.next(8, 28).toFixed(0)}" ry="${dish.random.next(4, 13).toFixed(0)}" fill="${color}" opacity="${dish.random.next(0.25, 0.6).toFixed(2)}" filter="${blur(3)}"/>`,
    )
    .join('')

/** The body of a mound, so that nothing shows between its pieces. */
export function moundBody(
  { surface, color }: Dish,
  height: number,
  reach = 0.97,
  paint = ball(color),
): string {
  const { x, y } = surface
  const [rx, ry] = [surface.rx * reach, surface.ry * reach]
  return `<ellipse cx="${x + 14}" cy="${y + 14}" rx="${rx * 1.03}" ry="${ry * 1.05}" fill="${fade(dishShadowColor)}" opacity=".5"/><path d="M${x - rx} ${y}C${x - rx * 0.92} ${y - ry * 0.6 - height * 0.5} ${x - rx * 0.5} ${y - ry * 0.55 - height * 1.06} ${x} ${y - ry * 0.45 - height}C${x + rx * 0.5} ${y - ry * 0.55 - height * 1.06} ${x + rx * 0.92} ${y - ry * 0.6 - height * 0.5} ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}z" fill="${paint}"/>`
}

/** Food that fills the vessel evenly: dark at the edge, with a highlight at the upper left. */
export function flatFilling({ surface, color }: Dish, paint = pool(color), highlight = 0.5): string {
  const { x, y, rx, ry, outline } = surface
  return `<path d="${outline}" fill="${paint}"/><path d="${outline}" fill="none" stroke="${shade(color, 0.4)}" stroke-width="9" opacity=".35" filter="${blur(4)}"/>
<path d="M${x - rx * 0.8} ${y - ry * 0.2}Q${x - rx * 0.62} ${y - ry * 0.74} ${x - rx * 0.1} ${y - ry * 0.86}" stroke="#fff" stroke-width="${ry * 0.11}" stroke-linecap="round" fill="none" opacity="${highlight}" filter="${blur(7)}"/>`
}

/** Steam above hot food; `lift` is the food's height. */
export function steam({ surface }: Dish, lift = 0): string {
  const { x, y, rx, ry } = surface
  const wisp = (left: number, height: number, bend: number) =>
    `<path d="M${left} ${y - lift - ry * 0.3}c${bend}-${height * 0.3} ${-bend}-${height * 0.5} ${bend * 0.3}-${height}" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round"/>`
  return `<g opacity=".34" filter="${blur(13)}">${wisp(x - rx * 0.3, 210, 60)}${wisp(x + rx * 0.06, 260, -62)}${wisp(x + rx * 0.38, 190, 52)}</g>`
}
