import { block } from '../drawings/blocks'
import { emblems } from '../drawings/emblems'
import { type Grain } from '../drawings/grains'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import { shortPasta, spaghetti } from '../drawings/pasta'
import * as pieces from '../drawings/pieces'
import { clayDrawing, drawEach, type Drawing, svgDrawing } from '../svg/drawing'
import { ball, clay, down } from '../svg/paint'

const grainItem = (grain: Grain, color: string, bowl: string, piece?: Drawing, size = 40, count = 14) =>
  item(packaging.filledBowl(grain, color, bowl), 160, piece, size, count)

const pastaColor = '#f6cb5c'

/** A folded skein of noodles. */
const skein = (key: string, color: string): Drawing =>
  clayDrawing(
    key,
    Array.from(
      { length: 13 },
      (_, i) =>
        `<path d="M${30 + i * 5} ${66 + i * 9}q${96 - i * 4}-${50 - i * 4} ${196 - i * 10} 0q18 ${40 - i * 2}-10 ${54 - i * 3}q-${90 - i * 4} ${30 + i}-${176 - i * 8} 0q-24-${26 - i}-10-${54 - i * 3}" stroke="${color}" stroke-width="9" fill="none" opacity="${i % 2 ? 1 : 0.82}"/>`,
    ).join(''),
    4,
  )

const elbowMacaroni = clayDrawing(
  'elbow',
  drawEach(
    [
      [128, 60, 0],
      [80, 100, -40],
      [176, 100, 40],
      [128, 128, 160],
      [60, 160, 20],
      [196, 160, -20],
      [106, 190, 60],
      [160, 196, -60],
    ],
    ([x, y, angle]) =>
      `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-34 22q0-50 34-50t34 50" fill="none" stroke="${pastaColor}" stroke-width="24"/><ellipse cx="-34" cy="23" rx="12" ry="7" fill="#b5802a"/><ellipse cx="34" cy="23" rx="12" ry="7" fill="#b5802a"/></g>`,
  ),
  5,
)

const enlargedPiece = (key: string, shape: string) =>
  svgDrawing(key, `<g filter="${clay(8)}"><g transform="translate(128 128) scale(3)">${shape}</g></g>`)
const pennePiece = enlargedPiece(
  'penneBit',
  `<path d="M-36-16h62l14 32h-66z" fill="${down(pastaColor)}"/><ellipse cx="32" cy="0" rx="8" ry="16" fill="#b5802a" transform="rotate(-20 32 0)"/><path d="M-30-8h60M-28 0h60M-26 8h60" stroke="#b5802a" stroke-width="2.5" opacity=".5"/>`,
)
const fusilliPiece = enlargedPiece(
  'fusilliBit',
  `<path d="M-40-9q10-16 20 0t20 0t20 0t20 0v18q-10 16-20 0t-20 0t-20 0t-20 0z" fill="${down(pastaColor)}"/><path d="M-34-11l14 28M-14-11l14 28M6-11l14 28M26-11l10 22" stroke="#b5802a" stroke-width="4" opacity=".5"/>`,
)
const farfallePiece = enlargedPiece(
  'farfalleBit',
  `<path d="M-38-26l10 6l10-6L0-9l18-17l10 6l10-6q-4 26 0 52l-10-6l-10 6L0 9l-18 17l-10-6l-10 6q4-26 0-52z" fill="${down(pastaColor)}"/><path d="M-10-8Q0 0-10 8M10-8Q0 0 10 8" stroke="#b5802a" stroke-width="4" fill="none" opacity=".6"/>`,
)
const elbowPiece = enlargedPiece(
  'elbowBit',
  `<path d="M-26 22q0-44 26-44t26 44" fill="none" stroke="${pastaColor}" stroke-width="22"/><ellipse cx="-26" cy="23" rx="11" ry="6" fill="#b5802a"/><ellipse cx="26" cy="23" rx="11" ry="6" fill="#b5802a"/>`,
)
const shellPiece = enlargedPiece(
  'shellBit',
  `<path d="M-36 12q4-42 36-42t36 42q-20 20-36 20t-36-20z" fill="${ball(pastaColor)}"/><path d="M-24 12q24-16 48 0q-24 18-48 0z" fill="#b5802a"/><path d="M-22-10l6 10M-8-20l3 14M8-20l-3 14M22-10l-6 10" stroke="#b5802a" stroke-width="3" opacity=".6"/>`,
)

const pastaItem = (whole: Drawing, piece?: Drawing, height = 190): FoodItem =>
  item(whole, height, piece, 112, 6)

export const grocery: Record<string, FoodItem> = {
  buckwheat: grainItem('kernel', '#a56c3c', '#f4ede4'),
  'short-grain-rice': grainItem('rice', '#fdf9ee', '#8fb3c4'),
  'long-grain-rice': grainItem('long', '#fbf6e6', '#7fa98a'),
  'pilaf-rice': grainItem('long', '#f7ead0', '#c9603f'),
  'arborio-rice': grainItem('curd', '#fbf3df', '#a8b56a'),
  'basmati-rice': grainItem('long', '#fffdf4', '#d9a441'),
  'brown-rice': grainItem('long', '#c9986a', '#e9dcc8'),
  millet: grainItem('seed', '#f4cf4a', '#f4ede4'),
  'pearl-barley': grainItem('rice', '#e8d6b0', '#a98a74'),
  'barley-grits': grainItem('crumb', '#dcc393', '#8fa3b8'),
  semolina: grainItem('powder', '#fdf3d4', '#e2a24a'),
  'wheat-grits': grainItem('crumb', '#e9bf6a', '#d9cbb8'),
  'corn-grits': grainItem('crumb', '#ffc93a', '#f7f0e2'),
  'oat-flakes': grainItem('flake', '#ecd6a8', '#e4d5c4', pieces.pinch('#e2c48a'), 90, 2),
  'corn-flakes': grainItem('flake', '#f5a93a', '#6fa9d0', pieces.pinch('#f5a93a'), 90, 2),
  bulgur: grainItem('crumb', '#d9a55a', '#c4d0b0'),
  couscous: grainItem('seed', '#f6dc9a', '#6fa5a0'),
  quinoa: grainItem('seed', '#efe0bd', '#b58a9a'),
  'split-peas': grainItem('ball', '#f5c53a', '#f0e6d6', pieces.bead('#f5c53a')),
  'white-beans': grainItem('bean', '#fbf4e4', '#9a6a4a', pieces.chunk('#fbf1dc', 9), 52, 9),
  'red-beans': grainItem('bean', '#9a2a3a', '#f0e6d6', pieces.chunk('#8d2433', 9), 52, 9),
  'red-lentils': grainItem('flake', '#f58a4a', '#f4ede4'),
  'green-lentils': grainItem('flake', '#8a9a4a', '#f4ede4'),
  chickpeas: grainItem('ball', '#e8c07a', '#5f8aa0', pieces.bead('#e8c07a'), 50, 10),
  'mung-beans': grainItem('ball', '#5f8f3a', '#f0e0c4', pieces.bead('#5f8f3a'), 38, 12),
  spaghetti: pastaItem(spaghetti('spaghetti', pastaColor), undefined, 215),
  penne: pastaItem(shortPasta('penne', pastaColor, 'tube'), pennePiece),
  fusilli: pastaItem(shortPasta('fusilli', pastaColor, 'spiral'), fusilliPiece),
  farfalle: pastaItem(shortPasta('farfalle', pastaColor, 'bow'), farfallePiece),
  'elbow-macaroni': pastaItem(elbowMacaroni, elbowPiece),
  'giant-shells': pastaItem(shortPasta('shells', pastaColor, 'shell'), shellPiece),
  tagliatelle: pastaItem(shortPasta('tagliatelle', pastaColor, 'nest')),
  'lasagne-sheets': pastaItem(shortPasta('lasagne', pastaColor, 'sheet'), undefined, 160),
  vermicelli: pastaItem(packaging.pack('#e8b93a', shortPasta('vermicelliNest', '#fbdc8a', 'nest'))),
  'egg-noodles': pastaItem(packaging.pack('#e0703a', skein('eggNoodles', '#f5b93a'))),
  'udon-noodles': pastaItem(packaging.pack('#3a3a4a', skein('udon', '#fbf3df'))),
  'soba-noodles': pastaItem(spaghetti('soba', '#a5836a'), undefined, 215),
  'rice-noodles': pastaItem(packaging.pack('#4fae7a', skein('riceNoodles', '#fffaf0'), emblems.rice)),
  'glass-noodles': pastaItem(skein('glassNoodles', '#e9f0f0'), undefined, 165),
  'rice-paper': item(
    clayDrawing(
      'ricePaper',
      drawEach(
        [0, 1, 2, 3],
        (i) =>
          `<ellipse cx="128" cy="${176 - i * 17}" rx="112" ry="56" fill="${i % 2 ? '#fbf8ef' : '#efeadc'}"/>`,
      ) + `<path d="M60 110q60 30 140 10M70 140q60 20 120 6" stroke="#dcd4c0" stroke-width="4" fill="none"/>`,
      5,
    ),
    130,
  ),
  tofu: item(block('tofu', '#fbf5e2', 'none', '#e9dfc4'), 145, pieces.cube('#fbf3dc', '#fffaf0'), 70, 7),
}
