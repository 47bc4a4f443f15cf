import { emblems } from '../drawings/emblems'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, drawEach, embed, emoji, svgDrawing } from '../svg/drawing'
import { ball, down } from '../svg/paint'

const broccoli = emoji('1f966', { hue: -38, saturation: 0.9, brightness: 1.12 })
const potato = emoji('1f954')
const youngPotato = emoji('1f954', { saturation: 1.25, brightness: 1.18 })
const carrot = emoji('1f955', { rotation: 42 })
const tomato = emoji('1f345')
const courgette = produce.squash('courgette', '#a8c966', '#e6f2bd')
const zucchini = produce.squash('zucchini', '#4f8f3a')

const pepper = (hue: number, brightness: number) => emoji('1fad1', { hue, saturation: 1.2, brightness })
const peppers = svgDrawing(
  'peppers',
  embed(pepper(-62, 1.5), 92, 10, 156) + embed(pepper(-110, 1), 8, 78, 168),
  [pepper(-110, 1), pepper(-62, 1.5)],
)

const longRoot = (key: string, color: string) =>
  clayDrawing(
    key,
    `<g transform="rotate(-16 128 128)"><path d="M196 96q34-34 50-30M202 112q40-14 50-4M198 126q36 4 46 18" stroke="#6aa53f" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M206 88q14 34 0 68q-60 26-110 18q-50-6-88-48q44-32 92-42q60-12 106 4z" fill="${down(color)}"/><path d="M170 88q6 14 2 24M130 92q6 18 2 30M92 104q6 16 2 24" stroke="#5a3a20" stroke-width="4" fill="none" opacity=".2" stroke-linecap="round"/></g>`,
    10,
  )

const beans = clayDrawing(
  'green-beans',
  drawEach(
    [18, -8, -30, 34, 2],
    (angle, i) =>
      `<path transform="rotate(${angle} 128 128) translate(0 ${i * 16 - 34})" d="M14 142q110 44 226-26q-4 18-14 26q-104 60-212 18q-10-10 0-18z" fill="${down(i % 2 ? '#6fb344' : '#4f9a38')}"/>`,
  ),
  6,
)

const asparagus = produce.stalks('asparagus', '#6ba643', '#c3d890', 'tip')

export const vegetables: Record<string, FoodItem> = {
  potato: item(produce.trio(potato, 'potatoes'), 175, pieces.cube('#f0cf73', '#fbe6a4'), 74, 6),
  'young-potato': item(produce.trio(youngPotato, 'youngPotatoes'), 165, pieces.bead('#f3d27c'), 76, 6),
  'sweet-potato': item(emoji('1f360', { rotation: 20 }), 150, pieces.cube('#ef8a3a', '#ffb36b'), 74, 6),
  carrot: item(carrot, 120, pieces.slice('#ea7a1a', '#ff9d3a', 'rings'), 68, 6),
  onion: item(emoji('1f9c5'), 165, pieces.ring('#f3e3c6', true), 84, 5),
  'red-onion': item(
    emoji('1f9c5', { hue: -62, saturation: 1.15, brightness: 0.78 }),
    165,
    pieces.ring('#b04a92'),
    86,
    5,
  ),
  shallot: item(
    produce.trio(emoji('1f9c5', { hue: -22, brightness: 0.9 }), 'shallots'),
    145,
    pieces.ring('#d9a0a8', true),
    70,
    5,
  ),
  leek: item(
    produce.stalks('leek', '#6fae4c', '#f4f6e0', 'leaf'),
    260,
    pieces.slice('#7fb84c', '#eef4cf', 'rings'),
    58,
    7,
  ),
  garlic: item(emoji('1f9c4'), 130, pieces.chunk('#f6ead2', 3), 40, 5),
  'ginger-root': item(emoji('1fada'), 130, pieces.strip('#f0d28a', 8, 30), 60, 5),
  beetroot: item(
    produce.root('beet', '#8e1f45', '#4f9b3c', '#b02a58'),
    215,
    pieces.cube('#96204c', '#b83a66'),
    72,
    6,
  ),
  'white-cabbage': item(produce.cabbage('cabbage', '#b7db83'), 225, pieces.strip('#d6ebaf', 22, 22), 92, 6),
  'young-cabbage': item(
    produce.cabbage('youngCabbage', '#86c447'),
    215,
    pieces.strip('#a9d96a', 22, 22),
    92,
    6,
  ),
  'red-cabbage': item(
    produce.cabbage('redCabbage', '#8a3f86', '#f3dcf0'),
    220,
    pieces.strip('#93428f', 22, 22),
    92,
    6,
  ),
  'napa-cabbage': item(
    clayDrawing(
      'napa',
      `<path d="M128 12q84 20 78 128q-4 90-78 104q-74-14-78-104q-6-108 78-128z" fill="${ball('#c3e07e')}"/><path d="M128 246q-18-90 0-196q18 106 0 196zM98 240q-40-70-24-170q6 90 24 170zM158 240q40-70 24-170q-6 90-24 170z" fill="#fbfdec"/><path d="M60 110q20 16 26 40M196 110q-20 16-26 40M100 44q14 20 16 50M156 44q-14 20-16 50" stroke="#8dbd4a" stroke-width="7" fill="none" stroke-linecap="round"/>`,
      11,
    ),
    235,
    pieces.leaf('#c3e07e', true),
    110,
    5,
  ),
  cauliflower: item(
    produce.cauliflower,
    195,
    clayDrawing(
      'floret',
      `<path d="M100 150h56v86h-56z" fill="#eef0c4"/><circle cx="76" cy="120" r="56" fill="${ball('#fbf1d8')}"/><circle cx="180" cy="120" r="56" fill="${ball('#fbf1d8')}"/><circle cx="128" cy="84" r="62" fill="${ball('#fff8e6')}"/>`,
    ),
    88,
    5,
  ),
  broccoli: item(broccoli, 185, broccoli, 92, 5),
  'pak-choi': item(
    clayDrawing(
      'pakChoi',
      `<path d="M70 110q-60-20-50-76q60-10 80 50zM186 110q60-20 50-76q-60-10-80 50zM128 100q-40-50 0-92q40 42 0 92z" fill="${ball('#3f9a3f')}"/><path d="M60 60q30 70 30 100q-10 60 38 86q48-26 38-86q0-30 30-100q-40 30-68 60q-28-30-68-60z" fill="${down('#f2f7dc')}"/><path d="M128 30v100" stroke="#bfe08a" stroke-width="8" stroke-linecap="round"/>`,
    ),
    200,
    pieces.leaf('#3f9a3f'),
    110,
    5,
  ),
  tomato: item(produce.trio(tomato, 'tomatoes'), 185, pieces.slice('#d8322b', '#ef5642', 'tomato'), 104, 5),
  'cherry-tomato': item(
    produce.trio(emoji('1f345', { brightness: 1.1, hue: 6 }), 'cherryTomatoes'),
    135,
    pieces.slice('#d8322b', '#f2604a', 'tomato'),
    72,
    6,
  ),
  cucumber: item(emoji('1f952', { rotation: 48 }), 120, pieces.slice('#3f8f3a', '#cdeaa0', 'seeds'), 92, 5),
  'sweet-pepper': item(peppers, 200, pieces.strip('#e0392e', 12, 50), 96, 5),
  'chili-pepper': item(emoji('1f336-fe0f', { rotation: -36 }), 105, pieces.ring('#e02f2a'), 44, 6),
  courgette: item(courgette, 145, pieces.slice('#a8c966', '#f3f7d2', 'plain'), 96, 5),
  zucchini: item(zucchini, 140, pieces.slice('#4f8f3a', '#e6f0b8', 'plain'), 96, 5),
  aubergine: item(
    emoji('1f346', { rotation: 40, saturation: 0.8, brightness: 0.8 }),
    145,
    pieces.slice('#4b2a6a', '#f0e6c0', 'plain'),
    100,
    5,
  ),
  pumpkin: item(produce.pumpkin, 230, pieces.cube('#f2912a', '#ffb85c'), 84, 6),
  radish: item(
    produce.trio(produce.root('radish', '#e8365f', '#5aa845'), 'radishes'),
    185,
    pieces.slice('#e8365f', '#fff4f2', 'plain'),
    66,
    6,
  ),
  turnip: item(produce.root('turnip', '#f2dc8c', '#5aa845', '#d9c06a'), 200, pieces.cube('#f7e7a8'), 70, 5),
  'celery-root': item(
    produce.root('celeryRoot', '#dcc69c', '#5aa845', '#9cc06a', false),
    205,
    pieces.cube('#f3e8c8'),
    66,
    5,
  ),
  'celery-stalks': item(
    produce.stalks('celery', '#93c653', '#d6ecb0'),
    250,
    pieces.ring('#a9d46a', true),
    56,
    6,
  ),
  'parsley-root': item(
    longRoot('parsleyRoot', '#f3e4c2'),
    140,
    pieces.slice('#e9d3a5', '#fbf2dc', 'rings'),
    56,
    5,
  ),
  'green-beans': item(beans, 150, pieces.strip('#5da33c', 8, 34), 104, 7),
  'frozen-peas': item(
    packaging.pack('#5fb0d8', emblems.peas, emblems.snow),
    220,
    pieces.bead('#67b340'),
    38,
    14,
  ),
  'corn-cob': item(emoji('1f33d'), 200, pieces.bead('#ffcf3a'), 34, 14),
  asparagus: item(asparagus, 240, pieces.strip('#6ba643', 6, 28), 150, 5),
  'fresh-horseradish': item(
    longRoot('horseradish', '#dcc49a'),
    140,
    pieces.pinch('#f6ecd4', 'shreds'),
    90,
    2,
  ),
}
