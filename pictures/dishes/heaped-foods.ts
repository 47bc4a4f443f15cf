import { hasPiece } from '../drawings/item'
import { leaf } from '../drawings/pieces'
import { dishShadowColor } from '../drawings/shadow'
import { mix, shade, tint } from '../svg/color'
import { drawingKey, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, fade, pool } from '../svg/paint'
import { type Dish, scatterable } from './dish'
import { scatterSpots } from './layout'
import { drawPiece, drawToppings, scatterPieces } from './placed-pieces'
import { flatFilling, moundBody } from './shapes'

/** Salad: a mound of all its ingredients, on lettuce if there are leaves among them. */
export async function salad(dish: Dish): Promise<string> {
  const { color, surface, contents, toppings, random } = dish
  const height = surface.ry * 0.72
  const items = scatterable([...toppings, ...contents], 40)
  const bed = await Promise.all(
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * 6.283 + random.next(-0.15, 0.15)
      return {
        x: surface.x + Math.cos(angle) * surface.rx * 0.88,
        y: surface.y + Math.sin(angle) * surface.ry * 0.84,
        rotation: (angle * 180) / 3.1416 + 90,
      }
    })
      .sort((a, b) => a.y - b.y)
      .map(({ x, y, rotation }, i) =>
        drawPiece(leaf(i % 2 ? '#7fbd45' : '#9acc58', true), x, y, 128, rotation, 0.62),
      ),
  )
  const isGreen = items.some(({ piece }) => piece.key.startsWith('leaf'))
  const drawn: string[] = []
  for (const [i, { x, y }] of scatterSpots(dish, 74, 0.86, height).entries()) {
    const item = items[(i * 7 + random.int(0, 1)) % Math.max(1, items.length)]
    if (!item) continue
    const size = Math.min(item.pieceSize, 112) * random.next(0.92, 1.18)
    drawn.push(await drawPiece(item.piece, x, y, size, random.next(-70, 70), 0.82))
  }
  return `${flatFilling(dish, pool(shade(color, 0.12)), 0.2)}${isGreen ? bed.join('') : ''}${moundBody(dish, height, 0.86, pool(isGreen ? mix(color, '#5f8f2f', 0.35) : color))}${drawn.join('')}${await drawToppings(dish, height * 0.98)}`
}

/** A mound of loose grains: buckwheat, pilaf, bulgur, rice. */
export async function grains(dish: Dish): Promise<string> {
  const { color, surface, contents, random } = dish
  const height = surface.ry * 0.66
  const kernels = scatterSpots(dish, 1100, 0.95, height).map(({ x, y }) => {
    const tone = random.pick([color, tint(color, 0.25), shade(color, 0.16), tint(color, 0.12)])
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="12.5" ry="6.6" fill="${tone}" stroke="${shade(color, 0.4)}" stroke-opacity=".35" stroke-width="1.6" transform="rotate(${random.int(-75, 75)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  })
  const among = await scatterPieces(dish, scatterable(contents, 40), {
    count: 20,
    reach: 0.82,
    height,
    size: ({ pieceSize }) => pieceSize * 0.8,
    rotation: 60,
  })
  return `${moundBody(dish, height)}<g>${kernels.join('')}</g><g>${among}</g><path d="M${surface.x - surface.rx * 0.6} ${surface.y - height * 0.5}q${surface.rx * 0.2}-${height * 0.5} ${surface.rx * 0.6}-${height * 0.62}" stroke="#fff" stroke-width="40" opacity=".18" fill="none" stroke-linecap="round" filter="${blur(16)}"/>${await drawToppings(dish, height)}`
}

/** Overlapping arcs of long pasta. */
function pastaStrands(dish: Dish, height: number): string {
  const { color, surface, random } = dish
  return scatterSpots(dish, 150, 0.8, height)
    .map(({ x, y, distance }) => {
      const [cx, cy] = [surface.x + (x - surface.x) * 0.35 + random.next(-30, 30), y + random.next(-8, 8)]
      const [rx, ry] = [
        surface.rx * random.next(0.26, 0.56) * (0.55 + distance * 0.4),
        surface.ry * random.next(0.22, 0.46) * (0.5 + distance * 0.4),
      ]
      const start = random.next(0, 6.28)
      const end = start + random.next(1.6, 3)
      const point = (angle: number) =>
        `${(cx + Math.cos(angle) * rx).toFixed(0)} ${(cy + Math.sin(angle) * ry).toFixed(0)}`
      const path = `M${point(start)}A${rx.toFixed(0)} ${ry.toFixed(0)} ${random.int(-14, 14)} 0 1 ${point(end)}`
      const tone = random.pick([color, tint(color, 0.2), shade(color, 0.07), tint(color, 0.1)])
      return `<path d="${path}" stroke="${shade(color, 0.42)}" stroke-width="19" fill="none" stroke-linecap="round" opacity=".5" transform="translate(2 4)"/><path d="${path}" stroke="${tone}" stroke-width="15" fill="none" stroke-linecap="round"/><path d="${path}" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".42" transform="translate(-2 -4)"/>`
    })
    .join('')
}

/** Pasta: a heap of the short pasta that is the main ingredient, otherwise a nest of strands. */
export async function pasta(dish: Dish): Promise<string> {
  const { color, surface, contents, random, main } = dish
  const height = surface.ry * 0.62
  const body =
    main && hasPiece(main)
      ? await scatterPieces(dish, [main], {
          count: 64,
          reach: 0.88,
          height,
          size: ({ pieceSize }) => pieceSize * random.next(0.95, 1.1),
          rotation: 70,
        })
      : pastaStrands(dish, height)
  const among = await scatterPieces(dish, scatterable(contents, 50), {
    count: 9,
    reach: 0.7,
    height,
    size: ({ pieceSize }) => pieceSize * 0.9,
    rotation: 50,
  })
  return `${moundBody(dish, height, 0.9, pool(shade(color, 0.25)))}${body}${among}${await drawToppings(dish, height)}`
}

/** A mound of dumplings: pelmeni, vareniki, khinkali, gnocchi. */
export async function dumplings(dish: Dish): Promise<string> {
  const { color, random, surface } = dish
  const height = surface.ry * 0.5
  const dumpling = svgDrawing(
    drawingKey('dumpling', color),
    `<g filter="${clay(11)}"><path d="M14 150q4-106 114-112q110 6 114 112q-12 26-34 14q-14 26-38 12q-20 22-42 6q-22 16-42-6q-24 14-38-12q-22 12-34-14z" fill="${ball(color)}"/></g><path d="M48 150q8-66 80-74q72 8 80 74" fill="none" stroke="${shade(color, 0.25)}" stroke-width="7" opacity=".4"/><path d="M38 164l8-20M78 178l6-22M128 184v-22M178 178l-6-22M218 164l-8-20" stroke="${shade(color, 0.3)}" stroke-width="6" opacity=".45" stroke-linecap="round"/><ellipse cx="96" cy="78" rx="34" ry="13" fill="#fff" opacity=".6" transform="rotate(-24 96 78)" filter="${blur(5)}"/>`,
  )
  const drawn = await Promise.all(
    scatterSpots(dish, 24, 0.82, height).map(({ x, y }) =>
      drawPiece(dumpling, x, y, random.next(150, 166), random.next(-28, 28), 0.9),
    ),
  )
  return `<ellipse cx="${surface.x}" cy="${surface.y + 10}" rx="${surface.rx}" ry="${surface.ry}" fill="${fade(dishShadowColor)}" opacity=".45"/>${drawn.join('')}${await drawToppings(dish, height)}`
}
