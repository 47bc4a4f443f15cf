import { categoryCards } from '../category-cards'
import { drawVessel } from '../dishes/vessels'
import { shadow } from '../drawings/shadow'
import { itemOf } from '../products/product-items'
import { Random } from '../random'
import { backdrop } from '../scenes/backdrop'
import { drawDish } from '../scenes/served-dish'
import { placeItem } from '../scenes/table'
import { type Drawing, emoji } from '../svg/drawing'
import { blur, fade } from '../svg/paint'
import { lowResolutionLayer, placeUpright, renderSprite, svgDocument } from '../svg/sprite'
import { wordmark } from './brand'

/** A dish of the category cards at x, y. */
async function dishOnTable(id: string, x: number, y: number, scale: number, color: string): Promise<string> {
  const stillLife = categoryCards.find(({ front }) => front.id === id)?.front
  if (!stillLife) throw new Error(`category-cards.ts has no card ${id}`)
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-640 -540)">${await drawDish(stillLife, 640, 540, 398, color)}</g>`
}

async function itemsOnTable(
  items: readonly [productId: string, x: number, y: number, scale: number][],
): Promise<string> {
  const placed = items.map(([id, x, y, scale]) => placeItem(itemOf(id), x, y, scale))
  return (await Promise.all(placed)).join('')
}

/** Three dishes and their ingredients. */
async function laidTable(): Promise<string> {
  return [
    await itemsOnTable([
      ['sunflower-oil', 88, 420, 1.12],
      ['milk', 1178, 424, 1.1],
      ['basil', 236, 380, 1.05],
      ['wheat-flour', 1010, 372, 1.05],
    ]),
    await dishOnTable('baking', 640, 330, 0.56, '#7fa3a6'),
    await itemsOnTable([
      ['wheat-loaf', 196, 540, 1.16],
      ['rossiysky-cheese', 1122, 556, 1.12],
    ]),
    await dishOnTable('soups', 392, 600, 0.72, '#3f7f8c'),
    await dishOnTable('salads', 884, 626, 0.68, '#fdf8f0'),
    await itemsOnTable([
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

/** The picture of the welcome page, on a transparent background. */
export const welcome = async () => svgDocument(await laidTable(), 1280, 960)

const paper = { wall: '#fde3b8', table: '#fff0d6' }

/** The preview image of shared links: the table and the name of the site. */
export async function social(): Promise<string> {
  const background = await lowResolutionLayer(backdrop(paper, new Random('social'), 1200, 630), 1200, 630)
  return svgDocument(
    `${background}<g transform="translate(452 30) scale(.62)">${await laidTable()}</g><ellipse cx="250" cy="330" rx="330" ry="240" fill="${fade('#fff6e2')}" opacity=".9"/>${wordmark(62, 270, 0.47, '#d8392b')}<path d="M66 376h150" stroke="#f2a52e" stroke-width="14" stroke-linecap="round"/>`,
    1200,
    630,
  )
}

const standing = async (drawing: Drawing, x: number, y: number, height: number) => {
  const sprite = await renderSprite(drawing)
  const width = (sprite.width / sprite.height) * height
  return shadow(x, y, width * 0.8, height * 0.4) + placeUpright(sprite, x, y + 3, height)
}
const standingEmoji = (file: string, x: number, y: number, height: number) =>
  standing(emoji(file), x, y, height)
const standingItem = (productId: string, x: number, y: number, scale: number) => {
  const { whole, height } = itemOf(productId)
  return standing(whole, x, y, height * scale)
}
const emptyPlate = (x: number, y: number, halfWidth: number) => {
  const { back, base } = drawVessel('plate', x, y, halfWidth, '#ffffff', '#ffffff')
  return shadow(x, base.y, base.width * 0.9, 30) + back
}

/** The pictures of screens without content, 480 by 360, on a transparent background. */
export const emptyStates: Record<string, () => Promise<string>> = {
  'empty-list': async () =>
    (await standingItem('dill', 128, 262, 0.66)) +
    (await standingEmoji('1f4dd', 246, 296, 200)) +
    (await standingItem('carrot', 372, 300, 0.72)) +
    (await standingItem('tomato', 118, 316, 0.5)),
  'empty-cart': async () =>
    (await standingEmoji('1f6d2', 236, 300, 224)) +
    (await standingItem('lemon', 386, 312, 0.56)) +
    (await standingItem('basil', 92, 300, 0.56)),
  'empty-likes': async () =>
    emptyPlate(240, 214, 158) +
    (await standingEmoji('1f49b', 240, 242, 142)) +
    (await standingItem('mint', 404, 284, 0.46)),
  'empty-saves': async () =>
    (await standingEmoji('1f4d6', 236, 300, 176)) +
    (await standingEmoji('1f516', 356, 246, 128)) +
    (await standingItem('cherry-tomato', 108, 316, 0.56)),
  'not-found': async () =>
    emptyPlate(226, 216, 160) +
    (await standingEmoji('1f50d', 282, 250, 150)) +
    (await standingItem('parsley', 92, 220, 0.5)),
  error: async () =>
    (await standingEmoji('1f373', 226, 300, 176)) +
    `<g opacity=".5" filter="${blur(8)}"><path d="M170 150c40-30-20-50 20-90M230 140c44-36-30-60 14-110M286 150c36-30-24-44 10-80" fill="none" stroke="#8a7a86" stroke-width="20" stroke-linecap="round"/></g>` +
    (await standingItem('eggs', 386, 310, 0.52)),
  offline: async () =>
    (await standingEmoji('1fad6', 190, 296, 186)) + (await standingEmoji('1f50c', 362, 300, 130)),
}

export const emptyState = async (draw: () => Promise<string>) => svgDocument(await draw(), 480, 360)
