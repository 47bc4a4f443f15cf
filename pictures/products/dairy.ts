import { block, butterOnPaper } from '../drawings/blocks'
import { emblems } from '../drawings/emblems'
import { type FoodItem, item, spoonedItem } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import * as produce from '../drawings/produce'
import { clayDrawing, embed, emoji, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, down } from '../svg/paint'

/** A whole and a halved ball of cheese. */
const mozzarella = clayDrawing(
  'mozzarella',
  `<circle cx="104" cy="132" r="90" fill="${ball('#fffaf0')}"/><ellipse cx="190" cy="176" rx="58" ry="54" fill="${ball('#fbf3e4')}"/><ellipse cx="196" cy="174" rx="42" ry="40" fill="#fffdf8"/>`,
  12,
)

/** A round cheese with a wedge cut out. */
const cheeseWheel = (key: string, color: string, marks = '') =>
  svgDrawing(
    key,
    `<g filter="${clay(10)}"><path d="M14 104v66q0 60 114 62t114-62v-66z" fill="${down(color)}"/><ellipse cx="128" cy="104" rx="114" ry="60" fill="${ball(color)}"/></g><path d="M128 104L236 128v62q-30 30-72 38z" fill="#fffaf0"/><path d="M128 104L164 158v70L128 178z" fill="#efe3d2"/>${marks}<path d="M40 84q30-26 76-30" stroke="#fff" stroke-width="10" opacity=".6" stroke-linecap="round" fill="none" filter="${blur(3)}"/>`,
  )
const blueCheeseBlock = block('blueBase', '#f8f1d8')
const white = '#fffdf6'
const shreds = (color: string) => pieces.pinch(color, 'shreds')

export const dairy: Record<string, FoodItem> = {
  milk: item(packaging.carton('#3f8fe0', emblems.cow), 290),
  kefir: item(packaging.carton('#3fa66a', emblems.cow), 290),
  'cream-10': item(packaging.carton('#f3b63f', emblems.cow), 225, pieces.dollop('#fffaf0'), 140, 1),
  'cream-20': item(packaging.carton('#f0913a', emblems.cow), 225, pieces.dollop('#fffaf0'), 140, 1),
  'cream-33': spoonedItem(packaging.carton('#e0573f', emblems.cow), 225, pieces.dollop('#fffaf0'), 150),
  'sour-cream': spoonedItem(packaging.tub('#3f8fe0'), 175, pieces.dollop('#fffcf4'), 150),
  'rich-sour-cream': spoonedItem(packaging.tub('#2f5fb5'), 180, pieces.dollop('#fffaf0'), 150),
  'plain-yogurt': spoonedItem(packaging.tub('#5db5c4'), 170, pieces.dollop('#fffcf6'), 145),
  'greek-yogurt': spoonedItem(
    packaging.tub('#4a6fc0', white, emblems.olive),
    165,
    pieces.dollop('#fffdf8'),
    150,
  ),
  tvorog: spoonedItem(
    packaging.filledBowl('curd', '#fffaf0', '#e88a7a'),
    165,
    pieces.pinch('#fffaf0', 'crumbs'),
    130,
  ),
  'low-fat-tvorog': spoonedItem(
    packaging.filledBowl('curd', '#fdfdf8', '#7fb8d0'),
    165,
    pieces.pinch('#fdfdf8', 'crumbs'),
    130,
  ),
  butter: item(butterOnPaper, 135, pieces.butterPat, 112, 1),
  ghee: item(packaging.jar('#f7c63f', '#d8a03a', emblems.cow), 190, pieces.butterPat, 110, 1),
  eggs: item(produce.trio(emoji('1f95a'), 'eggs'), 160, pieces.halfEgg, 122, 4),
  'rossiysky-cheese': item(block('rossiysky', '#ffcf52', 'holes', '#e8a02e'), 165, shreds('#ffd35c'), 140, 2),
  parmesan: item(
    emoji('1f9c0', { hue: -8, saturation: 0.72, brightness: 1.06 }),
    165,
    shreds('#fbe3a0'),
    130,
    2,
  ),
  mozzarella: item(mozzarella, 140, pieces.slab('#fffdf6', '#f6ecd8'), 96, 4),
  'pizza-mozzarella': item(block('pizzaMozzarella', '#fdf1cf'), 155, shreds('#fff2c8'), 140, 2),
  feta: item(block('feta', '#fdfaf2', 'crumbly'), 150, pieces.cube('#fdfaf2', '#ffffff'), 62, 7),
  brynza: item(
    block('brynza', '#f6f0dc', 'crumbly', '#e9dfc2'),
    155,
    pieces.cube('#f6f0dc', '#fffcf0'),
    62,
    7,
  ),
  'adyghe-cheese': item(cheeseWheel('adyghe', '#f7ecd2'), 150, pieces.cube('#fbf3e0', '#fffaf0'), 70, 6),
  suluguni: item(
    cheeseWheel(
      'suluguni',
      '#fbf1cf',
      `<path d="M60 120q20 10 40 6M50 160q30 16 60 12" stroke="#d9c896" stroke-width="6" fill="none" opacity=".6"/>`,
    ),
    150,
    shreds('#fbeec4'),
    140,
    2,
  ),
  'processed-cheese': item(block('processed', '#ffe08a', 'none', '#4a8fd0'), 130, shreds('#ffe08a'), 110, 2),
  'cream-cheese': spoonedItem(
    packaging.tub('#6a8fd8', white, emblems.cucumber),
    160,
    pieces.dollop('#fffdf8'),
    130,
  ),
  mascarpone: spoonedItem(packaging.tub('#d86a8a', '#fff8e8'), 165, pieces.dollop('#fff8e8'), 150),
  ricotta: spoonedItem(packaging.tub('#4fae7a', '#fffdf6'), 165, pieces.dollop('#fffdf6'), 130),
  'blue-cheese': item(
    svgDrawing(
      'blueCheese',
      `${embed(blueCheeseBlock, 8, 28, 240)}<g fill="#4f8a9a" opacity=".8"><ellipse cx="70" cy="164" rx="13" ry="7"/><ellipse cx="110" cy="190" rx="10" ry="6"/><ellipse cx="60" cy="196" rx="8" ry="5"/><ellipse cx="192" cy="160" rx="11" ry="7"/><ellipse cx="182" cy="194" rx="8" ry="6"/><ellipse cx="120" cy="108" rx="14" ry="5"/><ellipse cx="166" cy="112" rx="10" ry="4"/><ellipse cx="96" cy="126" rx="9" ry="4"/></g>`,
      [blueCheeseBlock],
    ),
    140,
    pieces.pinch('#f3ecd0', 'crumbs'),
    100,
    2,
  ),
  plombir: spoonedItem(emoji('1f368'), 190, pieces.dollop('#fff4dc'), 150),
}
