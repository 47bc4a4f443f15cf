import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cacheDirectory } from '../paths'
import { type Drawing } from './drawing'
import { definitions } from './paint'

/** A drawing as pixels, cut to its edges. */
export interface Sprite {
  key: string
  width: number
  height: number
  uri: string
}

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const drawn = new Map<string, Promise<Sprite>>()
const ready = new Map<string, Sprite>()

async function pixels(drawing: Drawing): Promise<Buffer> {
  if (drawing.svg !== undefined) {
    return sharp(Buffer.from(document(drawing.svg, 256, 256, 2)))
      .png({ compressionLevel: 2 })
      .toBuffer()
  }
  const source = sharp(await readFile(join(assets, `${drawing.emoji}.webp`)))
  const { hue, saturation = 1, brightness = 1 } = drawing
  return source
    .modulate({ saturation, brightness, ...(hue ? { hue } : {}) })
    .png({ compressionLevel: 2 })
    .toBuffer()
}

async function trimmed(drawing: Drawing): Promise<Buffer> {
  const image = sharp(await pixels(drawing))
  const turned = drawing.turn ? image.rotate(drawing.turn, { background: clear }) : image
  return sharp(await turned.png({ compressionLevel: 2 }).toBuffer())
    .trim({ background: clear, threshold: 12 })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** From the cache if it was drawn so before: a drawing of filters takes a third of a second. */
async function draw(drawing: Drawing): Promise<Sprite> {
  for (const part of drawing.parts ?? []) await sprite(part)
  const whole = drawing.svg === undefined ? JSON.stringify(drawing) : document(drawing.svg, 256, 256, 2)
  const file = join(cacheDirectory, `${createHash('sha1').update(whole).digest('hex')}.png`)
  const data = await readFile(file).catch(async () => {
    const made = await trimmed(drawing)
    await mkdir(cacheDirectory, { recursive: true })
    await writeFile(file, made)
    return made
  })
  const { width, height } = await sharp(data).metadata()
  const made = { key: drawing.key, width, height, uri: `data:image/png;base64,${data.toString('base64')}` }
  ready.set(drawing.key, made)
  return made
}

/** The pixels of a drawing, made once. */
export function sprite(drawing: Drawing): Promise<Sprite> {
  const known = drawn.get(drawing.key)
  if (known) return known
  const making = draw(drawing)
  drawn.set(drawing.key, making)
  return making
}

/** Shows a drawing, already made, inside another SVG; x and y are the middle of its lower edge. */
export function stand(thing: Sprite, x: number, y: number, height: number, turn = 0, flip = false): string {
  const scale = height / thing.height
  const spin = turn ? `rotate(${turn.toFixed(1)} 0 ${(-height / 2).toFixed(1)}) ` : ''
  return `<use href="#s-${thing.key}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) ${spin}scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(${-thing.width / 2} ${-thing.height})"/>`
}

/** The same by its middle, by its longer side, squashed to lie on a surface seen at an angle. */
export function lay(thing: Sprite, x: number, y: number, size: number, turn = 0, squash = 1): string {
  const scale = size / Math.max(thing.width, thing.height)
  return `<use href="#s-${thing.key}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${squash}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(4)}) translate(${-thing.width / 2} ${-thing.height / 2})"/>`
}

/** A whole SVG document: the body with every paint, filter and sprite it names. */
export function document(body: string, width: number, height: number, zoom = 1): string {
  const full = body.replace(
    /data-part="([^|"]+)\|([^|"]+)\|([^|"]+)\|([^"]+)"\/>/g,
    (_, key: string, x, y, size) => {
      const part = ready.get(key)
      if (!part) throw new Error(`Part ${key} was not drawn`)
      const [cx, cy, s] = [Number(x) + Number(size) / 2, Number(y) + Number(size) / 2, Number(size)]
      return `>${lay(part, cx, cy, s)}</g>`
    },
  )
  const images = [...new Set(full.match(/(?<=href="#s-)[^"]+/g))].sort().map((key) => {
    const image = ready.get(key)
    if (!image) throw new Error(`Sprite ${key} was not drawn`)
    return `<image id="s-${key}" width="${image.width}" height="${image.height}" href="${image.uri}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * zoom}" height="${height * zoom}" viewBox="0 0 ${width} ${height}"><defs>${definitions(full)}${images.join('')}</defs>${full}</svg>`
}

/** Soft things (light, walls, wide shadows) painted small and spread out: blurs over a whole scene cost seconds. */
export async function softly(body: string, width: number, height: number): Promise<string> {
  const small = await sharp(Buffer.from(document(body, width, height)), { density: 18 })
    .png()
    .toBuffer()
  return `<image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${small.toString('base64')}"/>`
}
