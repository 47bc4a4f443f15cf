import { block } from '../drawings/blocks'
import { emblems } from '../drawings/emblems'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import { clayDrawing, drawEach, type Drawing, svgDrawing } from '../svg/drawing'
import { ball, clay, down } from '../svg/paint'
import { pastryRoll } from './bread'

const bag = (paper: string, emblem = emblems.wheat, band?: string, height = 260) =>
  item(packaging.bag(paper, emblem, band), height)
const sachet = (color: string, emblem?: Drawing) => item(packaging.sachet(color, emblem), 165)

const waferLayers = clayDrawing(
  'waferLayers',
  drawEach(
    [0, 1, 2, 3],
    (i) =>
      `<path d="M14 ${190 - i * 26}l120-56l112 38l-114 62z" fill="${down(i % 2 ? '#e2a95a' : '#f0c27a')}"/>`,
  ) +
    `<path d="M50 96l114 44M86 80l112 40M48 128l120-58M86 144l118-62" stroke="#a8692a" stroke-width="4" opacity=".5"/>`,
  5,
)

const sprinkles = ['#e8365f', '#ffc93a', '#3fa0e0', '#5fb84a', '#a05ad0', '#ff8a3a']
  .flatMap((color, i) =>
    Array.from(
      { length: 8 },
      (_, n) =>
        `<rect x="${58 + ((i * 53 + n * 31) % 132)}" y="${110 + ((i * 37 + n * 47) % 110)}" width="24" height="9" rx="5" fill="${color}" transform="rotate(${(i * 50 + n * 70) % 180} ${70 + ((i * 53 + n * 31) % 132)} ${115 + ((i * 37 + n * 47) % 110)})"/>`,
    ),
  )
  .join('')

export const baking: Record<string, FoodItem> = {
  'wheat-flour': bag('#f0dcb8', emblems.wheat, undefined, 275),
  'wholegrain-flour': bag('#d9b684', emblems.wheat, '#8a5a2e'),
  'rye-flour': bag('#b59a80', emblems.bread, '#6a4a34'),
  'oat-flour': bag('#f3e6cc', emblems.wheat, '#7fae6a', 240),
  'buckwheat-flour': bag('#cbb49a', emblems.blossom, '#a5603a', 240),
  'corn-flour': bag('#fbe3a0', emblems.corn, '#f0b020', 240),
  'rice-flour': bag('#f7f4ec', emblems.rice, '#d8423f', 240),
  'almond-flour': bag('#eed3b4', emblems.chestnut, '#b8743a', 225),
  'potato-starch': bag('#e9e4f2', emblems.potato, '#8a7fc0', 235),
  'corn-starch': bag('#dfeef2', emblems.corn, '#3fa0b8', 225),
  sugar: item(packaging.filledBowl('crumb', '#fffdf8', '#7fb0c8'), 150),
  'cane-sugar': item(packaging.filledBowl('crumb', '#c98a4a', '#f0e2cc'), 150),
  'icing-sugar': item(
    packaging.filledBowl('powder', '#ffffff', '#f2a9b8'),
    150,
    pieces.pinch('#ffffff'),
    130,
    1,
  ),
  'vanilla-sugar': sachet('#f0c45a', emblems.blossom),
  vanillin: sachet('#fbe6b0', emblems.blossom),
  'vanilla-pod': item(
    clayDrawing(
      'vanillaPod',
      `<path d="M30 220q60-120 190-190q10 4 6 14q-120 80-180 184q-12 4-16-8z" fill="#4a2c22"/><path d="M60 236q70-100 180-140q8 6 2 14q-100 44-166 134q-12 2-16-8z" fill="#5e3828"/><path d="M150 60q-20-50 20-56q20 20 6 50q40-10 50 16q-20 26-54 8q4 36-22 42q-24-24-6-50z" fill="${ball('#fff3c4')}"/>`,
      5,
    ),
    190,
    pieces.strip('#4a2c22', 12, 16),
    110,
    2,
  ),
  'dry-yeast': sachet('#e0703a', emblems.bread),
  'fresh-yeast': item(block('freshYeast', '#e9d8bd', 'crumbly', '#5f8fc8'), 120),
  'baking-powder': sachet('#5f9fd0', emblems.cupcake),
  'baking-soda': item(packaging.bag('#e8694a', emblems.bubbles, '#fff6ea'), 200),
  gelatin: sachet('#d65a8a', emblems.drop),
  agar: sachet('#5fae8a', emblems.leaf),
  'cocoa-powder': item(
    packaging.filledBowl('powder', '#7a4a30', '#f6e9da'),
    150,
    pieces.pinch('#6a3e28'),
    120,
    1,
  ),
  'chocolate-drops': item(
    packaging.filledBowl('ball', '#5a3020', '#f2c4b0'),
    145,
    pieces.bead('#5a3020'),
    32,
    12,
  ),
  'coconut-flakes': item(
    packaging.filledBowl('long', '#ffffff', '#8a5f44'),
    150,
    pieces.pinch('#ffffff', 'shreds'),
    120,
    2,
  ),
  'poppy-seeds': item(
    packaging.filledBowl('seed', '#3f4258', '#f4ede4'),
    145,
    pieces.pinch('#3f4258', 'seeds'),
    110,
    2,
  ),
  'sugar-sprinkles': item(
    svgDrawing(
      'sprinkles',
      `<g filter="${clay(8)}"><rect x="48" y="72" width="160" height="172" rx="30" fill="#f2f6f6"/></g>${sprinkles}<g filter="${clay(6)}"><rect x="58" y="18" width="140" height="64" rx="18" fill="${down('#f06a9a')}"/></g>`,
    ),
    165,
    pieces.pinch('#f06a9a', 'shreds'),
    100,
    1,
  ),
  'milk-powder': item(packaging.bag('#dcebf7', emblems.cow, '#3f8fe0'), 225),
  'rye-malt': item(packaging.filledBowl('powder', '#8a4a30', '#e0c8a8'), 150),
  'kvass-wort': item(packaging.jar('#4a2416', '#d9a43a', emblems.wheat), 190),
  'ready-puff-pastry': item(pastryRoll('puffPastry', '#f9e8c6', '#d9b47a'), 140),
  'ready-yeast-puff-pastry': item(packaging.pack('#d9a04a', emblems.croissant, emblems.snow), 215),
  'filo-pastry': item(pastryRoll('filo', '#fdf6e6', '#e2d0a8'), 130),
  'wafer-layers': item(waferLayers, 140),
}
