import { type Grain } from '../drawings/grains'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, drawEach, emoji, svgDrawing } from '../svg/drawing'
import { ball, clay } from '../svg/paint'

type NutKind = Parameters<typeof produce.nuts>[2]

const nutItem = (key: string, color: string, kind: NutKind, seed: number, size = 58): FoodItem =>
  item(produce.nuts(key, color, kind), 150, pieces.chunk(color, seed), size, 7)

const driedFruit = (key: string, color: string, size = 58): FoodItem =>
  item(produce.nuts(key, color, 'wrinkled'), 145, pieces.chunk(color, 11), size, 7)

const seedItem = (grain: Grain, color: string, bowl: string): FoodItem =>
  item(packaging.filledBowl(grain, color, bowl), 145, pieces.pinch(color, 'seeds'), 110, 2)

const figs = clayDrawing(
  'figs',
  drawEach(
    [
      [128, 84],
      [74, 166],
      [182, 168],
    ],
    ([x, y]) =>
      `<path d="M${x} ${y - 66}q14 24 46 44q34 50-12 80q-34 16-68 0q-46-30-12-80q32-20 46-44z" fill="${ball('#b58a5a')}"/><path d="M${x - 20} ${y - 10}v50M${x} ${y - 20}v70M${x + 20} ${y - 10}v50" stroke="#7a5230" stroke-width="5" opacity=".4" stroke-linecap="round"/>`,
  ),
  9,
)

const dates = produce.nuts('dates', '#7a3f22', 'almond')

const candiedFruit = clayDrawing(
  'candied',
  drawEach(
    [
      [90, 80, '#f0523f'],
      [160, 76, '#ffc93a'],
      [62, 140, '#7fc04a'],
      [128, 136, '#ff9a3a'],
      [196, 140, '#f0523f'],
      [92, 200, '#ffc93a'],
      [164, 204, '#7fc04a'],
    ],
    ([x, y, c], i) =>
      `<rect x="${x - 28}" y="${y - 28}" width="56" height="56" rx="12" fill="${ball(c)}" transform="rotate(${i * 17} ${x} ${y})"/>`,
  ),
  7,
)

const almondFlakes = clayDrawing(
  'almondFlakes',
  drawEach(
    [
      [90, 70, 20],
      [170, 90, -30],
      [60, 140, 60],
      [130, 146, 0],
      [200, 160, 40],
      [90, 206, -20],
      [166, 216, 15],
    ],
    ([x, y, angle]) =>
      `<path transform="translate(${x} ${y}) rotate(${angle})" d="M-46 0Q-10-40 46 0Q-10 40-46 0z" fill="${ball('#fbeacb')}" stroke="#b8743a" stroke-width="5"/>`,
  ),
  6,
)

const almondFlakePiece = clayDrawing(
  'almondFlake',
  `<path d="M20 128Q100 40 236 128Q100 216 20 128z" fill="${ball('#fbeacb')}" stroke="#b8743a" stroke-width="10"/>`,
  7,
)

/** A heap of prunes, apricots and apple rings. */
function driedFruitMix(): string {
  const tones = ['#3a2434', '#f09a34', '#e9cf9a', '#8a4a2e', '#f0a84a']
  return drawEach(
    [
      [128, 80],
      [84, 120],
      [172, 118],
      [128, 146],
      [56, 172],
      [200, 170],
      [98, 196],
      [160, 198],
      [128, 226],
      [66, 222],
      [194, 222],
    ],
    ([x, y], i) =>
      `<g filter="${clay(7)}"><ellipse cx="${x}" cy="${y}" rx="36" ry="27" transform="rotate(${i * 37} ${x} ${y})" fill="${ball(tones[i % 5] ?? '#8a4a2e')}"/></g>`,
  )
}

export const nutsAndDriedFruit: Record<string, FoodItem> = {
  walnuts: nutItem('walnut', '#c9975a', 'walnut', 8, 64),
  almonds: nutItem('almond', '#b8743a', 'almond', 9),
  'almond-flakes': item(almondFlakes, 135, almondFlakePiece, 58, 8),
  hazelnuts: nutItem('hazelnut', '#a5602c', 'round', 10, 48),
  cashews: nutItem('cashew', '#f0d6a0', 'cashew', 11),
  pistachios: nutItem('pistachio', '#a8b85a', 'almond', 12, 46),
  peanuts: item(produce.trio(emoji('1f95c'), 'peanuts'), 165, pieces.bead('#d9a45a'), 36, 10),
  'sunflower-seeds': item(
    packaging.filledBowl('rice', '#5a5560', '#f2c23a'),
    145,
    pieces.pinch('#d8d0c0', 'seeds'),
    110,
    2,
  ),
  'pumpkin-seeds': seedItem('flake', '#7a9a4a', '#f08a3a'),
  'sesame-seeds': seedItem('seed', '#f6e4b8', '#8a5a3a'),
  'flax-seeds': seedItem('seed', '#8a5028', '#a8c4dc'),
  'chia-seeds': seedItem('seed', '#4a4a55', '#dcd0e4'),
  raisins: driedFruit('raisin', '#5a3226', 46),
  'dried-apricots': driedFruit('driedApricot', '#f2982e'),
  prunes: driedFruit('prune', '#33202e'),
  dates: item(dates, 145, pieces.chunk('#7a3f22', 9), 60, 6),
  'dried-figs': item(figs, 160, pieces.chunk('#b58a5a', 7), 66, 5),
  'dried-cranberries': driedFruit('driedCranberry', '#a81f34', 42),
  'compote-dried-fruit': item(svgDrawing('compote', driedFruitMix()), 160, pieces.chunk('#8a5a34', 8), 64, 6),
  'candied-fruit': item(candiedFruit, 140, pieces.cube('#ff9a3a'), 40, 9),
}
