import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readMaster } from '../renders'
import { blur, clay, fade, pool } from '../svg/paint'
import { lowResolutionLayer, svgDocument } from '../svg/document'
import { backdrop } from './backdrop'
import { wordmark } from './brand'

const emojiDirectory = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const tableShadowColor = '#3d1230'

/** The shadow of an object on the table: dark where it touches the table, long and soft to the right. */
export const shadow = (x: number, y: number, width: number, height = width) =>
  `<ellipse cx="${x + width * 0.16 + height * 0.07}" cy="${y - width * 0.02}" rx="${width * 0.68 + height * 0.08}" ry="${width * 0.17 + 6}" fill="${fade(tableShadowColor)}" opacity=".36"/><ellipse cx="${x + width * 0.03}" cy="${y - width * 0.02}" rx="${width * 0.52}" ry="${width * 0.1 + 4}" fill="${fade(tableShadowColor)}" opacity=".6"/>`

/** A picture without its empty edge; `ratio` is its width to its height. */
async function trimmed(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .trim({ threshold: 12 })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { href: `data:image/png;base64,${data.toString('base64')}`, ratio: info.width / info.height }
}

/** A rendered dish; x, y is the middle of its lower edge. */
async function dishOnTable(id: string, x: number, y: number, width: number): Promise<string> {
  const { href, ratio } = await trimmed(await readMaster(id, 'cutout'))
  const height = width / ratio
  const image = `<image x="${x - width / 2}" y="${y - height}" width="${width}" height="${height}" href="${href}"/>`
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

/** The preview image of shared links: the table and the name of the site. */
export async function social(): Promise<string> {
  const background = await lowResolutionLayer(backdrop('#fde3b8', '#fff0d6', 1200, 630), 1200, 630)
  return svgDocument(
    `${background}<g transform="translate(424 36) scale(.58)">${await laidTable()}</g><ellipse cx="250" cy="330" rx="330" ry="240" fill="${fade('#fff6e2')}" opacity=".9"/>${wordmark(62, 270, 0.47, '#d8392b')}<path d="M66 376h150" stroke="#f2a52e" stroke-width="14" stroke-linecap="round"/>`,
    1200,
    630,
  )
}

/** A picture on the table; x, y is the middle of its lower edge. */
async function standing(picture: Buffer, x: number, y: number, height: number): Promise<string> {
  const { href, ratio } = await trimmed(picture)
  const width = height * ratio
  return `${shadow(x, y, width * 0.8, height * 0.4)}<image x="${x - width / 2}" y="${y + 3 - height}" width="${width}" height="${height}" href="${href}"/>`
}

const standingEmoji = async (file: string, x: number, y: number, height: number) =>
  standing(await readFile(join(emojiDirectory, `${file}.webp`)), x, y, height)

const standingProduct = async (id: string, x: number, y: number, height: number) =>
  standing(await readMaster(id, 'whole'), x, y, height)

/** An empty plate; `r` is half of its width. */
function emptyPlate(x: number, y: number, r: number): string {
  const oval = (dy: number, rx: number, ry: number, fill: string, attributes = '') =>
    `<ellipse cx="${x}" cy="${y + r * dy}" rx="${r * rx}" ry="${r * ry}" fill="${fill}" ${attributes}/>`
  return `${shadow(x, y + r * 0.43, r * 1.575, 30)}${oval(0.1, 0.72, 0.36, '#8f8890')}<g filter="${clay(10)}">${oval(0.035, 1, 0.5, '#c9c3c9')}${oval(0, 1, 0.5, '#ffffff')}</g>${oval(0.02, 0.7, 0.34, '#cdc7cd', `filter="${blur(6)}" opacity=".7"`)}${oval(0.03, 0.69, 0.335, pool('#ffffff'))}`
}

/** The pictures of screens without content, 480 by 360, on a transparent background. */
export const emptyStates: Record<string, () => Promise<string>> = {
  'empty-list': async () =>
    (await standingProduct('dill', 128, 262, 148)) +
    (await standingEmoji('1f4dd', 246, 296, 200)) +
    (await standingProduct('carrot', 372, 300, 86)) +
    (await standingProduct('tomato', 118, 316, 92)),
  'empty-cart': async () =>
    (await standingEmoji('1f6d2', 236, 300, 224)) +
    (await standingProduct('lemon', 386, 312, 84)) +
    (await standingProduct('basil', 92, 300, 118)),
  'empty-likes': async () =>
    emptyPlate(240, 214, 158) +
    (await standingEmoji('1f49b', 240, 242, 142)) +
    (await standingProduct('mint', 404, 284, 94)),
  'empty-saves': async () =>
    (await standingEmoji('1f4d6', 236, 300, 176)) +
    (await standingEmoji('1f516', 356, 246, 128)) +
    (await standingProduct('cherry-tomato', 108, 316, 76)),
  'not-found': async () =>
    emptyPlate(226, 216, 160) +
    (await standingEmoji('1f50d', 282, 250, 150)) +
    (await standingProduct('parsley', 92, 220, 108)),
  error: async () =>
    (await standingEmoji('1f373', 226, 300, 176)) +
    `<g opacity=".5" filter="${blur(8)}"><path d="M170 150c40-30-20-50 20-90M230 140c44-36-30-60 14-110M286 150c36-30-24-44 10-80" fill="none" stroke="#8a7a86" stroke-width="20" stroke-linecap="round"/></g>` +
    (await standingProduct('eggs', 386, 310, 83)),
  offline: async () =>
    (await standingEmoji('1fad6', 190, 296, 186)) + (await standingEmoji('1f50c', 362, 300, 130)),
}

export const emptyState = async (draw: () => Promise<string>) => svgDocument(await draw(), 480, 360)
