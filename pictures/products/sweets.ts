import { emblems } from '../drawings/emblems'
import { type FoodItem, item, spoonedItem } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import { clayDrawing, drawEach, type Drawing, emoji } from '../svg/drawing'
import { ball, down } from '../svg/paint'

const jam = (color: string, cloth: string): FoodItem =>
  spoonedItem(packaging.crock(color, cloth), 180, pieces.dollop(color), 110)
const chocolateBar = (key: string, color: string, foil: string): Drawing =>
  clayDrawing(
    key,
    `<g transform="rotate(-14 128 128)"><path d="M40 20h176v110H40z" fill="${down(color)}"/><path d="M84 20v110M128 20v110M172 20v110M40 58h176M40 96h176" stroke="#000" stroke-width="5" opacity=".18"/><path d="M30 116h196v124H30z" fill="${down(foil)}"/><path d="M30 116l16-14l16 14l16-14l16 14l16-14l16 14l16-14l16 14l16-14l16 14l16-14l20 14v16H30z" fill="#f3f0ea"/></g>`,
    7,
  )

const cookie = (key: string, color: string, kind: 'dots' | 'oat' | 'grid'): Drawing =>
  clayDrawing(
    key,
    drawEach(
      [
        [128, 70],
        [80, 168],
        [178, 172],
      ],
      ([x, y]) =>
        `<g><circle cx="${x}" cy="${y}" r="66" fill="${ball(color)}"/>${
          kind === 'dots'
            ? drawEach(
                [
                  [-24, -20],
                  [20, -24],
                  [0, 14],
                  [-28, 22],
                  [30, 18],
                ],
                ([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="7" fill="#8a5a2a" opacity=".55"/>`,
              )
            : kind === 'oat'
              ? drawEach(
                  [
                    [-26, -16],
                    [16, -28],
                    [6, 10],
                    [-18, 26],
                    [32, 14],
                    [-4, -40],
                  ],
                  ([dx, dy]) =>
                    `<ellipse cx="${x + dx}" cy="${y + dy}" rx="13" ry="7" fill="#f6dca0" transform="rotate(${dx * 3} ${x + dx} ${y + dy})"/>`,
                )
              : `<path d="M${x - 44} ${y - 16}h88M${x - 44} ${y + 16}h88M${x - 16} ${y - 44}v88M${x + 16} ${y - 44}v88" stroke="#fff" stroke-width="6" opacity=".5"/>`
        }</g>`,
    ),
    8,
  )

export const zefir = clayDrawing(
  'zefir',
  `<path d="M20 190q-4-40 30-48q-6-40 30-50q0-36 38-44q6-26 26-34q20 20 14 40q40 10 38 46q34 12 28 48q28 12 22 44q-40 40-112 40t-114-42z" fill="${ball('#fff3ee')}"/><path d="M50 150q70 30 150 0M80 98q50 22 100 0" stroke="#f0b8b4" stroke-width="8" fill="none" opacity=".6" stroke-linecap="round"/>`,
  13,
)
const meringue = clayDrawing(
  'meringue',
  `<path d="M24 200q-6-36 40-44q-14-30 24-44q-8-30 30-44q0-34 24-54q18 30 12 54q36 16 26 46q36 14 24 44q40 12 32 44q-40 34-106 34t-106-36z" fill="${ball('#fff8e8')}"/>`,
  12,
)
const marshmallows = clayDrawing(
  'marshmallows',
  drawEach(
    [
      [90, 70, '#fff8f4'],
      [170, 84, '#f9c4cf'],
      [66, 150, '#f9c4cf'],
      [140, 150, '#fff8f4'],
      [206, 160, '#fff8f4'],
      [106, 206, '#fff8f4'],
      [176, 214, '#f9c4cf'],
    ],
    ([x, y, c]) => `<rect x="${x - 36}" y="${y - 30}" width="72" height="60" rx="22" fill="${ball(c)}"/>`,
  ),
  9,
)
const savoiardi = clayDrawing(
  'savoiardi',
  drawEach(
    [0, 1, 2, 3],
    (i) =>
      `<g transform="translate(0 ${i * 44 - 6}) rotate(-8 128 60)"><rect x="10" y="34" width="236" height="46" rx="23" fill="${down('#f0bf74')}"/><path d="M30 46q90-10 196 0" stroke="#fff6e0" stroke-width="9" opacity=".8" stroke-linecap="round"/></g>`,
  ),
  8,
)
const savoiardiPiece = clayDrawing(
  'savoiardiBit',
  `<rect x="10" y="96" width="236" height="64" rx="32" fill="${down('#f0bf74')}"/><path d="M30 112q90-12 196 0" stroke="#fff6e0" stroke-width="11" opacity=".8" stroke-linecap="round"/>`,
  8,
)
const mapleSyrup = packaging.bottle('#a5501a', '#c9392f', emoji('1f341'), true)

export const sweets: Record<string, FoodItem> = {
  'peanut-butter': spoonedItem(
    packaging.jar('#b8793a', '#d8392f', emblems.peanut),
    175,
    pieces.dollop('#b8793a'),
    100,
  ),
  honey: spoonedItem(emoji('1f36f'), 190, pieces.dollop('#f0a31f'), 96),
  'maple-syrup': spoonedItem(mapleSyrup, 250, pieces.dollop('#a5501a'), 96),
  'condensed-milk': spoonedItem(packaging.tin('#4a7fd0', emblems.cow), 150, pieces.dollop('#fff3d4'), 100),
  'boiled-condensed-milk': spoonedItem(
    packaging.tin('#a5602c', emblems.cow),
    150,
    pieces.dollop('#b8742e'),
    100,
  ),
  'raspberry-preserve': jam('#c2264a', '#f6c4cf'),
  'strawberry-preserve': jam('#d8322b', '#fff0e6'),
  'apricot-preserve': jam('#f0952a', '#7fb86a'),
  'apple-povidlo': jam('#a5642e', '#e8b43a'),
  'dark-chocolate': item(
    emoji('1f36b', { brightness: 0.72 }),
    180,
    pieces.pinch('#4a2618', 'shreds'),
    120,
    2,
  ),
  'milk-chocolate': item(
    chocolateBar('milkChocolate', '#a5683a', '#6a4fb0'),
    175,
    pieces.pinch('#9a5c30', 'shreds'),
    120,
    2,
  ),
  'chocolate-spread': spoonedItem(
    packaging.jar('#5a2f1c', '#fff6ea', emblems.chestnut),
    180,
    pieces.dollop('#5a2f1c'),
    110,
  ),
  marshmallows: item(marshmallows, 145, pieces.cube('#fff6f0', '#ffffff'), 52, 7),
  'ready-zefir': item(zefir, 145, zefir, 96, 3),
  'ready-meringues': item(meringue, 150, meringue, 92, 4),
  'sugar-biscuits': item(
    cookie('biscuits', '#e8b564', 'dots'),
    160,
    pieces.slab('#ecc074', '#c98f42'),
    84,
    4,
  ),
  'shop-oat-biscuits': item(
    cookie('oatBiscuits', '#c08a4a', 'oat'),
    160,
    pieces.slab('#c08a4a', '#8f5f2a'),
    84,
    4,
  ),
  savoiardi: item(savoiardi, 150, savoiardiPiece, 130, 4),
}
