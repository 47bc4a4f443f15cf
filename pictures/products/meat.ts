import { block } from '../drawings/blocks'
import { type FoodItem, item } from '../drawings/item'
import { bird, meatCut, mince, poultryFillet, ribs, sausages } from '../drawings/meat'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, type Drawing, emoji, svgDrawing } from '../svg/drawing'
import { ball, clay, down } from '../svg/paint'

const darkChunk = pieces.chunk('#8a4630')
const paleChunk = pieces.chunk('#c98a5c', 2)
const whiteChunk = pieces.chunk('#f0c894', 2)
const meatItem = (whole: Drawing, piece = darkChunk, height = 175) => item(whole, height, piece, 96, 5)
const minceItem = (key: string, color: string) =>
  item(mince(key, color), 155, pieces.chunk('#8f5234', 6), 54, 7)

/** A smooth, lobed liver. */
const liver = (key: string, color: string) =>
  clayDrawing(
    key,
    `<path d="M18 130q6-84 92-86q60 0 76 26q52 10 54 70q-6 60-58 64q-44 30-92 10q-70-6-72-84z" fill="${ball(color)}"/><path d="M104 56q26 60 96 56M110 214q10-56 70-70" stroke="#3a0f16" stroke-width="6" fill="none" opacity=".35" stroke-linecap="round"/>`,
    14,
  )

const kidney = clayDrawing(
  'kidney',
  `<path d="M36 120q0-70 74-76q66 0 76 44q6 30-24 34q-34 6-30 40q2 40-40 44q-52-6-56-86z" fill="${ball('#8f3a34')}"/>`,
  12,
)
const heart = clayDrawing(
  'heart',
  `<path d="M110 24h30v34h-30z" fill="#f6dcc6"/><path d="M128 52q76-20 88 42q0 72-88 142q-88-70-88-142q12-62 88-42z" fill="${ball('#b03a3f')}"/><path d="M52 86q76 36 152 0" stroke="#f3cdb0" stroke-width="12" fill="none" opacity=".8"/>`,
  11,
)
const gizzard = clayDrawing(
  'gizzard',
  `<path d="M24 140q0-80 104-84q104 4 104 84q-10 60-104 62q-94-2-104-62z" fill="${ball('#9a4a5a')}"/><ellipse cx="128" cy="132" rx="44" ry="30" fill="#d9a0a0"/>`,
  11,
)
const tongue = clayDrawing(
  'tongue',
  `<path d="M20 190q-10-40 30-80q60-66 136-70q56 4 50 60q-20 60-100 96q-40 20-80 18q-30-4-36-24z" fill="${ball('#d98a8a')}"/><path d="M60 170q80-20 140-90" stroke="#a8525a" stroke-width="7" fill="none" opacity=".45" stroke-linecap="round"/>`,
  13,
)
const trotter = clayDrawing(
  'trotter',
  `<path d="M64 20q60-20 96 10q14 60-6 96q40 40 52 96q-8 20-40 18q-20-20-38-24q-34 20-74 6q-20-30 6-60q24-60 4-142z" fill="${ball('#f4c4ae')}"/><path d="M96 236q-10-30 20-44M160 234q-6-30-30-40" stroke="#b87a66" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  12,
)
const knuckle = clayDrawing(
  'knuckle',
  `<ellipse cx="128" cy="54" rx="36" ry="26" fill="#fff3e2"/><path d="M84 54q44 34 88 0q60 80 46 140q-30 48-90 48t-90-48q-14-60 46-140z" fill="${ball('#eeb094')}"/><ellipse cx="128" cy="56" rx="20" ry="13" fill="#d99a80"/>`,
  13,
)
const wing = clayDrawing(
  'wing',
  `<path d="M20 96q40-50 90-20q30 30 60 4q36-30 60 0q10 30-20 44q-10 60-60 84q-40 20-60-16q-20-30-44-30q-40-20-26-66z" fill="${ball('#f6cba6')}"/>`,
  13,
)
const thigh = (key: string, color: string) =>
  clayDrawing(
    key,
    `<path d="M24 128q10-84 100-84q96 4 108 84q-2 70-84 84q-114 10-124-84z" fill="${ball(color)}"/><ellipse cx="196" cy="170" rx="24" ry="20" fill="#fff4e6"/><ellipse cx="196" cy="171" rx="12" ry="10" fill="#dba48c"/>`,
    13,
  )
const leg = (key: string, color: string) =>
  clayDrawing(
    key,
    `<path d="M186 170l36 34q22-4 22 16t-22 16q-24 10-30-14l-34-32z" fill="#fff4e6"/><path d="M20 108q10-70 90-72q90 8 92 90q-4 60-44 72q-60 8-96-10q-44-28-42-80z" fill="${ball(color)}"/>`,
    13,
  )
const drumstick = emoji('1f357', { saturation: 0.72, brightness: 1.25 })
const rabbit = clayDrawing(
  'rabbit',
  `<path d="M14 150q20-66 96-76q80-4 120 40q20 40 4 84q-20 12-34-10q-60 14-110 6q-16 30-36 16q-6-20 4-34q-34-2-44-26z" fill="${ball('#e9a79a')}"/><path d="M70 110q50-20 110 8" stroke="#fbe0d2" stroke-width="10" fill="none" stroke-linecap="round" opacity=".6"/>`,
  13,
)
const ringSausage = clayDrawing(
  'ringSausage',
  `<path d="M60 196q-60-80 16-136q80-40 128 20q34 60-16 120" fill="none" stroke="#a5522e" stroke-width="54" stroke-linecap="round"/><path d="M60 196l-10 26M188 200l12 22" stroke="#e9cf9a" stroke-width="10" stroke-linecap="round"/>`,
  13,
)
const hunterSausages = produce.trio(sausages('hunter', '#9a3a2e'), 'hunters')

export const meats: Record<string, FoodItem> = {
  'beef-on-bone': meatItem(meatCut('beefBone', '#b92c3a', '#f9e0d2', { hasBone: true })),
  beef: meatItem(meatCut('beef', '#c2303f')),
  'beef-tenderloin': meatItem(
    clayDrawing(
      'tenderloin',
      `<g transform="rotate(-18 128 128)"><path d="M10 128q10-56 90-56q110 0 146 40q0 60-56 70q-120 20-160-10q-20-16-20-44z" fill="${ball('#a82436')}"/><path d="M44 112q70-26 160 4M50 146q60 16 130 6" stroke="#e08a8a" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/></g>`,
      13,
    ),
    darkChunk,
    140,
  ),
  'beef-ribs': meatItem(ribs('beefRibs', '#b52e3c')),
  'raw-beef-steaks': meatItem(emoji('1f969'), pieces.slab('#9a5040', '#5f2f20'), 170),
  veal: meatItem(meatCut('veal', '#e0707a', '#fdeee4')),
  'raw-beef-tongue': meatItem(tongue, pieces.slab('#d99a8a', '#a5655a'), 165),
  'beef-liver': meatItem(liver('beefLiver', '#7a2430'), pieces.chunk('#6f3a2a', 3), 150),
  'beef-kidneys': meatItem(produce.trio(kidney, 'kidneys'), pieces.chunk('#7a4a3a', 4), 160),
  'beef-mince': minceItem('beefMince', '#c23a44'),
  'mixed-mince': minceItem('mixedMince', '#d96a62'),
  'pork-mince': minceItem('porkMince', '#ef9a90'),
  'pork-neck': meatItem(meatCut('porkNeck', '#e8797c', '#fde6da', { isMarbled: true }), paleChunk),
  'pork-shoulder': meatItem(meatCut('porkShoulder', '#ec8a88', '#fdeadf'), paleChunk),
  'pork-loin': meatItem(meatCut('porkLoin', '#f09a94', '#fff0e4', { hasBone: true }), paleChunk),
  'pork-tenderloin': meatItem(
    clayDrawing(
      'porkTenderloin',
      `<g transform="rotate(-18 128 128)"><path d="M10 128q10-50 90-50q110 0 146 36q0 54-56 62q-120 18-160-10q-20-14-20-38z" fill="${ball('#ee9290')}"/><path d="M44 112q70-24 160 4M50 144q60 14 130 6" stroke="#fde0d6" stroke-width="6" fill="none" opacity=".7" stroke-linecap="round"/></g>`,
      13,
    ),
    paleChunk,
    135,
  ),
  'raw-pork-ribs': meatItem(ribs('porkRibs', '#e5767a'), pieces.chunk('#a5552e', 7)),
  'pork-belly': meatItem(block('porkBelly', '#f9d9cb', 'streaks', '#e9b48e'), paleChunk, 165),
  'raw-pork-knuckle': meatItem(knuckle, paleChunk, 200),
  'pork-trotters': meatItem(trotter, paleChunk, 190),
  'cured-salo': item(block('salo', '#fdf3ee', 'none', '#d9a27a'), 150, pieces.strip('#fdf3ee', 4, 40), 84, 5),
  lard: item(packaging.jar('#fbf6ee', '#c94f4a'), 170),
  lamb: meatItem(meatCut('lamb', '#c8434f', '#fbeadc')),
  rabbit: meatItem(rabbit, paleChunk, 145),
  'whole-chicken': item(bird('chicken', '#f9d3b4'), 180, whiteChunk, 94, 5),
  'cornish-chicken': item(bird('cornish', '#f7cfa6'), 145, whiteChunk, 94, 5),
  'chicken-fillet': item(poultryFillet('chickenFillet', '#f9c9b6'), 160, whiteChunk, 94, 6),
  'chicken-thighs': item(thigh('chickenThigh', '#f6c9a4'), 150, pieces.chunk('#d9985a', 2), 98, 5),
  'chicken-thigh-fillet': item(
    poultryFillet('thighFillet', '#eeb09c'),
    150,
    pieces.chunk('#dfa468', 2),
    94,
    6,
  ),
  'chicken-drumsticks': item(produce.trio(drumstick, 'drumsticks'), 170, emoji('1f357'), 130, 4),
  'chicken-legs': item(leg('chickenLeg', '#f4c8a2'), 170, emoji('1f357'), 140, 3),
  'raw-chicken-wings': item(
    produce.trio(wing, 'wings'),
    165,
    clayDrawing(
      'wingRoast',
      `<path d="M20 96q40-50 90-20q30 30 60 4q36-30 60 0q10 30-20 44q-10 60-60 84q-40 20-60-16q-20-30-44-30q-40-20-26-66z" fill="${ball('#c9702a')}"/>`,
      13,
    ),
    112,
    5,
  ),
  'chicken-soup-set': item(
    clayDrawing(
      'soupSet',
      `<path d="M24 150q10-70 80-70q50-50 110-10q30 40 6 80q10 60-60 70q-130 10-136-70z" fill="${ball('#f3c9a8')}"/><path d="M70 60l20 50M130 40l4 60M190 60l-20 50" stroke="#fff4e6" stroke-width="18" stroke-linecap="round"/>`,
      12,
    ),
    150,
    whiteChunk,
    90,
    4,
  ),
  'chicken-mince': minceItem('chickenMince', '#f4b8a2'),
  'chicken-liver': meatItem(liver('chickenLiver', '#9a3a34'), pieces.chunk('#8a5038', 3), 135),
  'chicken-hearts': meatItem(produce.trio(heart, 'hearts'), pieces.chunk('#8a4a3a', 5), 150),
  'chicken-gizzards': meatItem(produce.trio(gizzard, 'gizzards'), pieces.chunk('#9a6050', 6), 140),
  'turkey-fillet': item(poultryFillet('turkeyFillet', '#f3b6a8'), 175, whiteChunk, 94, 6),
  'turkey-thigh': item(leg('turkeyLeg', '#e8b090'), 185, pieces.chunk('#cf935a', 2), 98, 5),
  'turkey-mince': minceItem('turkeyMince', '#f0a894'),
  duck: item(bird('duck', '#f3c498'), 190, pieces.chunk('#a5602e', 2), 98, 5),
  'raw-duck-breast': item(
    clayDrawing(
      'duckBreast',
      `<path d="M20 150q4-80 96-96q100-6 120 60q4 80-90 100q-110 8-126-64z" fill="${ball('#b8323f')}"/><path d="M30 120q10-60 88-72q90-6 112 48q-30 40-100 42q-80 6-100-18z" fill="${ball('#fbe3c8')}"/><path d="M70 70l60 60M110 58l60 60M150 54l50 50" stroke="#dcae84" stroke-width="6" stroke-linecap="round"/>`,
      11,
    ),
    150,
    pieces.slab('#c9505a', '#7a3a20'),
    100,
    4,
  ),
  goose: item(bird('goose', '#f6dcb8'), 205, pieces.chunk('#b0703a', 2), 98, 5),
  ham: item(
    svgDrawing(
      'ham',
      `<g filter="${clay(12)}"><path d="M20 140q0-96 108-100q108 4 108 100q-10 84-108 86q-98-2-108-86z" fill="${down('#b5563f')}"/></g><g filter="${clay(5)}"><ellipse cx="140" cy="140" rx="82" ry="74" fill="#fde9dd"/><ellipse cx="142" cy="141" rx="72" ry="64" fill="${ball('#f29a9a')}"/></g><path d="M110 120q30-20 60 0M104 160q40 20 80-6" stroke="#fddcd4" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    ),
    170,
    pieces.cube('#f09a96', '#f9bdb6'),
    66,
    6,
  ),
  bacon: item(emoji('1f953'), 170, pieces.strip('#d0584c', 20, 44), 96, 5),
  'smoked-brisket': item(
    block('brisket', '#f3b79a', 'streaks', '#8a4a24'),
    160,
    pieces.strip('#d9735a', 8, 46),
    84,
    5,
  ),
  'smoked-pork-ribs': meatItem(ribs('smokedRibs', '#a5482a'), pieces.chunk('#9a4a24', 7)),
  'boiled-sausage': item(
    sausages('boiledSausage', '#e58a84', true),
    160,
    pieces.cube('#f0a09a', '#f9c0b8'),
    64,
    6,
  ),
  frankfurters: item(
    sausages('frankfurters', '#e07a5a'),
    165,
    pieces.slice('#d96a4a', '#f3a88c', 'plain'),
    64,
    6,
  ),
  'smoked-sausage': item(
    sausages('smokedSausage', '#8f2430', true),
    150,
    pieces.slab('#c94a4a', '#9a3a34', 'fat'),
    84,
    5,
  ),
  'hunter-sausages': item(hunterSausages, 165, pieces.slice('#8a3024', '#c9604a', 'plain'), 60, 6),
  'village-sausage': item(ringSausage, 170, pieces.slice('#a5522e', '#d99a72', 'plain'), 84, 5),
  'smoked-chicken-breast': item(
    poultryFillet('smokedBreast', '#d08a3f'),
    150,
    pieces.chunk('#f0c48a', 2),
    84,
    6,
  ),
}
