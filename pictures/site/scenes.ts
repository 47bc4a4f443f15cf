import sharp from 'sharp'
import { drawVessel } from '../dishes/vessels'
import { shadow } from '../drawings/shadow'
import { itemOf } from '../products/product-items'
import { Random } from '../random'
import { readMaster } from '../renders'
import { backdrop } from '../scenes/backdrop'
import { type Drawing, emoji } from '../svg/drawing'
import { blur, fade } from '../svg/paint'
import { lowResolutionLayer, placeUpright, renderSprite, svgDocument } from '../svg/sprite'
import { wordmark } from './brand'

/** A rendered dish; x, y is the middle of its lower edge. */
async function dishOnTable(id: string, x: number, y: number, width: number): Promise<string> {
  const { data, info } = await sharp(await readMaster(id, 'cutout'))
    .trim({ threshold: 12 })
    .png()
    .toBuffer({ resolveWithObject: true })
  const height = (width * info.height) / info.width
  const image = `<image x="${x - width / 2}" y="${y - height}" width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/>`
  return shadow(x, y - height * 0.12, width * 0.44, height * 0.3) + image
}

/** Dishes close together, those in front last. */
async function laidTable(): Promise<string> {
  const dishes = [
    await dishOnTable('homemade-cutlets', 640, 520, 600),
    await dishOnTable('borscht', 360, 900, 660),
    await dishOnTable('greek-salad', 950, 910, 600),
  ]
  return dishes.join('')
}

/** The picture of the welcome page, on a transparent background. */
export const welcome = async () => svgDocument(await laidTable(), 1280, 960)

const paper = { wall: '#fde3b8', table: '#fff0d6' }

/** The preview image of shared links: the table and the name of the site. */
export async function social(): Promise<string> {
  const background = await lowResolutionLayer(backdrop(paper, new Random('social'), 1200, 630), 1200, 630)
  return svgDocument(
    `${background}<g transform="translate(424 36) scale(.58)">${await laidTable()}</g><ellipse cx="250" cy="330" rx="330" ry="240" fill="${fade('#fff6e2')}" opacity=".9"/>${wordmark(62, 270, 0.47, '#d8392b')}<path d="M66 376h150" stroke="#f2a52e" stroke-width="14" stroke-linecap="round"/>`,
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
