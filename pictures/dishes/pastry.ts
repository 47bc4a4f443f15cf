import { shade, tint } from '../svg/color'
import { drawingKey, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, crust, down, pool } from '../svg/paint'
import { sevenPieces } from './arranged-pieces'
import { type Dish } from './dish'
import { scatterSpots } from './layout'
import { arrangePieces, drawToppings } from './placed-pieces'
import { bakedSpecks, cylinderPath, foodShadow } from './shapes'

/** A stack of pancakes, waffles or flatbreads, with the spooned topping running down. */
export async function pancakes(dish: Dish): Promise<string> {
  const { surface, color, random } = dish
  const count = random.int(4, 8)
  const [rx, ry, step] = [
    surface.rx * random.next(0.78, 0.88),
    surface.ry * 0.84,
    (surface.ry * 1.26) / count,
  ]
  const layers = Array.from({ length: count }, (_, i) => {
    const [x, y] = [surface.x + random.next(-13, 13), surface.y + surface.ry * 0.16 - i * step]
    const edge = `M${x - rx} ${y}q-14 ${step * 0.5} 4 ${step * 0.86}A${rx} ${ry} 0 0 0 ${x + rx - 4} ${y + step * 0.86}q18-${step * 0.36} 4-${step * 0.86}z`
    return `<g filter="${clay(8)}"><path d="${edge}" fill="${tint(color, 0.55)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${tint(color, 0.5)}"/><ellipse cx="${x}" cy="${y - 2}" rx="${rx * 0.965}" ry="${ry * 0.955}" fill="${crust(color)}"/></g>`
  })
  const lift = step * (count - 1) - surface.ry * 0.16
  const syrup = dish.toppings.find((item) => item.isSpooned)?.piece?.key.match(/[0-9a-f]{6}$/)?.[0]
  const drips = syrup
    ? `<g filter="${clay(9)}"><path d="M${surface.x - rx * 0.5} ${surface.y - lift}q${rx * 0.5}-${ry * 0.5} ${rx} 0q${rx * 0.12} ${ry * 0.24}-${rx * 0.06} ${ry * 0.46}q0 ${step * 2.2}-${rx * 0.08} ${step * 2.4}t-${rx * 0.09}-${step * 2}q-${rx * 0.14} ${ry * 0.06}-${rx * 0.26} ${ry * 0.02}q-${rx * 0.02} ${step * 3.2}-${rx * 0.1} ${step * 3.2}t-${rx * 0.09}-${step * 3}q-${rx * 0.42}-${ry * 0.16}-${rx * 0.32}-${ry * 0.54}z" fill="#${syrup}" opacity=".93"/></g>`
    : ''
  return `${foodShadow(dish, 0.9, 40)}${layers.join('')}${bakedSpecks({ ...dish, surface: { ...surface, y: surface.y - lift } }, 16, 0.7, '#a5551a')}${drips}${await drawToppings(dish, lift)}`
}

/** A round pie: open with a lattice over its filling if a topping is fruit or spooned, otherwise closed. */
export async function pie(dish: Dish): Promise<string> {
  const { surface, color, random } = dish
  const [rx, ry, height] = [surface.rx * 0.97, surface.ry * 0.95, surface.ry * 0.3]
  const [x, y] = [surface.x, surface.y - height * 0.7]
  const isOpen = dish.toppings.some(
    ({ whole, isSpooned }) => isSpooned || /berr|jam|crock|raspb|cherr/i.test(whole.key),
  )
  const fruitColor = dish.toppings
    .map(({ piece }) => piece?.key.match(/^(?:dollop|bead)_([0-9a-f]{6})/)?.[1])
    .find(Boolean)
  const filling = fruitColor ? `#${fruitColor}` : color
  const crustColor = isOpen ? '#e2a04c' : color
  const crimps = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 6.283
    return { x: x + Math.cos(angle) * rx * 0.95, y: y + Math.sin(angle) * ry * 0.94 }
  })
    .sort((a, b) => a.y - b.y)
    .map(
      (crimp) =>
        `<ellipse cx="${crimp.x.toFixed(0)}" cy="${crimp.y.toFixed(0)}" rx="34" ry="20" fill="${ball(crustColor)}"/>`,
    )
  const berries = scatterSpots(
    { ...dish, surface: { ...surface, y, rx: rx * 0.84, ry: ry * 0.82 } },
    90,
    1,
  ).map(
    (spot) =>
      `<ellipse cx="${spot.x.toFixed(0)}" cy="${spot.y.toFixed(0)}" rx="${random.int(20, 30)}" ry="${random.int(12, 17)}" fill="${ball(random.pick([filling, tint(filling, 0.14), shade(filling, 0.12)]))}"/>`,
  )
  const band = (path: string) =>
    `<path d="${path}" stroke="${shade(crustColor, 0.3)}" stroke-width="38" fill="none" opacity=".45" transform="translate(3 7)"/><path d="${path}" stroke="${crustColor}" stroke-width="34" fill="none"/><path d="${path}" stroke="${tint(crustColor, 0.5)}" stroke-width="6" fill="none" opacity=".6" transform="translate(-4 -8)"/>`
  const lattice = [-0.5, 0, 0.5]
    .map((k) => {
      const half = Math.sqrt(1 - k * k) * 0.86
      return (
        band(`M${x - rx * half} ${y + ry * k * 0.86 + 14}L${x + rx * half} ${y + ry * k * 0.86 - 14}`) +
        band(`M${x + rx * k * 0.86 - 26} ${y - ry * half}L${x + rx * k * 0.86 + 26} ${y + ry * half}`)
      )
    })
    .join('')
  return `${foodShadow(dish, 1, 28)}<g filter="${clay(14)}"><path d="${cylinderPath(x, y, rx * 0.97, ry * 0.97, height * 1.2)}" fill="${down(shade(crustColor, 0.12))}"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.97}" ry="${ry * 0.96}" fill="${crustColor}"/></g><ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.84}" fill="${crust(isOpen ? filling : color)}"/>${isOpen ? berries.join('') : ''}<ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.84}" fill="${pool(isOpen ? filling : color)}" opacity=".28"/>${isOpen ? `<g filter="${clay(5)}">${lattice}</g>` : bakedSpecks({ ...dish, surface: { ...surface, y } }, 34, 0.8, '#a8571a')}<g filter="${clay(7)}">${crimps.join('')}</g>${await drawToppings(dish, height + 6, 0.85)}`
}

/** Closed oval pies with a seam. */
export async function pasties(dish: Dish): Promise<string> {
  const { color } = dish
  const pasty = svgDrawing(
    drawingKey('pasty', color),
    `<g filter="${clay(14)}"><path d="M6 136q20-78 122-82q102 4 122 82q-16 62-122 64q-106-2-122-64z" fill="${crust(color)}"/></g><path d="M30 128q30-16 50-4t48-2t50 0t48 4" fill="none" stroke="${shade(color, 0.4)}" stroke-width="8" opacity=".55" stroke-linecap="round"/><path d="M54 96q60-30 120-20" stroke="#fff" stroke-width="16" fill="none" opacity=".45" stroke-linecap="round" filter="${blur(5)}"/>`,
  )
  return sevenPieces(dish, pasty, 0.7)
}

/** Cinnamon rolls with icing. */
export async function cinnamonRolls(dish: Dish): Promise<string> {
  const { color } = dish
  const roll = svgDrawing(
    drawingKey('snail', color),
    `<g filter="${clay(12)}"><ellipse cx="128" cy="136" rx="116" ry="92" fill="${tint(color, 0.25)}"/></g><path d="M128 136q20-26 36 0q4 42-42 40q-56-8-44-58q24-50 84-34q56 24 44 84q-26 56-96 46q-66-18-66-78" fill="none" stroke="${shade(color, 0.35)}" stroke-width="15" stroke-linecap="round"/><g filter="${clay(5)}"><path d="M60 96q60-50 140-6q14 30-6 34q-4 40-20 40t-18-30q-30 8-40-2q-4 40-20 38t-14-44q-30-6-22-30z" fill="#fff8ea" opacity=".93"/></g>`,
  )
  return sevenPieces(dish, roll, 0.74)
}

/** Glazed éclairs. */
export async function eclairs(dish: Dish): Promise<string> {
  const { surface, color } = dish
  const eclair = svgDrawing(
    drawingKey('eclair', color),
    `<g filter="${clay(12)}"><path d="M6 146q0-46 60-48h124q60 2 60 48q-2 46-60 48H66q-58-2-60-48z" fill="${ball('#e0a650')}"/></g><g filter="${clay(8)}"><path d="M18 128q8-38 54-38h112q46 0 54 38q-10 22-30 6q-20 20-44 2q-22 18-46 0q-26 18-46-2q-30 16-54-6z" fill="${ball(color)}"/></g><path d="M60 104q60-10 120-2" stroke="#fff" stroke-width="9" opacity=".45" stroke-linecap="round" filter="${blur(3)}"/>`,
  )
  const drawn = await arrangePieces(
    dish,
    eclair,
    [
      [-0.2, -0.66],
      [0.3, -0.3],
      [-0.34, 0.02],
      [0.24, 0.4],
      [-0.24, 0.7],
    ],
    { spread: [0.7, 0.9], lift: 18, size: 0.86, rotation: -8, squash: 0.9 },
  )
  return drawn + (await drawToppings(dish, surface.ry * 0.2, 0.6))
}
