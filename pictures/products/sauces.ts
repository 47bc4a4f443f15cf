import { emblems } from '../drawings/emblems'
import { type Grain } from '../drawings/grains'
import { type FoodItem, item, spoonedItem } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import { clayDrawing, drawEach, type Drawing, embed, emoji, svgDrawing } from '../svg/drawing'
import { ball, clay, side } from '../svg/paint'

const bottle = (liquid: string, cap: string, emblem?: Drawing, height = 310) =>
  item(packaging.bottle(liquid, cap, emblem), height)
const slimBottle = (liquid: string, cap: string, emblem?: Drawing, piece?: Drawing) =>
  item(packaging.bottle(liquid, cap, emblem, true), 265, piece, 100, 1)
const jar = (content: string, lid: string, emblem?: Drawing, piece = pieces.dollop(content)) =>
  spoonedItem(packaging.jar(content, lid, emblem), 165, piece, 100)
const spice = (
  color: string,
  lid = '#7a4a2e',
  kind: Grain = 'powder',
  piece?: Drawing,
  size = 90,
  count = 1,
) => item(packaging.spiceJar(color, lid, kind), 150, piece, size, count)
const seeds = (color: string) => pieces.pinch(color, 'seeds')

const sesameEmblem = clayDrawing(
  'sesameMark',
  drawEach(
    [
      [80, 90],
      [150, 70],
      [110, 150],
      [180, 150],
      [70, 190],
      [150, 210],
    ],
    ([x, y], i) =>
      `<ellipse cx="${x}" cy="${y}" rx="22" ry="36" transform="rotate(${i * 40} ${x} ${y})" fill="${ball('#f0d9a0')}"/>`,
  ),
)
const mustardEmblem = clayDrawing(
  'mustardMark',
  drawEach(
    [
      [90, 90],
      [160, 80],
      [120, 140],
      [70, 170],
      [180, 160],
      [130, 200],
    ],
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="32" fill="${ball('#e0a82e')}"/>`,
  ),
)
const plumEmblem = clayDrawing(
  'plumMark',
  `<circle cx="128" cy="140" r="100" fill="${ball('#7a4a8c')}"/><path d="M124 44q20-30 60-30q-10 34-60 30z" fill="#5fa83c"/>`,
)
const bayPiece = pieces.leaf('#6f8a4a')
const starAnise = clayDrawing(
  'starAnise',
  Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45} 128 128)"><path d="M128 128q-30-50 0-112q30 62 0 112z" fill="${ball('#9a5a2e')}"/><ellipse cx="128" cy="66" rx="8" ry="16" fill="#d99a5a"/></g>`,
  ).join(''),
  6,
)
const cinnamonSticks = clayDrawing(
  'cinnamonSticks',
  `<g transform="rotate(-24 128 128)"><rect x="10" y="64" width="236" height="40" rx="18" fill="#a5602c"/><rect x="0" y="108" width="236" height="42" rx="18" fill="#b8703a"/><rect x="20" y="154" width="226" height="40" rx="18" fill="#955224"/><path d="M20 84h216M10 128h216M30 174h206" stroke="#6a3414" stroke-width="5" opacity=".5"/><rect x="104" y="56" width="30" height="146" rx="8" fill="#e9cf9a"/></g>`,
  6,
)
const bayLeaves = clayDrawing(
  'bayLeaves',
  `<g>${drawEach([-40, 0, 42], (angle, i) => `<path transform="rotate(${angle} 128 230)" d="M128 244Q64 140 128 ${14 + Math.abs(angle) * 0.6}Q192 140 128 244z" fill="${ball(i === 1 ? '#7f9a52' : '#6f8a4a')}"/><path transform="rotate(${angle} 128 230)" d="M128 236V60" stroke="#c4d09a" stroke-width="5"/>`)}</g>`,
  7,
)

const squeezeBottle = (key: string, color: string, cap: string, emblem?: Drawing) =>
  svgDrawing(
    key,
    `<g filter="${clay(9)}"><path d="M96 44h64q40 30 40 76v110q0 16-16 16H72q-16 0-16-16V120q0-46 40-76z" fill="${side(color)}"/></g>${emblem ? `<ellipse cx="128" cy="160" rx="46" ry="46" fill="#fff8ea"/>${embed(emblem, 94, 126, 68)}` : ''}<path d="M78 110v110" stroke="#fff" stroke-width="9" opacity=".45" stroke-linecap="round"/><g filter="${clay(5)}"><path d="M104 8h48l12 42h-72z" fill="${cap}"/></g>`,
    [emblem],
  )

export const sauces: Record<string, FoodItem> = {
  'sunflower-oil': bottle('#f6c23a', '#3f8f46', emblems.sunflower, 325),
  'unrefined-sunflower-oil': bottle('#d9941f', '#8a5a2e', emblems.sunflower, 295),
  'olive-oil': slimBottle('#9aa02e', '#4a5a2a', emblems.olive),
  'sesame-oil': slimBottle('#8a4f1f', '#d8392f', sesameEmblem),
  'coconut-oil': item(packaging.jar('#fbfaf4', '#5f9a6a', emblems.coconut), 165),
  'table-vinegar': bottle('#eaf3f4', '#3f7fd0', emblems.drop, 280),
  'apple-vinegar': bottle('#e2b45a', '#8cc63f', emblems.apple, 280),
  'wine-vinegar': slimBottle('#a52a3f', '#5f1428', emblems.grapes),
  'rice-vinegar': slimBottle('#f3e6b8', '#2f8f6a', emblems.rice),
  'balsamic-vinegar': slimBottle('#2f1a1a', '#c9a24a', emblems.redGrapes, pieces.pinch('#2f1a1a')),
  'lemon-juice': slimBottle('#f6e27a', '#5fae45', emblems.lemon),
  'soy-sauce': slimBottle('#3a1d16', '#d8392f', emblems.beans),
  'teriyaki-sauce': slimBottle('#5a2a16', '#2f2a35', sesameEmblem, pieces.dollop('#5a2a16')),
  'oyster-sauce': slimBottle('#4a2a20', '#e0b42e', emblems.oyster),
  'fish-sauce': slimBottle('#b5702a', '#3f7fc4', emblems.fish),
  'worcester-sauce': slimBottle('#5f3420', '#e8784a'),
  'sweet-chili-sauce': slimBottle('#e0522a', '#f2c23a', emblems.pepper, pieces.dollop('#e0522a')),
  'barbecue-sauce': item(
    squeezeBottle('barbecue', '#6a2418', '#2f2a35', emblems.fire),
    210,
    pieces.dollop('#6a2418'),
    100,
    1,
  ),
  'tkemali-sauce': slimBottle('#8a3a5a', '#5f8a3a', plumEmblem, pieces.dollop('#8a3a5a')),
  'adjika-sauce': jar('#c2361f', '#3f8f46', emblems.pepper),
  'pesto-sauce': jar('#5f8f2e', '#d9c24a', emblems.basil),
  'red-curry-paste': jar('#b8351f', '#f2a33a', emblems.pepper),
  'miso-paste': spoonedItem(
    packaging.tub('#8a4a2e', '#b8793a', emblems.beans),
    150,
    pieces.dollop('#b8793a'),
    90,
  ),
  tahini: jar('#e2c99a', '#8a5a2e', sesameEmblem),
  ketchup: item(
    squeezeBottle('ketchup', '#d8322b', '#fff6ea', emblems.tomato),
    230,
    pieces.dollop('#d8322b'),
    110,
    1,
  ),
  'tomato-paste': jar('#b8281f', '#e0b42e', emblems.tomato),
  'table-mayonnaise': spoonedItem(
    squeezeBottle('mayonnaise', '#fff3cf', '#3f7fd0', emoji('1f95a')),
    205,
    pieces.dollop('#fff6da'),
    120,
  ),
  'table-mustard': jar('#e0a82e', '#d8392f', mustardEmblem),
  'dijon-mustard': jar('#d9bc5a', '#4a5a2a', mustardEmblem),
  'grainy-mustard': item(
    packaging.jar('#d0a03a', '#6a4a2e', undefined, '#c08a24'),
    165,
    pieces.dollop('#d0a03a'),
    90,
    1,
  ),
  'prepared-horseradish': jar('#f4ecd8', '#8fae6a'),
  salt: item(emoji('1f9c2'), 150),
  'sea-salt': item(packaging.filledBowl('crumb', '#ffffff', '#4f8fb5'), 130, pieces.pinch('#ffffff'), 70, 1),
  'ground-black-pepper': spice('#4a4244', '#2f2a35', 'powder', pieces.pinch('#3c3434'), 70, 1),
  'black-peppercorns': spice('#3c3434', '#2f2a35', 'ball', pieces.bead('#3c3434'), 20, 9),
  allspice: spice('#7a4a34', '#8a5a3a', 'ball', pieces.bead('#7a4a34'), 22, 8),
  cayenne: spice('#d83a1a', '#8a1f1a', 'powder', pieces.pinch('#d83a1a'), 76, 1),
  'chili-flakes': spice('#c8301a', '#3f8f46', 'crumb', pieces.pinch('#c8301a'), 80, 1),
  paprika: spice('#cf4a1f', '#e0a02e', 'powder', pieces.pinch('#cf4a1f'), 84, 1),
  'smoked-paprika': spice('#a5331a', '#4a4a55', 'powder', pieces.pinch('#a5331a'), 84, 1),
  'bay-leaf': item(bayLeaves, 150, bayPiece, 92, 2),
  'ground-coriander': spice('#c9a56a', '#6f8a4a'),
  'coriander-seeds': spice('#d0ac70', '#4f7a3a', 'ball', pieces.bead('#d0ac70'), 22, 8),
  cumin: spice('#9a7a44', '#c9603f', 'long', seeds('#8a6a3a'), 80, 1),
  caraway: spice('#6f5232', '#8a7a5a', 'long', seeds('#6a4a2e'), 80, 1),
  turmeric: spice('#f0a81a', '#b5702a', 'powder', pieces.pinch('#f0a81a'), 76, 1),
  'ground-ginger': spice('#e2c48a', '#d9903a'),
  'ground-cinnamon': spice('#a5602c', '#5f3a24', 'powder', pieces.pinch('#a5602c'), 110, 1),
  'cinnamon-sticks': item(cinnamonSticks, 130, cinnamonSticks, 110, 1),
  cloves: spice('#5f3a2a', '#a5302e', 'bean', pieces.bead('#5f3a2a'), 20, 7),
  cardamom: spice('#b8c08a', '#4f8a5a', 'bean'),
  nutmeg: spice('#b58a5a', '#3f6a6a'),
  'star-anise': item(starAnise, 115, starAnise, 84, 2),
  saffron: spice('#e0521a', '#d9a43a', 'long', pieces.pinch('#e0521a', 'shreds'), 60, 1),
  'khmeli-suneli': spice('#a8963a', '#a5302e', 'crumb', pieces.pinch('#8a8a34'), 80, 1),
  'curry-powder': spice('#e2b02a', '#3f8f46', 'powder', pieces.pinch('#e2b02a'), 80, 1),
  oregano: spice('#7a8a4a', '#3f6fb0', 'crumb', pieces.pinch('#6f8240'), 80, 1),
  'provence-herbs': spice('#8f9a5a', '#8a6fb0', 'crumb', pieces.pinch('#7f8a50'), 80, 1),
  'garlic-powder': spice('#f3e6c4', '#b08ac0'),
  'mustard-seeds': spice('#e0a82e', '#8a6a1f', 'ball', pieces.bead('#e0a82e'), 18, 10),
  barberry: spice('#8a1f34', '#d0506a', 'long', pieces.bead('#8a1f34'), 22, 9),
}
