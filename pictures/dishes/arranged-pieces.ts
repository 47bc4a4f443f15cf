import { fishFillet } from '../drawings/fish'
import { chunk, slab } from '../drawings/pieces'
import { mix, shade, tint } from '../svg/color'
import { type Drawing, drawingKey, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, crust, down } from '../svg/paint'
import { type Dish, scatterable } from './dish'
import { arrangePieces, type DishPosition, drawPiece, drawToppings } from './placed-pieces'

const sevenPositions: readonly DishPosition[] = [
  [-0.42, -0.52],
  [0.36, -0.58],
  [0.78, -0.02],
  [-0.82, 0.02],
  [0, -0.06],
  [-0.42, 0.5],
  [0.42, 0.5],
]

/** Seven of the same piece; `drawOnTop` adds something to each. `size` is a share of the surface's half width. */
export const sevenPieces = (
  dish: Dish,
  drawing: Drawing,
  size: number,
  drawOnTop?: (x: number, y: number) => Promise<string>,
) =>
  arrangePieces(dish, drawing, sevenPositions, {
    spread: [0.84, 0.94],
    lift: 14,
    size,
    rotation: [-8, 8],
    squash: 0.92,
    ...(drawOnTop ? { drawOnTop } : {}),
  })

/** Cutlets, fritters, syrniki, potato pancakes, cookies. */
export async function patties(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const patty = svgDrawing(
    drawingKey('patty', color),
    `<g filter="${clay(11)}"><path d="M18 128q0-66 110-70q110 4 110 70v28q-4 56-110 58q-106-2-110-58z" fill="${tint(color, 0.28)}"/></g><path d="M24 130q2-60 104-64q102 4 104 64q-6 56-104 58q-98-2-104-58z" fill="${crust(mix(color, '#a55a1c', 0.25))}"/><g fill="${shade(color, 0.4)}" opacity=".35"><ellipse cx="90" cy="110" rx="18" ry="8"/><ellipse cx="150" cy="98" rx="22" ry="8"/><ellipse cx="170" cy="144" rx="20" ry="9"/><ellipse cx="104" cy="152" rx="24" ry="8"/><ellipse cx="62" cy="138" rx="12" ry="6"/></g><ellipse cx="90" cy="92" rx="36" ry="10" fill="#fff" opacity=".4" transform="rotate(-14 90 92)" filter="${blur(5)}"/>`,
  )
  const drawn = await arrangePieces(
    dish,
    patty,
    [
      [-0.42, -0.5],
      [0.36, -0.58],
      [0.76, -0.02],
      [-0.8, 0.02],
      [-0.42, 0.48],
      [0.4, 0.46],
      [0, -0.12, 0.3],
    ],
    { spread: [0.78, 0.9], lift: 12, size: 0.74, rotation: [-10, 10], squash: 0.86 },
  )
  return drawn + (await drawToppings(dish, surface.ry * 0.36, 0.92))
}

/** A fan of slices: terrine, roast, aspic, herring. */
export async function slices(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const slice = slab(
    color,
    shade(color, 0.22),
    dish.category === 'desserts' || dish.category === 'starters' ? 'fat' : 'plain',
  )
  const drawn: string[] = []
  for (let i = 0; i < 7; i++) {
    const offset = i / 6 - 0.5
    drawn.push(
      await drawPiece(
        slice,
        surface.x + offset * surface.rx * 1.3,
        surface.y - surface.ry * 0.02 - Math.cos(offset * 3) * surface.ry * 0.24,
        surface.rx * 0.74,
        offset * 34 + 8,
        0.96,
      ),
    )
  }
  return `${drawn.join('')}${await drawToppings(dish, surface.ry * 0.1)}`
}

/** Thick cylinders: stuffed rolls, cabbage rolls, sausages. */
export async function rolls(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const roll = svgDrawing(
    drawingKey('roll', color),
    `<g filter="${clay(12)}"><path d="M34 70h150q40 4 40 58t-40 58H34q-26-6-26-58t26-58z" fill="${down(color)}"/></g><g filter="${clay(5)}"><ellipse cx="190" cy="128" rx="40" ry="56" fill="${tint(color, 0.2)}"/></g><ellipse cx="192" cy="129" rx="28" ry="42" fill="${ball(mix(color, '#a05a34', 0.55))}"/><path d="M40 96q60-14 110-6M34 150q50 14 110 8" stroke="${tint(color, 0.5)}" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>`,
  )
  const drawn = await arrangePieces(
    dish,
    roll,
    [
      [-0.34, -0.56],
      [0.42, -0.5],
      [-0.6, 0.02],
      [0.24, 0.06],
      [-0.36, 0.56],
      [0.46, 0.58],
    ],
    { spread: [0.84, 0.84], lift: 20, size: 0.72, rotation: [-9, 3], squash: 0.92 },
  )
  return drawn + (await drawToppings(dish, surface.ry * 0.26))
}

/** Four skewers of the main ingredient and the other contents. */
export async function skewers(dish: Dish): Promise<string> {
  const { surface, color, contents, toppings, random } = dish
  const items = scatterable([...toppings, ...contents], 80)
  const tilt = 0.12
  const half = surface.rx * 1.16
  const drawn: string[] = []
  for (let row = 0; row < 4; row++) {
    const y = surface.y - surface.ry * 0.66 + (row / 3) * surface.ry * 1.2
    drawn.push(
      `<path d="M${surface.x - half} ${y + half * tilt}L${surface.x + half} ${y - half * tilt}" stroke="#8a5a2c" stroke-width="11" stroke-linecap="round"/><path d="M${surface.x - half} ${y + half * tilt - 3}L${surface.x + half} ${y - half * tilt - 3}" stroke="#e3b878" stroke-width="5" stroke-linecap="round"/>`,
    )
    for (let i = 0; i < 7; i++) {
      const k = (i / 6 - 0.5) * 1.5
      const item = i % 2 ? items[(row + (i >> 1)) % Math.max(1, items.length)] : undefined
      drawn.push(
        await drawPiece(
          item?.piece ?? chunk(color, (i % 4) + 1),
          surface.x + k * surface.rx,
          y - k * surface.rx * tilt,
          item ? 96 : 122,
          random.next(-24, 24),
          0.9,
        ),
      )
    }
  }
  return drawn.join('')
}

/** Fried fish fillets or steaks. */
export async function fillets(dish: Dish, kind: 'fish' | 'meat'): Promise<string> {
  const { surface, color } = dish
  const fillet =
    kind === 'fish'
      ? fishFillet(drawingKey('fried', color), color, shade(color, 0.4))
      : svgDrawing(
          drawingKey('steak', color),
          `<g filter="${clay(11)}"><path d="M20 140q-4-74 84-86q92-12 128 54q16 70-50 92q-140 20-162-60z" fill="${shade(color, 0.35)}"/><path d="M20 126q-4-70 84-80q92-12 128 50q16 66-50 86q-140 20-162-56z" fill="${ball(color)}"/></g><path d="M60 66l90 116M104 52l92 118M152 50l70 90M32 104l64 84" stroke="#2f120c" stroke-width="11" opacity=".5" stroke-linecap="round"/><ellipse cx="92" cy="78" rx="38" ry="12" fill="#fff" opacity=".35" transform="rotate(-18 92 78)" filter="${blur(5)}"/>`,
        )
  const drawn = await arrangePieces(
    dish,
    fillet,
    [
      [-0.3, -0.34],
      [0.36, -0.16],
      [-0.14, 0.36],
    ],
    { spread: [1, 1], lift: 16, size: 0.98, rotation: -6, squash: 0.92 },
  )
  return drawn + (await drawToppings(dish, surface.ry * 0.2))
}
