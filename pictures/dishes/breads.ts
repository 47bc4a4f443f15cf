import { hasPiece } from '../drawings/item'
import { slab } from '../drawings/pieces'
import { dishShadowColor } from '../drawings/shadow'
import { shade, tint } from '../svg/color'
import { drawingKey, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, crust, fade } from '../svg/paint'
import { sevenPieces } from './arranged-pieces'
import { type Dish } from './dish'
import { arrangePieces, drawPiece, drawToppings } from './placed-pieces'
import { foodShadow } from './shapes'

/** A loaf with one slice cut off. */
export async function loaf(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const [w, h] = [surface.rx * 0.86, surface.ry * 1.25]
  const [x, y] = [surface.x - surface.rx * 0.06, surface.y + surface.ry * 0.26]
  const outline = `M${x - w} ${y - h * 0.15}C${x - w * 1.02} ${y - h * 0.92} ${x - w * 0.5} ${y - h * 1.12} ${x} ${y - h * 1.12}S${x + w * 1.02} ${y - h * 0.92} ${x + w} ${y - h * 0.15}C${x + w} ${y + h * 0.34} ${x + w * 0.5} ${y + h * 0.42} ${x} ${y + h * 0.42}S${x - w} ${y + h * 0.34} ${x - w} ${y - h * 0.15}z`
  const cuts = [-0.52, -0.1, 0.32]
    .map(
      (k) =>
        `<path d="M${x + w * k} ${y - h * 0.92}q${w * 0.3} ${h * 0.18} ${w * 0.26} ${h * 0.72}q-${w * 0.2}-${h * 0.16}-${w * 0.26}-${h * 0.72}z" fill="${tint(color, 0.62)}" stroke="${shade(color, 0.28)}" stroke-width="5" stroke-opacity=".5"/>`,
    )
    .join('')
  const slice = await drawPiece(
    slab(tint(color, 0.72), shade(color, 0.06), 'crumb'),
    surface.x + surface.rx * 0.62,
    surface.y + surface.ry * 0.66,
    220,
    14,
    0.8,
  )
  return `${foodShadow(dish, 0.92, 46)}<g filter="${clay(22)}"><path d="${outline}" fill="${ball(color)}"/></g><g filter="${clay(4)}">${cuts}</g><g opacity=".55">${Array.from({ length: 40 }, () => `<circle cx="${dish.random.next(x - w * 0.7, x + w * 0.7).toFixed(0)}" cy="${dish.random.next(y - h * 0.96, y - h * 0.2).toFixed(0)}" r="${dish.random.next(1.5, 4).toFixed(1)}" fill="#fff6e6"/>`).join('')}</g>${slice}${await drawToppings(dish, h * 0.74, 0.7)}`
}

/** Open sandwiches: slices of bread with a spread and toppings. */
export async function toasts(dish: Dish): Promise<string> {
  const { surface, color, random } = dish
  const isRye = [...dish.contents, ...dish.toppings].some(({ whole }) => whole.key === 'borodinsky')
  const bread = slab(isRye ? '#8a583a' : '#fbe6bc', isRye ? '#5a3422' : '#d9a05a', 'crumb')
  const spread = svgDrawing(
    drawingKey('spread', color),
    `<g filter="${clay(10)}"><path d="M30 120q-6-60 98-66q106 6 98 66q-20 62-98 60q-84 2-98-60z" fill="${ball(color)}"/></g><path d="M70 108q40-26 110-8M80 140q50 16 90-4" stroke="${tint(color, 0.5)}" stroke-width="9" fill="none" opacity=".5" stroke-linecap="round"/>`,
  )
  const toppings = dish.toppings.filter(hasPiece)
  const drawToppingsAt = async (x: number, y: number) => {
    const drawn: string[] = []
    for (const [i, { piece, pieceSize }] of toppings.entries()) {
      const angle = (i / toppings.length) * 6.28 + 2.4
      const count = pieceSize < 60 ? 3 : toppings.length === 1 ? 2 : 1
      for (let n = 0; n < count; n++) {
        drawn.push(
          await drawPiece(
            piece,
            x + Math.cos(angle + n) * surface.rx * 0.11,
            y - 30 + Math.sin(angle + n) * surface.rx * 0.05,
            Math.min(pieceSize, 104) * 0.92,
            random.next(-40, 40),
          ),
        )
      }
    }
    return drawn.join('')
  }
  return arrangePieces(
    dish,
    bread,
    [
      [-0.62, -0.5],
      [0.08, -0.56],
      [0.74, -0.42],
      [-0.42, 0.36],
      [0.36, 0.38],
    ],
    {
      spread: [0.86, 1],
      lift: 0,
      size: 0.66,
      rotation: [-12, 12],
      squash: 0.84,
      drawOnTop: async (x, y) =>
        (await drawPiece(spread, x, y - 14, surface.rx * 0.44, random.next(-10, 10), 0.72)) +
        (await drawToppingsAt(x, y)),
    },
  )
}

/** Round buns with a filling in the middle. */
export async function buns(dish: Dish): Promise<string> {
  const { color, random } = dish
  const [first, second] = dish.toppings.filter(hasPiece)
  const white = '#fff6e0'
  const bun = svgDrawing(
    drawingKey('bun', color),
    `<g filter="${clay(14)}"><path d="M14 134q0-76 114-80q114 4 114 80q-4 66-114 70q-110-4-114-70z" fill="${crust(color)}"/></g><g filter="${clay(6)}"><ellipse cx="128" cy="120" rx="66" ry="42" fill="${shade(color, 0.3)}"/><ellipse cx="128" cy="118" rx="62" ry="38" fill="${ball(white)}"/></g><g fill="${shade(white, 0.14)}" opacity=".6"><circle cx="108" cy="110" r="7"/><circle cx="140" cy="104" r="6"/><circle cx="152" cy="126" r="8"/><circle cx="120" cy="134" r="6"/></g><ellipse cx="64" cy="86" rx="30" ry="10" fill="#fff" opacity=".5" transform="rotate(-26 64 86)" filter="${blur(5)}"/>`,
  )
  const filling = second ?? first
  return sevenPieces(dish, bun, 0.68, async (x, y) => {
    if (!filling) return ''
    const size = Math.min(46, filling.pieceSize)
    const drawn = [-1, 1].map((side) =>
      drawPiece(filling.piece, x + side * 20, y - 16 + side * 4, size, random.next(-60, 60)),
    )
    return (await Promise.all(drawn)).join('')
  })
}

/** A flat round bread with dimples and baked-in toppings. */
export async function flatbread(dish: Dish): Promise<string> {
  const { surface, color, random } = dish
  const [rx, ry] = [surface.rx * 0.9, surface.ry * 0.94]
  const y = surface.y - 22
  const dimples = Array.from({ length: 26 }, () => {
    const [angle, radius] = [random.next(0, 6.28), Math.sqrt(random.next()) * 0.84]
    return `<ellipse cx="${(surface.x + Math.cos(angle) * radius * rx).toFixed(0)}" cy="${(y + Math.sin(angle) * radius * ry).toFixed(0)}" rx="${random.int(18, 34)}" ry="${random.int(8, 14)}" fill="${random.pick([shade(color, 0.24), tint(color, 0.35), '#b8641f'])}" opacity=".42" filter="${blur(3)}"/>`
  })
  const toppings = dish.toppings.filter(hasPiece)
  const drawn: string[] = []
  for (let i = 0; i < (toppings.length ? 18 : 0); i++) {
    const topping = toppings[i % toppings.length]
    if (!topping || topping.pieceSize >= 130) continue
    const [angle, radius] = [i * 2.4 + 0.4, Math.sqrt((i + 0.5) / 18) * 0.82]
    drawn.push(
      await drawPiece(
        topping.piece,
        surface.x + Math.cos(angle) * radius * rx,
        y + Math.sin(angle) * radius * ry,
        topping.pieceSize * 0.85,
        random.next(-60, 60),
        0.76,
      ),
    )
  }
  return `<ellipse cx="${surface.x + 14}" cy="${y + 54}" rx="${rx * 1.03}" ry="${ry}" fill="${fade(dishShadowColor)}" opacity=".6"/><g filter="${clay(14)}"><path d="M${surface.x - rx} ${y}v34A${rx} ${ry} 0 0 0 ${surface.x + rx} ${y + 34}v-34z" fill="${shade(color, 0.2)}"/><ellipse cx="${surface.x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${crust(color)}"/></g>${dimples.join('')}${drawn.join('')}`
}
