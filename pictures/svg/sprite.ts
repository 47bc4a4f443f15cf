import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cacheDirectory } from '../paths'
import { type Drawing } from './drawing'
import { definitions } from './paint'

/** A drawing as a PNG, trimmed to its visible pixels. */
export interface Sprite {
  key: string
  width: number
  height: number
  dataUri: string
}

const emojiDirectory = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
const spritesByKey = new Map<string, Promise<Sprite>>()
/** The sprites that `svgDocument` can refer to. */
const renderedSprites = new Map<string, Sprite>()

/** Twice the size of its box, so that it stays sharp in a scene. */
const sourceOf = (svg: string) => svgDocument(svg, 256, 256, 2)

async function rasterize(drawing: Drawing): Promise<Buffer> {
  if (drawing.svg !== undefined) {
    return sharp(Buffer.from(sourceOf(drawing.svg)))
      .png({ compressionLevel: 2 })
      .toBuffer()
  }
  const source = sharp(await readFile(join(emojiDirectory, `${drawing.emoji}.webp`)))
  const { hue, saturation = 1, brightness = 1 } = drawing
  return source
    .modulate({ saturation, brightness, ...(hue ? { hue } : {}) })
    .png({ compressionLevel: 2 })
    .toBuffer()
}

async function rasterizeTrimmed(drawing: Drawing): Promise<Buffer> {
  const image = sharp(await rasterize(drawing))
  const rotated = drawing.rotation ? image.rotate(drawing.rotation, { background: transparent }) : image
  return sharp(await rotated.png({ compressionLevel: 2 }).toBuffer())
    .trim({ background: transparent, threshold: 12 })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** Reads the sprite from the cache or renders it, which takes about a third of a second where it has filters. */
async function loadOrRender(drawing: Drawing): Promise<Sprite> {
  for (const part of drawing.parts ?? []) await renderSprite(part)
  const source = drawing.svg === undefined ? JSON.stringify(drawing) : sourceOf(drawing.svg)
  const file = join(cacheDirectory, `${createHash('sha1').update(source).digest('hex')}.png`)
  const data = await readFile(file).catch(async () => {
    const rendered = await rasterizeTrimmed(drawing)
    await mkdir(cacheDirectory, { recursive: true })
    await writeFile(file, rendered)
    return rendered
  })
  const { width, height } = await sharp(data).metadata()
  const sprite = {
    key: drawing.key,
    width,
    height,
    dataUri: `data:image/png;base64,${data.toString('base64')}`,
  }
  renderedSprites.set(drawing.key, sprite)
  return sprite
}

/** The drawing's sprite; each key is rendered once. */
export function renderSprite(drawing: Drawing): Promise<Sprite> {
  const known = spritesByKey.get(drawing.key)
  if (known) return known
  const pending = loadOrRender(drawing)
  spritesByKey.set(drawing.key, pending)
  return pending
}

/** An upright sprite; x, y is the middle of its lower edge. */
export function placeUpright(sprite: Sprite, x: number, y: number, height: number): string {
  const scale = height / sprite.height
  return `<use href="#s-${sprite.key}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)} ${scale.toFixed(4)}) translate(${-sprite.width / 2} ${-sprite.height})"/>`
}

/** A sprite lying on a surface; x, y is its centre, `size` its longer side, `squash` the vertical foreshortening. */
export function placeFlat(
  sprite: Sprite,
  x: number,
  y: number,
  size: number,
  rotation = 0,
  squash = 1,
): string {
  const scale = size / Math.max(sprite.width, sprite.height)
  return `<use href="#s-${sprite.key}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${squash}) rotate(${rotation.toFixed(1)}) scale(${scale.toFixed(4)}) translate(${-sprite.width / 2} ${-sprite.height / 2})"/>`
}

function rendered(key: string): Sprite {
  const sprite = renderedSprites.get(key)
  if (!sprite) throw new Error(`Sprite ${key} is not rendered yet: call renderSprite, or add it to "parts"`)
  return sprite
}

/** A complete SVG file: the body with every gradient, filter and sprite that it refers to. */
export function svgDocument(body: string, width: number, height: number, zoom = 1): string {
  const content = body.replace(
    /<use data-part="([^|"]+)\|([^|"]+)\|([^|"]+)\|([^"]+)"\/>/g,
    (_, key: string, x: string, y: string, size: string) => {
      const half = Number(size) / 2
      return placeFlat(rendered(key), Number(x) + half, Number(y) + half, Number(size))
    },
  )
  const images = [...new Set(content.match(/(?<=href="#s-)[^"]+/g))].sort().map((key) => {
    const { width, height, dataUri } = rendered(key)
    return `<image id="s-${key}" width="${width}" height="${height}" href="${dataUri}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * zoom}" height="${height * zoom}" viewBox="0 0 ${width} ${height}"><defs>${definitions(content)}${images.join('')}</defs>${content}</svg>`
}

/**
 * The body as an image at a quarter of the resolution, for walls, light and wide shadows: they have no detail, and
 * blurs over a whole scene take seconds.
 */
export async function lowResolutionLayer(body: string, width: number, height: number): Promise<string> {
  const image = await sharp(Buffer.from(svgDocument(body, width, height)), { density: 18 })
    .png()
    .toBuffer()
  return `<image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${image.toString('base64')}"/>`
}
