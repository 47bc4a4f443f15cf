import { emblems } from '../drawings/emblems'
import { wholeFish } from '../drawings/fish'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, type Drawing, embed, emoji, svgDrawing } from '../svg/drawing'
import { ball, down } from '../svg/paint'

const tin = (color: string, emblem: Drawing, piece?: Drawing, size = 40, count = 14) =>
  item(packaging.tin(color, emblem), 165, piece, size, count)
const flatTin = (color: string, emblem: Drawing, piece?: Drawing, size = 84, count = 4) =>
  item(packaging.tin(color, emblem, true), 110, piece, size, count)
const jar = (
  content: string,
  lid: string,
  piece?: Drawing,
  size = 60,
  count = 6,
  floating?: string,
  emblem?: Drawing,
) => item(packaging.jar(content, lid, emblem, floating), 200, piece, size, count)

const gherkin = clayDrawing(
  'gherkin',
  `<path d="M20 150q0-60 80-66q110-6 136 40q6 50-50 62q-150 30-166-36z" fill="${ball('#7f9a34')}"/><g fill="#5f7a24" opacity=".6"><circle cx="80" cy="120" r="7"/><circle cx="130" cy="106" r="7"/><circle cx="180" cy="128" r="7"/><circle cx="110" cy="150" r="7"/><circle cx="160" cy="164" r="7"/></g>`,
  11,
)
const pickleSlice = pieces.slice('#6f8a2e', '#b9c46a', 'seeds')
const fishPiece = pieces.chunk('#e0b090', 5)
const sprat = wholeFish('sprat', '#b5862e', '#f3cf7a')

export const canned: Record<string, FoodItem> = {
  'tomatoes-in-juice': tin('#d23c32', emblems.tomato, pieces.chunk('#d9392c', 1), 84, 5),
  'strained-tomatoes': item(
    packaging.bottle('#c92f24', '#f2efe6', emblems.tomato),
    250,
    pieces.dollop('#cf3a2a'),
    120,
    1,
  ),
  'sun-dried-tomatoes': jar('#8f2a1c', '#d9a43a', pieces.chunk('#a5301f', 8), 66, 5, '#b8381f'),
  'canned-peas': tin('#5fae45', emblems.peas, pieces.bead('#7cbf45'), 40, 16),
  'canned-corn': tin('#f0b421', emblems.corn, pieces.bead('#ffd04a'), 38, 16),
  'canned-red-beans': tin('#8f2a3a', emblems.beans, pieces.chunk('#8d2433', 9), 52, 9),
  'canned-white-beans': tin('#6f8fb0', emblems.whiteBeans, pieces.chunk('#fbf1dc', 9), 52, 9),
  'canned-chickpeas': tin(
    '#d99a3a',
    clayDrawing(
      'chickpeaMark',
      `<circle cx="90" cy="100" r="64" fill="${ball('#e8c07a')}"/><circle cx="176" cy="150" r="62" fill="${ball('#e2b56a')}"/><circle cx="80" cy="196" r="52" fill="${ball('#e8c07a')}"/>`,
    ),
    pieces.bead('#e8c07a'),
    50,
    10,
  ),
  'green-olives': jar('#9aa83f', '#3f7a4a', pieces.bead('#8a9a3a', true), 58, 7, '#8a9a34'),
  'black-olives': jar('#4a4458', '#2f2a35', pieces.bead('#2f2a35', true), 58, 7, '#2f2a35'),
  capers: item(
    packaging.jar('#6a7f3a', '#d9b84a', undefined, '#5a6f2a'),
    140,
    pieces.bead('#5a6f2a'),
    30,
    10,
  ),
  'barrel-cucumbers': item(
    clayDrawing(
      'barrelCucumber',
      `<g transform="rotate(-14 128 128)"><path d="M6 134q0-62 92-66q130-6 150 46q6 56-70 66q-160 22-172-46z" fill="${ball('#8a9a3a')}"/><g fill="#66762a" opacity=".6"><circle cx="60" cy="110" r="8"/><circle cx="120" cy="94" r="8"/><circle cx="180" cy="112" r="8"/><circle cx="90" cy="146" r="8"/><circle cx="150" cy="152" r="8"/><circle cx="210" cy="136" r="7"/></g></g>`,
      12,
    ),
    125,
    pickleSlice,
    80,
    6,
  ),
  gherkins: item(packaging.jar('#9aab3f', '#e0b42e', gherkin), 195, pickleSlice, 66, 7),
  'cucumber-brine': item(packaging.jar('#c9cf8a', '#3f9a5a', emblems.cucumber), 205),
  'barrel-cabbage': item(
    packaging.jar('#f0e4b0', '#5f8a4a', produce.cabbage('cabbage', '#b7db83')),
    200,
    pieces.strip('#f3e7b8', 22, 22),
    92,
    6,
  ),
  'jarred-champignons': jar('#e0cfa8', '#7a9a4a', pieces.chunk('#e2c79a', 4), 62, 6, '#f0dfba'),
  'pickled-honey-mushrooms': jar('#c98a4a', '#6a4a2e', pieces.bead('#b8783a'), 50, 8, '#b5702e'),
  'salted-milk-mushrooms': jar('#cfd0c0', '#5a6a7a', pieces.chunk('#e6e2d2', 7), 74, 5, '#e9e6d8'),
  seaweed: item(
    packaging.filledBowl('long', '#2f6a4a', '#e0d6c4'),
    150,
    pieces.strip('#2f6a4a', 24, 20),
    84,
    6,
  ),
  'canned-squash-caviar': jar(
    '#d98a34',
    '#3f9a4a',
    pieces.dollop('#d98a34'),
    120,
    1,
    undefined,
    clayDrawing(
      'squashMark',
      `<path d="M30 190q-10-50 40-70q70-50 110-80q40 0 40 40q-30 60-110 120q-60 30-80-10z" fill="${down('#8cb84a')}"/>`,
    ),
  ),
  'canned-tuna': flatTin('#3a7fc4', emblems.fish, fishPiece),
  'canned-saury': flatTin('#d9a43a', emoji('1f41f', { hue: 20, brightness: 0.8 }), fishPiece),
  'canned-pink-salmon': flatTin('#e06a5a', emoji('1f41f', { hue: 160 }), pieces.chunk('#f0a080', 5)),
  'canned-sardines': flatTin('#4f9a8a', emblems.fish, fishPiece),
  sprats: item(
    svgDrawing('sprats', embed(sprat, 20, -8, 200) + embed(sprat, 40, 50, 200) + embed(sprat, 6, 108, 200), [
      sprat,
    ]),
    130,
    sprat,
    110,
    3,
  ),
  'cod-liver': flatTin('#c9b04a', emoji('1f41f', { hue: -140 }), pieces.chunk('#e8cf9a', 5), 74, 5),
  'stewed-beef': tin('#a5402e', emblems.cow, pieces.chunk('#8a4630'), 92, 5),
  'coconut-milk': tin('#5fa8c8', emblems.coconut),
  'ready-chicken-broth': item(packaging.carton('#f0b02e', emblems.chicken), 250),
  'ready-vegetable-broth': item(packaging.carton('#7fb542', emblems.carrot), 250),
}
