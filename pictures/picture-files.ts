import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cacheDirectory, publicDirectory } from './paths'

/** A picture's files as the site needs them: two source sets, and for a filled one a tiny blurred stand-in. */
export interface Picture {
  avif: string
  webp: string
  blur?: string
}

/** A file to be made of a scene. */
export interface Variant {
  file: string
  width: number
  format: 'avif' | 'webp' | 'png' | 'jpeg'
  quality: number
  /** Quality of the transparency, of 100. */
  alpha?: number
}

const stampOf = (id: string) => join(cacheDirectory, 'stamps', `${id.replaceAll('/', '-')}.json`)

interface Stamp {
  hash: string
  blur: string
}

const encode = (image: Sharp, { format, quality, alpha = 80 }: Variant): Sharp =>
  format === 'avif'
    ? image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
    : format === 'webp'
      ? image.webp({ quality, alphaQuality: alpha, effort: 5, smartSubsample: true })
      : format === 'png'
        ? image.png({ compressionLevel: 9, palette: true, quality: 92, effort: 8 })
        : image.jpeg({ quality, mozjpeg: true })

const sha = (text: string) => createHash('sha1').update(text).digest('hex')

/** Writes a scene's variants, unless it and they are as they were; returns the blurred stand-in. */
export async function write(
  id: string,
  svg: string,
  variants: readonly Variant[],
  zoom = 1,
): Promise<string> {
  const hash = sha(svg + JSON.stringify(variants))
  const known = await readFile(stampOf(id), 'utf8').then(
    (text) => JSON.parse(text) as Stamp,
    () => undefined,
  )
  if (known?.hash === hash && variants.every(({ file }) => existsSync(join(publicDirectory, file))))
    return known.blur
  const drawn = await sharp(Buffer.from(svg), { density: 72 * zoom })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const variant of variants) {
    const path = join(publicDirectory, variant.file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await encode(sharp(drawn).resize(variant.width), variant).toBuffer())
  }
  const tiny = await sharp(drawn)
    .resize(12)
    .webp({ quality: 30, alphaQuality: 20, effort: 6, smartSubsample: true })
    .toBuffer()
  const blur = `data:image/webp;base64,${tiny.toString('base64')}`
  await mkdir(dirname(stampOf(id)), { recursive: true })
  await writeFile(stampOf(id), JSON.stringify({ hash, blur } satisfies Stamp))
  return blur
}

const at = (file: string, width: number, format: Variant['format'], quality: number): Variant => ({
  file,
  width,
  format,
  quality,
})
const set = (variants: readonly Variant[], format: Variant['format']) =>
  variants
    .filter((variant) => variant.format === format)
    .map(({ file, width }) => `${file} ${width}w`)
    .join(', ')

/** A front picture, from a phone's card to a recipe's page; browsers without AVIF get no more than a card's width. */
export async function writeFront(id: string, svg: string): Promise<Picture> {
  const base = `images/${id}`
  const variants = [
    at(`${base}-320.avif`, 320, 'avif', 52),
    at(`${base}-640.avif`, 640, 'avif', 52),
    at(`${base}-960.avif`, 960, 'avif', 52),
    at(`${base}-320.webp`, 320, 'webp', 74),
    at(`${base}.webp`, 640, 'webp', 72),
  ]
  return {
    avif: set(variants, 'avif'),
    webp: set(variants, 'webp'),
    blur: await write(id, svg, variants, 0.75),
  }
}

/** A picture on a card's back: one size for modern browsers, one for the others and for sharper screens. */
export async function writeBack(id: string, svg: string): Promise<void> {
  await write(
    id,
    svg,
    [at(`images/${id}-320.avif`, 320, 'avif', 50), at(`images/${id}.webp`, 640, 'webp', 66)],
    0.5,
  )
}

/** A product on a transparent ground, through which a stand-in would go on showing. */
export async function writeProduct(id: string, svg: string): Promise<Picture> {
  const base = `images/products/${id}`
  const variants = [
    at(`${base}-160.avif`, 160, 'avif', 55),
    at(`${base}-320.avif`, 320, 'avif', 52),
    at(`${base}.webp`, 320, 'webp', 74),
  ]
  await write(`products/${id}`, svg, variants)
  return { avif: set(variants, 'avif'), webp: set(variants, 'webp') }
}
