import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cacheDirectory, publicDirectory } from './paths'

/** An entry of `pictures.json`: two srcset texts and, for an opaque picture, a tiny blurred placeholder. */
export type Picture = {
  avif: string
  webp: string
  blur?: string
}

/** One file of a picture. */
export type Variant = {
  /** Relative to `public/`. */
  file: string
  width: number
  format: 'avif' | 'webp' | 'png' | 'jpeg'
  quality: number
  /** Quality of the alpha channel in WebP, 0 to 100. */
  alphaQuality?: number
  /** The quality is lowered until the file is at most as large. */
  maxBytes?: number
}

/** What the cache knows of a picture that was written before. */
type Stamp = {
  hash: string
  blur: string
}

const stampFile = (id: string) => join(cacheDirectory, 'stamps', `${id.replaceAll('/', '-')}.json`)

const hashOf = (source: string | Buffer, settings: string) =>
  createHash('sha1').update(source).update(settings).digest('hex')

function encode(image: Sharp, { format, quality, alphaQuality = 80 }: Variant): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
    case 'webp':
      return image.webp({ quality, alphaQuality, effort: 5, smartSubsample: true })
    case 'png':
      return image.png({ compressionLevel: 9, palette: true, quality: 92, effort: 8 })
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true })
  }
}

async function encodeWithin(rendered: Buffer, variant: Variant): Promise<Buffer> {
  const data = await encode(sharp(rendered).resize(variant.width), variant).toBuffer()
  return data.length <= (variant.maxBytes ?? Infinity) || variant.quality <= 40
    ? data
    : encodeWithin(rendered, { ...variant, quality: variant.quality - 4 })
}

/**
 * Renders an SVG at `zoom`, or takes an encoded picture, and writes the variants, unless neither has changed since they
 * were written. Returns the blurred placeholder as a data URI.
 */
export async function writeVariants(
  id: string,
  source: string | Buffer,
  variants: readonly Variant[],
  zoom = 1,
): Promise<string> {
  const hash = hashOf(source, JSON.stringify(variants))
  const stamp = await readFile(stampFile(id), 'utf8').then(
    (text) => JSON.parse(text) as Stamp,
    () => undefined,
  )
  if (stamp?.hash === hash && variants.every(({ file }) => existsSync(join(publicDirectory, file))))
    return stamp.blur
  const image =
    typeof source === 'string' ? sharp(Buffer.from(source), { density: 72 * zoom }) : sharp(source)
  const rendered = await image.png({ compressionLevel: 1 }).toBuffer()
  for (const variant of variants) {
    const path = join(publicDirectory, variant.file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await encodeWithin(rendered, variant))
  }
  const tiny = await sharp(rendered)
    .resize(12)
    .webp({ quality: 30, alphaQuality: 20, effort: 6, smartSubsample: true })
    .toBuffer()
  const blur = `data:image/webp;base64,${tiny.toString('base64')}`
  await mkdir(dirname(stampFile(id)), { recursive: true })
  await writeFile(stampFile(id), JSON.stringify({ hash, blur } satisfies Stamp))
  return blur
}

const variant = (file: string, width: number, format: Variant['format'], quality: number): Variant => ({
  file,
  width,
  format,
  quality,
})

/** The srcset text of the variants in one format. */
export const srcset = (variants: readonly Variant[], format: Variant['format']) =>
  variants
    .filter((variant) => variant.format === format)
    .map(({ file, width }) => `${file} ${width}w`)
    .join(', ')

/**
 * Writes a front, which is shown from the size of a phone's card up to that of a recipe's page. Browsers without AVIF
 * get at most the width of a card.
 */
export async function writeFront(id: string, picture: Buffer): Promise<Picture> {
  const base = `images/${id}`
  const variants = [
    variant(`${base}-320.avif`, 320, 'avif', 47),
    variant(`${base}-640.avif`, 640, 'avif', 47),
    variant(`${base}-960.avif`, 960, 'avif', 47),
    variant(`${base}-320.webp`, 320, 'webp', 74),
    variant(`${base}.webp`, 640, 'webp', 72),
  ]
  return {
    avif: srcset(variants, 'avif'),
    webp: srcset(variants, 'webp'),
    blur: await writeVariants(id, picture, variants),
  }
}

/** Writes a picture of a card's back: AVIF, and a larger WebP for other browsers and for high-density screens. */
export async function writeBack(id: string, picture: Buffer): Promise<void> {
  const variants = [
    variant(`images/${id}-320.avif`, 320, 'avif', 50),
    { ...variant(`images/${id}.webp`, 640, 'webp', 66), maxBytes: 60_000 },
  ]
  await writeVariants(id, picture, variants)
}

/** Writes a product. It has no placeholder, which would stay visible through its transparent background. */
export async function writeProduct(id: string, svg: string): Promise<Picture> {
  const base = `images/products/${id}`
  const variants = [
    variant(`${base}-160.avif`, 160, 'avif', 55),
    variant(`${base}-320.avif`, 320, 'avif', 52),
    variant(`${base}.webp`, 320, 'webp', 74),
  ]
  await writeVariants(`products/${id}`, svg, variants)
  return { avif: srcset(variants, 'avif'), webp: srcset(variants, 'webp') }
}

/** Writes a product's pieces for the films: one WebP, which every browser that plays them shows. */
export async function writePieces(name: string, svg: string): Promise<void> {
  const file = `images/products/${name}.webp`
  await writeVariants(`products/${name}`, svg, [variant(file, 160, 'webp', 66)])
}
