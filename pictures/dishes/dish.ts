import { type Thing } from '../drawings/item'
import { type Random } from '../random'
import { shade } from '../svg/color'
import { type Drawing } from '../svg/drawing'
import { ball, blur, fade, pool } from '../svg/paint'
import { lay, sprite } from '../svg/sprite'
import { type Surface } from './vessels'

/** What a food is drawn from. */
export interface Dish {
  food: Surface
  /** The main colour of the finished food. */
  color: string
  /** What lies on top. */
  tops: readonly Thing[]
  /** What else can be seen in it. */
  inside: readonly Thing[]
  random: Random
  category: string
  vessel: string
  /** Glasses, cups and jars are tall and narrow. */
  tall: boolean
  /** The dish's main ingredient, where a look is about it: a whole fish, a chicken. */
  main?: Thing
}

export interface Spot {
  x: number
  y: number
  /** How far from the middle, 0 to 1. */
  far: number
}

const shadowColor = '#43112c'

/** A piece lying there, with its own little shadow. */
export async function piece(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  turn = 0,
  squash = 0.84,
): Promise<string> {
  const made = await sprite(drawing)
  const low = (size * made.height) / Math.max(made.width, made.height)
  const wide = (size * made.width) / Math.max(made.width, made.height)
  return `<ellipse cx="${(x + size * 0.07).toFixed(1)}" cy="${(y + low * squash * 0.3).toFixed(1)}" rx="${(Math.max(wide, size * 0.5) * 0.56).toFixed(1)}" ry="${(Math.max(low, size * 0.5) * squash * 0.42).toFixed(1)}" fill="${fade(shadowColor)}" opacity=".42"/>${lay(made, x, y, size, turn, squash)}`
}

/** Even places over the food, far ones first. `height` lifts the middle into a hill. */
export function spots({ food, random }: Dish, count: number, reach = 0.94, height = 0): Spot[] {
  const start = random.next(0, 6.28)
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count)
    const angle = start + i * 2.39996 + random.next(-0.16, 0.16)
    const [u, v] = [Math.cos(angle) * far * reach, Math.sin(angle) * far * reach]
    return { x: food.x + u * food.rx, y: food.y + v * food.ry - height * (1 - far * far), far }
  }).sort((a, b) => a.y + height * (1 - a.far * a.far) - (b.y + height * (1 - b.far * b.far)))
}

/** The hill's own body, so that nothing shows between the pieces. */
export function hill({ food, color }: Dish, height: number, reach = 0.97, paint = ball(color)): string {
  const [rx, ry] = [food.rx * reach, food.ry * reach]
  return `<ellipse cx="${food.x + 14}" cy="${food.y + 14}" rx="${rx * 1.03}" ry="${ry * 1.05}" fill="${fade(shadowColor)}" opacity=".5"/><path d="M${food.x - rx} ${food.y}C${food.x - rx * 0.92} ${food.y - ry * 0.6 - height * 0.5} ${food.x - rx * 0.5} ${food.y - ry * 0.55 - height * 1.06} ${food.x} ${food.y - ry * 0.45 - height}C${food.x + rx * 0.5} ${food.y - ry * 0.55 - height * 1.06} ${food.x + rx * 0.92} ${food.y - ry * 0.6 - height * 0.5} ${food.x + rx} ${food.y}A${rx} ${ry} 0 0 1 ${food.x - rx} ${food.y}z" fill="${paint}"/>`
}

/** A flat filling of the vessel's surface, deep at the edge, with a gleam at the upper left. */
export function filling({ food, color }: Dish, paint = pool(color), gleam = 0.5): string {
  return `<path d="${food.outline}" fill="${paint}"/><path d="${food.outline}" fill="none" stroke="${shade(color, 0.4)}" stroke-width="9" opacity=".35" filter="${blur(4)}"/>
<path d="M${food.x - food.rx * 0.8} ${food.y - food.ry * 0.2}Q${food.x - food.rx * 0.62} ${food.y - food.ry * 0.74} ${food.x - food.rx * 0.1} ${food.y - food.ry * 0.86}" stroke="#fff" stroke-width="${food.ry * 0.11}" stroke-linecap="round" fill="none" opacity="${gleam}" filter="${blur(7)}"/>`
}

/** Pieces in a loose group round a place. */
async function group(thing: Thing, dish: Dish, x: number, y: number, scale: number): Promise<string> {
  if (!thing.bit) return ''
  const { random } = dish
  const size = thing.bitSize * scale
  const list: { x: number; y: number; turn: number }[] = []
  const start = random.next(0, 6.28)
  for (let i = 0; i < thing.many; i++) {
    const out = thing.many === 1 ? 0 : size * (i === 0 && thing.many > 3 ? 0.05 : 0.42 + 0.075 * thing.many)
    const angle =
      start + (i / Math.max(1, thing.many - (thing.many > 3 ? 1 : 0))) * 6.283 + random.next(-0.25, 0.25)
    list.push({
      x: x + Math.cos(angle) * out,
      y: y + Math.sin(angle) * out * 0.52,
      turn: random.next(-38, 38),
    })
  }
  list.sort((a, b) => a.y - b.y)
  const drawn = await Promise.all(list.map((p) => piece(thing.bit ?? thing.whole, p.x, p.y, size, p.turn)))
  return drawn.join('')
}

/** What lies on top: spooned things in the middle, the rest round them, herbs last. */
export async function topping(dish: Dish, lift = 0, scale = 1): Promise<string> {
  const { food, tops, random } = dish
  const shown = tops.filter((thing) => thing.bit).slice(0, 4)
  const order = [...shown].sort((a, b) => Number(b.spoon ?? false) - Number(a.spoon ?? false))
  const small = Math.min(1, food.rx / 250) * scale
  const start = random.next(2.4, 3.6)
  const out: string[] = []
  const places = order.map((thing, i) => {
    const alone = order.length === 1
    const angle = start + (i / order.length) * 6.283
    const far = alone ? 0 : thing.spoon && order.length > 2 ? 0.06 : 0.36
    return {
      thing,
      x: food.x + Math.cos(angle) * far * food.rx,
      y: food.y - lift + Math.sin(angle) * far * food.ry,
    }
  })
  places.sort((a, b) => Number(b.thing.spoon ?? false) - Number(a.thing.spoon ?? false) || a.y - b.y)
  for (const place of places)
    out.push(
      await group(
        place.thing,
        dish,
        place.x,
        place.y,
        small * (order.length === 1 && place.thing.spoon ? 1.7 : 1.12),
      ),
    )
  return out.join('')
}

/** Steam over something hot. */
export function steam({ food }: Dish, lift = 0): string {
  const wisp = (x: number, tall: number, bend: number) =>
    `<path d="M${x} ${food.y - lift - food.ry * 0.3}c${bend}-${tall * 0.3} ${-bend}-${tall * 0.5} ${bend * 0.3}-${tall}" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round"/>`
  return `<g opacity=".34" filter="${blur(13)}">${wisp(food.x - food.rx * 0.3, 210, 60)}${wisp(food.x + food.rx * 0.06, 260, -62)}${wisp(food.x + food.rx * 0.38, 190, 52)}</g>`
}
