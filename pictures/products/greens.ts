import { emblems } from '../drawings/emblems'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, drawEach, type Drawing, drawingKey, emoji, svgDrawing } from '../svg/drawing'
import { ball, clay, down, side } from '../svg/paint'

/** An upright mushroom. */
const mushroom = (key: string, cap: string, stem: string, stoutness = 0) =>
  svgDrawing(
    key,
    `<g filter="${clay(9)}"><path d="M${92 - stoutness} 140h${72 + stoutness * 2}q-2 50 ${14 + stoutness} 84q-48 24-${100 + stoutness * 4} 0q16-34 ${14 + stoutness}-84z" fill="${side(stem)}"/></g><g filter="${clay(12)}"><path d="M18 138q0-106 110-112q110 6 110 112q-54 34-110 34t-110-34z" fill="${ball(cap)}"/></g><path d="M34 148q46 20 94 20t94-20q-40 6-94 6t-94-6z" fill="#8a6248" opacity=".35"/>`,
  )

const mushroomSlice = (cap: string, flesh: string) =>
  svgDrawing(
    drawingKey('mushroomSlice', cap),
    `<g filter="${clay(8)}"><path d="M20 130q0-98 108-104q108 6 108 104q-6 28-62 26q-4 34 8 70q-52 22-108 0q12-36 8-70q-56 2-62-26z" fill="${cap}"/></g><path d="M36 126q4-78 92-84q88 6 92 84q-10 14-64 10q0 44 8 80q-36 12-72 0q8-36 8-80q-54 4-64-10z" fill="${flesh}"/><path d="M64 122q22-26 54-24M192 122q-22-26-54-24" stroke="#b08a66" stroke-width="9" fill="none" stroke-linecap="round" opacity=".7"/>`,
  )

const chanterelle = clayDrawing(
  'chanterelle',
  `<path d="M30 60q28-26 60-8q38-24 76 0q34-16 60 10q-8 54-66 76q-10 50 6 92q-38 26-76 0q18-44 6-92q-58-22-66-78z" fill="${ball('#f5a623')}"/><path d="M84 84q22 40 24 116M128 80v140M172 84q-22 40-24 116" stroke="#c9781a" stroke-width="7" fill="none" opacity=".45" stroke-linecap="round"/>`,
)

const oysterMushroom = clayDrawing(
  'oysterMushroom',
  `<path d="M104 150q20 40 10 90h34q-8-50 12-92z" fill="${down('#f2ebe0')}"/><path d="M20 120q10-76 86-70q70 8 66 76q-40 40-92 36q-50-6-60-42z" fill="${ball('#b9ab9e')}"/><path d="M110 160q2-70 66-78q58 2 62 62q-20 46-70 46q-44 0-58-30z" fill="${ball('#cbbfb2')}"/>`,
)

/** Three sprigs with narrow leaves: rosemary, tarragon. */
const needleSprigs = (key: string, color: string): Drawing =>
  clayDrawing(
    key,
    drawEach([-24, 0, 24], (angle) => {
      const needles = Array.from(
        { length: 13 },
        (_, i) => `M128 ${200 - i * 14}l-34-20M128 ${200 - i * 14}l34-20`,
      ).join('')
      return `<g transform="rotate(${angle} 128 240)"><path d="M128 244V26" stroke="#8a7a4a" stroke-width="6" stroke-linecap="round"/><path d="${needles}" stroke="${color}" stroke-width="9" stroke-linecap="round"/></g>`
    }),
    4,
  )

const champignon = mushroom('champignon', '#f1dfc4', '#f9f0e0')
const porcini = mushroom('cep', '#9a5a2e', '#f3e3c4', 20)

const leafyBunch = (key: string, color: string) => produce.bunch(key, color, 'round')

export const greens: Record<string, FoodItem> = {
  dill: item(produce.bunch('dill', '#56a53c', 'feathery'), 225, pieces.frond('#56a53c'), 96, 4),
  parsley: item(produce.bunch('parsley', '#3f9a3a', 'leafy'), 215, pieces.sprig('#3f9a3a'), 84, 4),
  cilantro: item(produce.bunch('cilantro', '#6fb53c', 'leafy'), 215, pieces.sprig('#6fb53c'), 84, 4),
  'green-onion': item(produce.bunch('greenOnion', '#58ac40', 'long'), 240, pieces.ring('#6fbf4a'), 34, 14),
  basil: item(leafyBunch('basil', '#2f8f3f'), 210, pieces.sprig('#35a04a', 'round'), 104, 3),
  'purple-basil': item(leafyBunch('purpleBasil', '#6d3a78'), 210, pieces.sprig('#7a4088', 'round'), 100, 3),
  mint: item(leafyBunch('mint', '#35a86a'), 205, pieces.sprig('#3cb371', 'round'), 112, 2),
  tarragon: item(needleSprigs('tarragon', '#6cb544'), 215, pieces.leaf('#4f9a50'), 76, 5),
  thyme: item(produce.bunch('thyme', '#8aa565', 'feathery'), 185, pieces.sprig('#7a9a5a', 'round'), 70, 4),
  rosemary: item(needleSprigs('rosemary', '#4a7f5a'), 215, pieces.frond('#4a7f5a'), 104, 3),
  spinach: item(leafyBunch('spinach', '#2f7f36'), 205, pieces.leaf('#2f8a3a'), 100, 6),
  'frozen-spinach': item(
    packaging.pack('#4fa0c8', emblems.spinach, emblems.snow),
    220,
    pieces.leaf('#2f7f36'),
    90,
    6,
  ),
  sorrel: item(produce.bunch('sorrel', '#7dbb3f', 'round'), 215, pieces.leaf('#7dbb3f'), 96, 5),
  'leaf-lettuce': item(
    emoji('1f96c', { brightness: 1.18, hue: -22 }),
    205,
    pieces.leaf('#8cc84a', true),
    150,
    5,
  ),
  iceberg: item(produce.cabbage('iceberg', '#c4e694', '#fbfff0'), 205, pieces.leaf('#c4e694', true), 140, 5),
  romaine: item(emoji('1f96c'), 215, pieces.leaf('#5fa83c', true), 140, 5),
  arugula: item(produce.bunch('arugula', '#4d9c35', 'leafy'), 205, pieces.leaf('#4d9c35'), 104, 6),
  'wild-garlic': item(produce.bunch('wildGarlic', '#3f9a4f', 'long'), 225, pieces.leaf('#3f9a4f'), 96, 5),
  lemongrass: item(
    produce.stalks('lemongrass', '#c4d68a', '#f3eccb', 'none'),
    235,
    pieces.slice('#c4d68a', '#f6f2d0', 'rings'),
    44,
    5,
  ),
  champignons: item(produce.trio(champignon, 'champignons'), 170, mushroomSlice('#d9b88f', '#fbf1df'), 90, 6),
  'oyster-mushrooms': item(oysterMushroom, 175, pieces.strip('#cbbfb2', 14, 54), 96, 5),
  porcini: item(produce.trio(porcini, 'ceps'), 185, mushroomSlice('#9a5a2e', '#f7e8cc'), 92, 6),
  chanterelles: item(produce.trio(chanterelle, 'chanterelles'), 165, chanterelle, 78, 6),
  'frozen-forest-mushrooms': item(
    packaging.pack('#5b8f8a', porcini, emblems.snow),
    220,
    mushroomSlice('#9a5a2e', '#f0dcb8'),
    84,
    6,
  ),
  'dried-porcini': item(
    packaging.pack('#b5793f', mushroomSlice('#8a5a34', '#e6c692')),
    210,
    mushroomSlice('#8a5a34', '#e6c692'),
    76,
    5,
  ),
}
