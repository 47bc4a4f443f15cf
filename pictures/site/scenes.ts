import { categoryLives } from '../category-cards'
import { vessel } from '../dishes/vessels'
import { type Thing } from '../drawings/item'
import { shadow } from '../drawings/shadow'
import { things } from '../products/product-items'
import { Random } from '../random'
import { backdrop } from '../scenes/backdrop'
import { dishAt } from '../scenes/served-dish'
import { put } from '../scenes/table'
import { type StillLife } from '../still-life'
import { type Drawing, emoji } from '../svg/drawing'
import { fade } from '../svg/paint'
import { document, softly, sprite, stand } from '../svg/sprite'
import { wordmark } from './brand'

const dish = (id: string): StillLife => {
  const found = categoryLives.flatMap(({ front, other }) => [front, other]).find((life) => life.id === id)
  if (!found) throw new Error(`No still life ${id}`)
  return found
}

const placed = async (id: string, x: number, y: number, scale: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-640 -540)">${await dishAt(dish(id), 640, 540, 398, color)}</g>`

const on = async (list: readonly [id: string, x: number, y: number, scale: number][]) =>
  (
    await Promise.all(
      list.map(([id, x, y, scale]) => Promise.all(things(id).map((thing) => put(thing, x, y, scale)))),
    )
  )
    .flat()
    .join('')

/** A table laid for friends: three dishes and what they are made of. */
async function feast(): Promise<string> {
  return [
    await on([
      ['sunflower-oil', 88, 420, 1.12],
      ['milk', 1178, 424, 1.1],
      ['basil', 236, 380, 1.05],
      ['wheat-flour', 1010, 372, 1.05],
    ]),
    await placed('baking', 640, 330, 0.56, '#7fa3a6'),
    await on([
      ['wheat-loaf', 196, 540, 1.16],
      ['rossiysky-cheese', 1122, 556, 1.12],
    ]),
    await placed('soups', 392, 600, 0.72, '#3f7f8c'),
    await placed('salads', 884, 626, 0.68, '#fdf8f0'),
    await on([
      ['tomato', 128, 800, 1.15],
      ['cucumber', 1144, 812, 1.12],
      ['garlic', 282, 884, 1.08],
      ['lemon', 1010, 892, 1.06],
      ['eggs', 640, 902, 1.06],
      ['cherry-tomato', 462, 916, 0.86],
      ['champignons', 838, 916, 0.86],
    ]),
  ].join('')
}

/** The feast on no ground: on the welcome page it stands on the page itself, before the name. */
export const welcome = async () => document(await feast(), 1280, 960)

const paper = { wall: '#fde3b8', table: '#fff0d6', cloth: '#fff8ea', ware: ['#ffffff'] }

/** The picture that goes with a shared link: the table, and the name. */
export async function social(): Promise<string> {
  const ground = await softly(backdrop(paper, new Random('social'), 1200, 630), 1200, 630)
  return document(
    `${ground}<g transform="translate(452 30) scale(.62)">${await feast()}</g><ellipse cx="250" cy="330" rx="330" ry="240" fill="${fade('#fff6e2')}" opacity=".9"/>${wordmark(62, 270, 0.47, '#d8392b')}<path d="M66 376h150" stroke="#f2a52e" stroke-width="14" stroke-linecap="round"/>`,
    1200,
    630,
  )
}

const e = (file: string): Drawing => emoji(file)
const show = async (drawing: Drawing, x: number, y: number, tall: number, turn = 0) => {
  const made = await sprite(drawing)
  return shadow(x, y, (made.width / made.height) * tall * 0.8, tall * 0.4) + stand(made, x, y + 3, tall, turn)
}
const small = async (id: string, x: number, y: number, scale: number) => {
  const [thing] = things(id) as [Thing]
  return show(thing.whole, x, y, thing.tall * scale)
}
const plate = (x: number, y: number, r: number) => {
  const made = vessel('plate', x, y, r, '#ffffff', '#ffffff')
  return shadow(x, made.foot.y, made.foot.width * 0.9, 30) + made.behind
}

/** The small pictures for screens with nothing to show, 480 by 360, on no ground. */
export const emptyStates: Record<string, () => Promise<string>> = {
  'empty-list': async () =>
    (await small('dill', 128, 262, 0.66)) +
    (await show(e('1f4dd'), 246, 296, 200)) +
    (await small('carrot', 372, 300, 0.72)) +
    (await small('tomato', 118, 316, 0.5)),
  'empty-cart': async () =>
    (await show(e('1f6d2'), 236, 300, 224)) +
    (await small('lemon', 386, 312, 0.56)) +
    (await small('basil', 92, 300, 0.56)),
  'empty-likes': async () =>
    plate(240, 214, 158) + (await show(e('1f49b'), 240, 242, 142)) + (await small('mint', 404, 284, 0.46)),
  'empty-saves': async () =>
    (await show(e('1f4d6'), 236, 300, 176)) +
    (await show(e('1f516'), 356, 246, 128)) +
    (await small('cherry-tomato', 108, 316, 0.56)),
  'not-found': async () =>
    plate(226, 216, 160) + (await show(e('1f50d'), 282, 250, 150)) + (await small('parsley', 92, 220, 0.5)),
  error: async () =>
    (await show(e('1f373'), 226, 300, 176)) +
    `<g opacity=".5" filter="url(#blur-8)"><path d="M170 150c40-30-20-50 20-90M230 140c44-36-30-60 14-110M286 150c36-30-24-44 10-80" fill="none" stroke="#8a7a86" stroke-width="20" stroke-linecap="round"/></g>` +
    (await small('eggs', 386, 310, 0.52)),
  offline: async () => (await show(e('1fad6'), 190, 296, 186)) + (await show(e('1f50c'), 362, 300, 130)),
}

export const emptyState = async (name: string) => document((await emptyStates[name]?.()) ?? '', 480, 360)
