import { hasPiece } from '../drawings/item'
import { chunk } from '../drawings/pieces'
import { mix, shade, tint } from '../svg/color'
import { ball, blur, clay, pool } from '../svg/paint'
import { type Dish, scatterable } from './dish'
import { scatterSpots } from './layout'
import { drawPiece, drawToppings, scatterPieces } from './placed-pieces'
import { flatFilling, moundBody } from './shapes'

/** Soup: liquid up to the rim, half-sunk pieces, drops of fat. */
export async function soup(dish: Dish): Promise<string> {
  const { surface, color, contents, random } = dish
  const sunk = await scatterPieces(dish, scatterable(contents), {
    count: 22,
    reach: 0.86,
    size: ({ pieceSize }) => pieceSize * random.next(0.85, 1.1),
    rotation: 60,
    squash: 0.66,
  })
  const drops = scatterSpots(dish, 26, 0.92).map(
    ({ x, y }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${random.next(5, 15)}" ry="${random.next(3, 7)}" fill="${tint(color, 0.45)}" opacity=".45"/>`,
  )
  const swirl = `M${surface.x - surface.rx * 0.62} ${surface.y + surface.ry * 0.1}q${surface.rx * 0.3} ${surface.ry * 0.75} ${surface.rx * 0.8} ${surface.ry * 0.42}t${surface.rx * 0.36}-${surface.ry * 0.66}`
  return `${flatFilling(dish)}<path d="${swirl}" stroke="${tint(color, 0.4)}" stroke-width="16" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(5)}"/>
<g opacity=".95">${sunk}</g><path d="${surface.outline}" fill="${pool(color)}" opacity=".34"/>${drops.join('')}${await drawToppings(dish, 4)}`
}

/** Thick food with the marks of a spoon: porridge, mash, hummus. */
export async function porridge(dish: Dish): Promise<string> {
  const { surface, color, random } = dish
  const height = surface.ry * 0.34
  const marks = [0.82, 0.62, 0.4].map((k, i) => {
    const [rx, ry, y] = [surface.rx * k, surface.ry * k, surface.y - height * (1 - k * k)]
    return `<path d="M${surface.x - rx} ${y}A${rx} ${ry} 0 0 0 ${surface.x + rx * 0.7} ${y + ry * 0.72}" stroke="${shade(color, 0.22)}" stroke-width="${15 - i * 3}" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(4)}"/><path d="M${surface.x - rx * 0.94} ${y - 8}A${rx} ${ry} 0 0 1 ${surface.x + rx * 0.5} ${y - ry * 0.86}" stroke="#fff" stroke-width="10" fill="none" opacity=".4" stroke-linecap="round" filter="${blur(5)}"/>`
  })
  const lumps = scatterSpots(dish, 60, 0.9, height).map(
    ({ x, y }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${random.next(7, 17)}" ry="${random.next(4, 9)}" fill="${random.pick([tint(color, 0.35), shade(color, 0.1), tint(color, 0.2)])}" opacity=".7"/>`,
  )
  return `${flatFilling(dish, pool(color), 0.2)}<g filter="${clay(14)}">${moundBody(dish, height, 0.95, pool(color))}</g>${lumps.join('')}${marks.join('')}${await drawToppings(dish, height * 0.9)}`
}

/** A mound of pieces in a thick sauce. */
export async function stew(dish: Dish): Promise<string> {
  const { color, surface, contents, random, toppings } = dish
  const height = surface.ry * 0.3
  const items = scatterable([...contents, ...toppings], 57)
  const drawn: string[] = []
  for (const [i, { x, y }] of scatterSpots(dish, 46, 0.86, height).entries()) {
    // Every other piece is a chunk of the main ingredient.
    const item = i % 2 ? items[Math.floor(i / 2) % Math.max(1, items.length)] : undefined
    const piece = item?.piece ?? chunk(mix(color, i % 4 ? color : '#7a3a20', 0.3), (i % 3) + 1)
    const size = (item?.pieceSize ?? 92) * random.next(0.95, 1.15)
    drawn.push(await drawPiece(piece, x, y, size, random.next(-40, 40)))
  }
  const small = toppings.filter((item) => item.pieceSize < 130 || item.isSpooned)
  return `${flatFilling(dish, pool(shade(color, 0.1)), 0.35)}<g>${drawn.join('')}</g><path d="${surface.outline}" fill="${ball(color)}" opacity=".16"/>${await drawToppings({ ...dish, toppings: small }, height)}`
}

/** Soft peaks: cream, mousse, pudding. */
export async function cream(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const rings = [1, 0.78, 0.55, 0.3]
  const step = surface.ry * (dish.isTall ? 0.85 : 0.36)
  const body = rings
    .map((k, i) => {
      const [rx, ry, y] = [surface.rx * 0.95 * k, surface.ry * (0.95 * k + 0.06), surface.y - step * i]
      return `<g filter="${clay(11)}"><path d="M${surface.x - rx} ${y}q0-${ry * 1.1} ${rx}-${ry * 1.1}t${rx} ${ry * 1.1}q0 ${ry} -${rx} ${ry}t-${rx}-${ry}z" fill="${pool(i % 2 ? tint(color, 0.14) : color)}"/></g><path d="M${surface.x - rx * 0.7} ${y + ry * 0.3}q${rx * 0.7} ${ry * 0.7} ${rx * 1.4} 0" stroke="${shade(color, 0.2)}" stroke-width="6" fill="none" opacity=".3" filter="${blur(3)}"/>`
    })
    .join('')
  return `${flatFilling(dish, pool(color), 0.3)}${body}${await drawToppings(dish, step * 3 + surface.ry * 0.2, dish.isTall ? 0.9 : 0.8)}`
}

/** A drink: froth, floating and sunk pieces, a citrus slice on the rim of a glass. */
export async function drink(dish: Dish): Promise<string> {
  const { surface, color, toppings, random } = dish
  const froth = Array.from({ length: 22 }, () => {
    const [angle, radius] = [random.next(0, 6.28), Math.sqrt(random.next())]
    return `<ellipse cx="${surface.x + Math.cos(angle) * radius * surface.rx * 0.9}" cy="${surface.y + Math.sin(angle) * radius * surface.ry * 0.86}" rx="${random.next(5, 13)}" ry="${random.next(3, 7)}" fill="${tint(color, 0.55)}" opacity=".6"/>`
  })
  const isGlass = dish.vessel !== 'cup'
  const items = toppings.filter(hasPiece)
  const citrus = isGlass ? items.find(({ piece }) => piece.key.endsWith('_rays')) : undefined
  const rim = citrus
    ? await drawPiece(
        citrus.piece,
        surface.x + surface.rx * 1.04,
        surface.y - surface.rx * 0.42,
        surface.rx * 0.96,
        12,
        1,
      )
    : ''
  const sinking = isGlass
    ? items.filter(({ piece, isSpooned }) => !isSpooned && !piece.key.startsWith('pinch'))
    : []
  const sunk: string[] = []
  for (let i = 0; i < (sinking.length ? 9 : 0); i++) {
    const item = sinking[i % sinking.length]
    if (!item) continue
    sunk.push(
      await drawPiece(
        item.piece,
        surface.x + random.next(-0.56, 0.56) * surface.rx,
        surface.y + surface.rx * (0.5 + (i / 8) * 1.9),
        Math.max(64, Math.min(item.pieceSize, 120)),
        random.next(-50, 50),
        0.96,
      ),
    )
  }
  return `<g opacity=".5">${sunk.join('')}</g><path d="${surface.outline}" fill="${pool(tint(color, 0.14))}"/>${froth.join('')}<path d="M${surface.x - surface.rx * 0.76} ${surface.y}q${surface.rx * 0.1}-${surface.ry * 0.7} ${surface.rx * 0.7}-${surface.ry * 0.78}" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".6" filter="${blur(3)}"/>${rim}${await drawToppings({ ...dish, toppings: toppings.filter((item) => item !== citrus) }, surface.ry * 0.25, 1.25)}`
}
