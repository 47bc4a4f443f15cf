import { block } from '../drawings/blocks'
import { emblems } from '../drawings/emblems'
import { type FoodItem, item } from '../drawings/item'
import * as boxes from '../drawings/packaging'
import * as bits from '../drawings/pieces'
import { clayDrawing, emoji } from '../svg/drawing'
import { ball, clay, down } from '../svg/paint'

const bag = (paper: string, emblem = emblems.wheat, band?: string, tall = 260) =>
  item(boxes.bag(paper, emblem, band), tall)
const sachet = (color: string, emblem?: Parameters<typeof boxes.sachet>[1]) =>
  item(boxes.sachet(color, emblem), 165)

const roll = (key: string, color: string, layers: string) =>
  clayDrawing(
    key,
    `<g transform="rotate(-16 128 128)"><path d="M26 84h176q38 6 38 52t-38 52H26q-26-6-26-52t26-52z" fill="${down(color)}"/><ellipse cx="206" cy="136" rx="36" ry="52" fill="#fff4dc"/><path d="M206 136q0-14 12-12q16 6 12 24q-10 22-34 14q-22-14-12-42q16-24 34-10" fill="none" stroke="${layers}" stroke-width="7"/></g>`,
    11,
  )

const waffle = clayDrawing(
  'waferLayers',
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M14 ${190 - i * 26}l120-56l112 38l-114 62z" fill="${down(i % 2 ? '#e2a95a' : '#f0c27a')}"/>`,
    )
    .join('') +
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
  sugar: item(boxes.filledBowl('crumb', '#fffdf8', '#7fb0c8'), 150),
  'cane-sugar': item(boxes.filledBowl('crumb', '#c98a4a', '#f0e2cc'), 150),
  'icing-sugar': item(boxes.filledBowl('powder', '#ffffff', '#f2a9b8'), 150, bits.pinch('#ffffff'), 130, 1),
  'vanilla-sugar': sachet('#f0c45a', emblems.blossom),
  vanillin: sachet('#fbe6b0', emblems.blossom),
  'vanilla-pod': item(
    clayDrawing(
      'vanillaPod',
      `<path d="M30 220q60-120 190-190q10 4 6 14q-120 80-180 184q-12 4-16-8z" fill="#4a2c22"/><path d="M60 236q70-100 180-140q8 6 2 14q-100 44-166 134q-12 2-16-8z" fill="#5e3828"/><path d="M150 60q-20-50 20-56q20 20 6 50q40-10 50 16q-20 26-54 8q4 36-22 42q-24-24-6-50z" fill="${ball('#fff3c4')}"/>`,
      5,
    ),
    190,
    bits.strip('#4a2c22', 12, 16),
    110,
    2,
  ),
  'dry-yeast': sachet('#e0703a', emblems.bread),
  'fresh-yeast': item(block('freshYeast', '#e9d8bd', 'crumbly', '#5f8fc8'), 120),
  'baking-powder': sachet('#5f9fd0', emblems.cupcake),
  'baking-soda': item(boxes.bag('#e8694a', emblems.bubbles, '#fff6ea'), 200),
  gelatin: sachet('#d65a8a', emblems.drop),
  agar: sachet('#5fae8a', emblems.leaf),
  'cocoa-powder': item(boxes.filledBowl('powder', '#7a4a30', '#f6e9da'), 150, bits.pinch('#6a3e28'), 120, 1),
  'chocolate-drops': item(boxes.filledBowl('ball', '#5a3020', '#f2c4b0'), 145, bits.bead('#5a3020'), 32, 12),
  'coconut-flakes': item(
    boxes.filledBowl('long', '#ffffff', '#8a5f44'),
    150,
    bits.pinch('#ffffff', 'shreds'),
    120,
    2,
  ),
  'poppy-seeds': item(
    boxes.filledBowl('seed', '#3f4258', '#f4ede4'),
    145,
    bits.pinch('#3f4258', 'seeds'),
    110,
    2,
  ),
  'sugar-sprinkles': item(
    {
      key: 'sprinkles',
      parts: [],
      svg: `<g filter="${clay(8)}"><rect x="48" y="72" width="160" height="172" rx="30" fill="#f2f6f6"/></g>${sprinkles}<g filter="${clay(6)}"><rect x="58" y="18" width="140" height="64" rx="18" fill="${down('#f06a9a')}"/></g>`,
    },
    165,
    bits.pinch('#f06a9a', 'shreds'),
    100,
    1,
  ),
  'milk-powder': item(boxes.bag('#dcebf7', emblems.cow, '#3f8fe0'), 225),
  'rye-malt': item(boxes.filledBowl('powder', '#8a4a30', '#e0c8a8'), 150),
  'kvass-wort': item(boxes.jar('#4a2416', '#d9a43a', emblems.wheat), 190),
  'ready-puff-pastry': item(roll('puffPastry', '#f9e8c6', '#d9b47a'), 140),
  'ready-yeast-puff-pastry': item(boxes.pack('#d9a04a', emblems.croissant, emblems.snow), 215),
  'filo-pastry': item(roll('filo', '#fdf6e6', '#e2d0a8'), 130),
  'wafer-layers': item(waffle, 140),
}

export const bread: Record<string, FoodItem> = {
  'rye-loaf': item(
    emoji('1f35e', { brightness: 0.62, saturation: 1.05 }),
    180,
    bits.slab('#a5704a', '#5f3a24', 'crumb'),
    110,
    4,
  ),
  'borodinsky-loaf': item(
    clayDrawing(
      'borodinsky',
      `<path d="M14 118q0-56 60-58h110q58 2 58 58v90q0 16-16 16H30q-16 0-16-16z" fill="${down('#5a3320')}"/><path d="M20 112q8-46 60-48h96q52 2 60 48q-40 22-108 22t-108-22z" fill="${ball('#6f4028')}"/><g fill="#c99a5a"><circle cx="70" cy="92" r="6"/><circle cx="104" cy="80" r="6"/><circle cx="140" cy="96" r="6"/><circle cx="176" cy="82" r="6"/><circle cx="120" cy="110" r="6"/><circle cx="196" cy="104" r="6"/><circle cx="92" cy="114" r="5"/><circle cx="160" cy="116" r="5"/></g>`,
      12,
    ),
    155,
    bits.slab('#7a4a30', '#4a2a1a', 'crumb'),
    110,
    4,
  ),
  'wheat-loaf': item(emoji('1f35e'), 180, bits.cube('#dca45a', '#f9e2b0'), 60, 7),
  'wholegrain-loaf': item(
    emoji('1f35e', { brightness: 0.82, saturation: 0.9 }),
    175,
    bits.slab('#d0a070', '#8a5a34', 'crumb'),
    110,
    4,
  ),
  'toast-bread': item(
    clayDrawing(
      'toast',
      [2, 1, 0]
        .map(
          (i) =>
            `<path transform="translate(${i * 26 - 20} ${-i * 16 + 14})" d="M36 70q0-40 74-40t74 40q0 22-14 30v104q0 10-12 10H62q-12 0-12-10V100q-14-8-14-30z" fill="${i ? '#c98a4a' : '#b8743a'}"/>`,
        )
        .join('') +
        `<path d="M28 88q0-30 62-30t62 30q0 18-12 24v94q0 6-8 6H48q-8 0-8-6V112q-12-6-12-24z" fill="${down('#fbe6be')}"/>`,
      7,
    ),
    180,
    bits.slab('#f6d59a', '#b8743a', 'crumb'),
    110,
    4,
  ),
  'white-loaf': item(emoji('1f956', { rotation: 38 }), 125, bits.slab('#fbe6be', '#c98a4a', 'crumb'), 100, 4),
  'baguette-loaf': item(
    clayDrawing(
      'baguette',
      `<g transform="rotate(-22 128 128)"><path d="M-10 128q0-38 60-40h160q56 2 56 40t-56 40H50q-60-2-60-40z" fill="${ball('#dc9a4a')}"/><path d="M40 96q30 6 30 44q-30-10-30-44zM96 92q30 6 30 48q-30-10-30-48zM152 92q30 6 30 48q-30-10-30-48zM204 96q26 8 24 40q-24-8-24-40z" fill="#fbe3b4"/></g>`,
      11,
    ),
    150,
    bits.slab('#fbe6be', '#c98a4a', 'crumb'),
    90,
    4,
  ),
  'ciabatta-loaf': item(
    clayDrawing(
      'ciabatta',
      `<path d="M10 140q-4-60 66-66q90-14 140 10q44 20 28 84q-10 46-90 46q-138 4-144-74z" fill="${ball('#e6b878')}"/><g fill="#fff3dc" opacity=".75"><ellipse cx="80" cy="116" rx="30" ry="10"/><ellipse cx="160" cy="106" rx="38" ry="11"/><ellipse cx="120" cy="150" rx="44" ry="11"/><ellipse cx="200" cy="146" rx="20" ry="8"/></g>`,
      13,
    ),
    135,
    bits.slab('#fbeccc', '#c98f52', 'crumb'),
    104,
    4,
  ),
  'thin-lavash': item(roll('lavash', '#f6e2bd', '#c99a5a'), 140, bits.slab('#f6e2bd', '#dcb47a'), 104, 4),
  'pita-bread': item(emoji('1fad3'), 150, bits.slab('#f3d29a', '#c98f4a'), 100, 4),
  'wheat-tortillas': item(
    clayDrawing(
      'tortillas',
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<ellipse cx="128" cy="${178 - i * 18}" rx="114" ry="58" fill="${down(i % 2 ? '#f3d9a8' : '#fbe9c6')}"/>`,
        )
        .join('') +
        `<g fill="#c98a4a" opacity=".5"><ellipse cx="90" cy="112" rx="16" ry="6"/><ellipse cx="150" cy="104" rx="20" ry="7"/><ellipse cx="170" cy="136" rx="14" ry="6"/><ellipse cx="116" cy="142" rx="18" ry="6"/></g>`,
      6,
    ),
    135,
    bits.slab('#fbe9c6', '#dcb47a'),
    110,
    3,
  ),
  'burger-buns': item(
    clayDrawing(
      'buns',
      `<path d="M20 128q0-92 108-94q108 2 108 94z" fill="${ball('#d98a3a')}"/><path d="M14 128h228q8 18-6 26H20q-14-8-6-26z" fill="#fbe3b8"/><path d="M18 160h220q4 56-54 58H72q-58-2-54-58z" fill="${down('#cf8a44')}"/><g fill="#fff3d6"><ellipse cx="90" cy="70" rx="9" ry="6"/><ellipse cx="128" cy="58" rx="9" ry="6"/><ellipse cx="166" cy="72" rx="9" ry="6"/><ellipse cx="108" cy="96" rx="9" ry="6"/><ellipse cx="150" cy="98" rx="9" ry="6"/><ellipse cx="192" cy="98" rx="8" ry="6"/><ellipse cx="66" cy="98" rx="8" ry="6"/></g>`,
      10,
    ),
    165,
    bits.slab('#fbe3b8', '#cf8a44', 'crumb'),
    110,
    3,
  ),
  breadcrumbs: item(boxes.filledBowl('crumb', '#e0a858', '#f4ede4'), 150, bits.pinch('#d99a4a'), 100, 1),
  'rye-rusks': item(
    boxes.filledBowl('crumb', '#7a4a2e', '#dcc8a8'),
    155,
    bits.cube('#7a4a2e', '#9a6440'),
    52,
    8,
  ),
}
