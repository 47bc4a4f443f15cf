import { emblems } from '../drawings/emblems'
import { fishFillet, wholeFish } from '../drawings/fish'
import { type FoodItem, item } from '../drawings/item'
import { rashers } from '../drawings/meat'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, drawEach, emoji, svgDrawing } from '../svg/drawing'
import { ball, clay, down } from '../svg/paint'

const pink = pieces.chunk('#ff9468', 5)
const white = pieces.chunk('#f8ead6', 5)
const golden = pieces.chunk('#e9b872', 5)
const shrimp = emoji('1f990')
const prawn = emoji('1f364')

const salmonSteak = clayDrawing(
  'salmonSteak',
  `<path d="M128 26q106 10 104 100q-6 70-60 100q-28-20-44-70q-16 50-44 70q-54-30-60-100q-2-90 104-100z" fill="#c9ccd6"/><path d="M128 38q92 8 92 88q-4 60-46 86q-30-30-46-92q-16 62-46 92q-42-26-46-86q0-80 92-88z" fill="${ball('#ff8a5c')}"/><path d="M60 100q20 30 20 80M90 64q14 30 14 60M196 100q-20 30-20 80M166 64q-14 30-14 60" stroke="#ffd0b4" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="128" cy="110" r="11" fill="#fff4e6"/>`,
  11,
)

const mussel = (x: number, y: number, angle: number) =>
  `<g filter="${clay(7)}" transform="translate(${x} ${y}) rotate(${angle})"><path d="M-58 0Q-30-56 58-10Q50 50-10 50Q-56 40-58 0z" fill="${down('#3a3a5a')}"/><path d="M-46 4Q-24-40 46-6Q40 36-8 38Q-44 32-46 4z" fill="#d8dbe8"/><ellipse cx="2" cy="10" rx="30" ry="19" fill="${ball('#f2a03c')}"/></g>`
const musselPiece = svgDrawing('mussel', mussel(128, 128, 0))

const squid = clayDrawing(
  'squid',
  `<path d="M128 12q66 60 56 140h-112q-10-80 56-140z" fill="${ball('#f6e3e3')}"/><path d="M72 60q-54 20-52 60q30 6 56-10M184 60q54 20 52 60q-30 6-56-10" fill="${down('#eccfd4')}"/><path d="M84 150q-6 50-20 90M108 152q-2 54-8 94M148 152q2 54 8 94M172 150q6 50 20 90M128 152v96" stroke="#eccfd4" stroke-width="15" stroke-linecap="round" fill="none"/><circle cx="104" cy="138" r="8" fill="#3a2a40"/><circle cx="152" cy="138" r="8" fill="#3a2a40"/>`,
  9,
)

const crabSticks = clayDrawing(
  'crabSticks',
  drawEach(
    [0, 1, 2],
    (i) =>
      `<g transform="translate(0 ${i * 56}) rotate(-8 128 60)"><rect x="14" y="30" width="228" height="50" rx="20" fill="#fff6f0"/><path d="M14 48q0-18 20-18h188q20 0 20 18z" fill="${down('#f0503f')}"/></g>`,
  ),
  8,
)
const crabStickPiece = clayDrawing(
  'crabBit',
  `<rect x="30" y="70" width="196" height="110" rx="34" fill="#fff6f0"/><path d="M30 112q0-42 34-42h128q34 0 34 42z" fill="${down('#f0503f')}"/>`,
  9,
)

const flounder = svgDrawing(
  'flounder',
  `<g filter="${clay(10)}"><path d="M10 130q70-110 160-66q30-40 78-44q-14 50-20 110q6 60 20 106q-48-4-78-44q-90 44-160-62z" fill="${down('#9a8250')}"/><path d="M34 130q60-74 130-44q30 44 0 88q-70 30-130-44z" fill="${ball('#b39a64')}"/></g><g fill="#e07a3a" opacity=".75"><circle cx="110" cy="110" r="7"/><circle cx="140" cy="140" r="8"/><circle cx="100" cy="150" r="6"/><circle cx="150" cy="100" r="6"/><circle cx="176" cy="130" r="6"/></g><circle cx="60" cy="112" r="10" fill="#fff"/><circle cx="60" cy="112" r="5" fill="#222"/><circle cx="56" cy="138" r="9" fill="#fff"/><circle cx="56" cy="138" r="5" fill="#222"/>`,
)

const redCaviar = packaging.jar('#f4632a', '#c9a24a', undefined, '#ff7a3a')
const nori = clayDrawing(
  'nori',
  drawEach(
    [0, 1, 2],
    (i) =>
      `<path d="M24 ${190 - i * 30}l110-52l100 34l-106 58z" fill="${down(i % 2 ? '#24503f' : '#1f4034')}"/>`,
  ),
  5,
)

export const seafood: Record<string, FoodItem> = {
  'salmon-fillet': item(fishFillet('salmonFillet', '#ff8a5c'), 145, pink, 96, 5),
  'raw-salmon-steaks': item(salmonSteak, 170, pink, 96, 5),
  'salmon-soup-set': item(
    svgDrawing(
      'soupFish',
      `<g filter="${clay(10)}"><path d="M20 136q10-90 120-92l40 40v96l-40 34q-110 6-120-78z" fill="${down('#8a94a8')}"/><path d="M180 84l46-30q14 80 0 150l-46-28z" fill="${ball('#ff9a72')}"/></g><circle cx="74" cy="112" r="16" fill="#fff"/><circle cx="74" cy="112" r="9" fill="#222"/><path d="M112 80q24 50 0 116" stroke="#4f586c" stroke-width="7" fill="none"/>`,
    ),
    140,
    pink,
    90,
    4,
  ),
  'salted-salmon-fillet': item(
    rashers('saltedSalmon', '#ff8f66', '#ffd9c2'),
    145,
    pieces.strip('#ff8f66', 18, 60),
    104,
    5,
  ),
  trout: item(wholeFish('trout', '#8a9a8c', '#f6e4dc'), 150, pink, 96, 4),
  'pink-salmon': item(wholeFish('pinkSalmon', '#5a7d9a', '#f9dcd2'), 150, pink, 96, 4),
  'cod-fillet': item(fishFillet('codFillet', '#f8efe4', '#b9bfc4'), 140, white, 96, 5),
  'hake-fillet': item(fishFillet('hakeFillet', '#f3e4d8', '#8f98a0'), 135, white, 96, 5),
  pollock: item(wholeFish('pollock', '#9a9478', '#f6f1e2'), 145, white, 96, 5),
  'pike-perch': item(wholeFish('pikePerch', '#7a8a6a', '#f4f1e0', { isStriped: true }), 150, white, 96, 4),
  'pike-perch-fillet': item(fishFillet('pikePerchFillet', '#fbe8dc', '#7a8a6a'), 135, white, 96, 5),
  pike: item(wholeFish('pike', '#5f7a3a', '#eef0d0', { isStriped: true }), 140, white, 96, 4),
  carp: item(wholeFish('carp', '#a8894a', '#f7ecc8'), 165, golden, 96, 4),
  'river-perch': item(wholeFish('perch', '#4f7a4a', '#f7e6b8', { isStriped: true }), 150, golden, 96, 4),
  flounder: item(flounder, 165, golden, 96, 4),
  mackerel: item(wholeFish('mackerel', '#3f7fa6', '#f0f4f4', { isStriped: true }), 140, golden, 96, 4),
  'whole-salted-herring': item(
    wholeFish('herring', '#5b6f8f', '#eef1f5'),
    135,
    pieces.slab('#d9b3a8', '#7a86a0'),
    84,
    6,
  ),
  'salted-herring-fillet': item(
    fishFillet('herringFillet', '#d9aa9c', '#6f7f9c', '#f3dcd4'),
    125,
    pieces.slab('#d9b3a8', '#7a86a0'),
    84,
    6,
  ),
  anchovies: item(packaging.tin('#e0a23a', emblems.fish, true), 105, pieces.strip('#a5705a', 10, 30), 74, 4),
  'red-caviar': item(redCaviar, 145, pieces.bead('#ff6a2e'), 30, 16),
  shrimps: item(produce.trio(shrimp, 'shrimps'), 175, prawn, 90, 6),
  'king-prawns': item(shrimp, 165, prawn, 118, 5),
  squid: item(squid, 205, pieces.ring('#fbf1ea'), 80, 5),
  mussels: item(
    svgDrawing('mussels', mussel(128, 74, -14) + mussel(80, 170, 20) + mussel(182, 172, -26)),
    155,
    musselPiece,
    104,
    5,
  ),
  'seafood-mix': item(packaging.pack('#3f8fb5', shrimp, emblems.snow), 215, prawn, 86, 6),
  'crab-sticks': item(crabSticks, 140, crabStickPiece, 72, 6),
  nori: item(nori, 115, pieces.strip('#1f4034', 2, 70), 70, 4),
}
