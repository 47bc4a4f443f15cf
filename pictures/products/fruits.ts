import { emblems } from '../drawings/emblems'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, drawEach, emoji } from '../svg/drawing'
import { ball, down } from '../svg/paint'

const pomegranate = clayDrawing(
  'pomegranate',
  `<path d="M100 48l8-34l20 16l20-16l8 34z" fill="${down('#b8203a')}"/><circle cx="128" cy="142" r="98" fill="${ball('#cf2f45')}"/><ellipse cx="150" cy="160" rx="58" ry="52" fill="#f7dfc0"/>${drawEach(
    [
      [126, 140],
      [152, 132],
      [178, 146],
      [120, 166],
      [146, 160],
      [172, 172],
      [136, 188],
      [162, 194],
    ],
    ([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="13" ry="15" fill="${ball('#b0122c')}"/>`,
  )}`,
)

const plum = clayDrawing(
  'plum',
  `<path d="M132 40q4-20 20-30" stroke="#6a4a2e" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M128 38q96 0 96 106q-10 96-96 100q-86-4-96-100q0-106 96-106z" fill="${ball('#5b3a8c')}"/><path d="M120 44q-30 90 4 194" stroke="#3a2260" stroke-width="7" fill="none" opacity=".5"/>`,
  12,
)

const cherryPiece = pieces.bead('#9a1230')
const orangeSlice = pieces.slice('#f28a1a', '#ffb347', 'rays')

const berry = (
  key: string,
  color: string,
  kind: 'smooth' | 'drupe' | 'crown' = 'smooth',
  hasLeaves = true,
  size = 46,
): FoodItem =>
  item(
    produce.berries(key, color, kind, hasLeaves),
    150,
    kind === 'drupe'
      ? clayDrawing(
          `${key}-one`,
          Array.from(
            { length: 19 },
            (_, i) =>
              `<circle cx="${128 + Math.cos(i * 2.4) * Math.sqrt(i / 19) * 84}" cy="${128 + Math.sin(i * 2.4) * Math.sqrt(i / 19) * 84}" r="30" fill="${ball(color)}"/>`,
          ).join(''),
          7,
        )
      : pieces.bead(color),
    kind === 'drupe' ? 62 : size,
    kind === 'drupe' ? 7 : 9,
  )

export const fruits: Record<string, FoodItem> = {
  apples: item(emoji('1f34e'), 180, pieces.slice('#d8322b', '#fdf0c8', 'plain'), 92, 5),
  'sour-apples': item(emoji('1f34f'), 180, pieces.slice('#8cc63f', '#f8f6d2', 'plain'), 92, 5),
  pears: item(emoji('1f350'), 190, pieces.slice('#c9cf4a', '#fbf6d6', 'plain'), 96, 4),
  bananas: item(emoji('1f34c'), 200, pieces.slice('#f2d27a', '#fff1bf', 'plain'), 86, 6),
  lemon: item(emoji('1f34b'), 150, pieces.slice('#f3c11f', '#ffe271', 'rays'), 108, 3),
  lime: item(
    emoji('1f34b', { hue: 38, brightness: 0.86 }),
    140,
    pieces.slice('#6fae2e', '#cfe88a', 'rays'),
    100,
    3,
  ),
  oranges: item(emoji('1f34a', { saturation: 1.25, hue: -6 }), 170, orangeSlice, 116, 3),
  mandarins: item(
    produce.trio(emoji('1f34a', { saturation: 1.15, brightness: 1.05 }), 'mandarins'),
    175,
    pieces.slice('#f59a2a', '#ffc05a', 'rays'),
    92,
    4,
  ),
  pomegranate: item(pomegranate, 185, pieces.bead('#b8152f'), 32, 16),
  pineapple: item(emoji('1f34d'), 270, pieces.chunk('#ffd34a', 4), 70, 6),
  mango: item(emoji('1f96d'), 180, pieces.cube('#ffb02e', '#ffcf6b'), 66, 7),
  avocado: item(emoji('1f951'), 175, pieces.slice('#5b8f2e', '#dbe88a', 'plain'), 104, 4),
  quince: item(
    emoji('1f350', { hue: -14, brightness: 1.12, saturation: 1.15 }),
    190,
    pieces.slice('#e2c02e', '#fbeeb4', 'plain'),
    92,
    4,
  ),
  grapes: item(emoji('1f347'), 190, pieces.bead('#6a4bb0'), 52, 8),
  plums: item(produce.trio(plum, 'plums'), 165, pieces.slice('#5b3a8c', '#f0b24a', 'plain'), 80, 5),
  peaches: item(emoji('1f351'), 170, pieces.slice('#f08a5a', '#ffc46b', 'plain'), 96, 5),
  apricots: item(
    produce.trio(emoji('1f351', { hue: 14, brightness: 1.04 }), 'apricots'),
    160,
    pieces.slice('#f2953a', '#ffc15a', 'plain'),
    78,
    5,
  ),
  rhubarb: item(
    produce.stalks('rhubarb', '#d2405a', '#f3b3b0', 'leaf'),
    250,
    pieces.cube('#d9566a', '#f0a0a0'),
    58,
    7,
  ),
  'sour-cherries': item(emoji('1f352', { brightness: 0.82, saturation: 1.1 }), 160, cherryPiece, 54, 8),
  'frozen-cherries': item(
    packaging.pack('#6fa9d8', emoji('1f352', { brightness: 0.82 }), emblems.snow),
    215,
    cherryPiece,
    54,
    8,
  ),
  'sweet-cherries': item(emoji('1f352', { brightness: 1.05, hue: 6 }), 160, pieces.bead('#c2203f'), 56, 8),
  strawberries: item(produce.trio(emoji('1f353'), 'strawberries'), 170, emoji('1f353'), 100, 5),
  raspberries: berry('raspberry', '#e2335f', 'drupe'),
  blueberries: item(emoji('1fad0'), 140, pieces.bead('#4a4fa8'), 48, 9),
  bilberries: berry('bilberry', '#2f3168', 'crown', true, 44),
  cranberries: berry('cranberry', '#d31f3f'),
  lingonberries: berry('lingonberry', '#b8122a', 'smooth', true, 40),
  blackcurrant: berry('blackcurrant', '#2f2140', 'crown', true, 42),
  redcurrant: berry('redcurrant', '#e8303a', 'crown', true, 40),
  gooseberries: berry('gooseberry', '#9cc04a', 'crown', true, 52),
  'sea-buckthorn': berry('seaBuckthorn', '#f58a1a', 'smooth', true, 40),
  'frozen-berry-mix': item(
    packaging.pack('#8a6fc0', produce.berries('mixBerry', '#8a2a5a'), emblems.snow),
    215,
    pieces.bead('#8a2a5a'),
    48,
    9,
  ),
}
