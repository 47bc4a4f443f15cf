import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Recipe } from './catalogue'
import { categoryCards } from './category-cards'
import { docsDirectory, publicDirectory } from './paths'
import { sitePictureFiles } from './site/site-pictures'

/** Writes `docs/pictures-<name>.webp`: the files side by side in cells of the given size. Missing files are left out. */
async function writeContactSheet(
  name: string,
  files: readonly string[],
  columns: number,
  width: number,
  height: number,
): Promise<void> {
  const paths = files.map((file) => join(publicDirectory, file)).filter((path) => existsSync(path))
  if (!paths.length) return
  const gap = 6
  const cells = []
  for (const [i, path] of paths.entries()) {
    const input = await sharp(path)
      .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    cells.push({
      input,
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })
  }
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: Math.ceil(paths.length / columns) * (height + gap) + gap,
      channels: 3,
      background: '#fff7ea',
    },
  })
    .composite(cells)
    .webp({ quality: 58, effort: 5 })
    .toFile(join(docsDirectory, `pictures-${name}.webp`))
}

const frontFile = (id: string) => `images/${id}.webp`
const backFiles = (id: string, count: number) =>
  Array.from({ length: count }, (_, i) => `images/${id}-back-${i + 1}.webp`)

/** Writes the contact sheets of all pictures, for a look at the whole set. */
export async function writeContactSheets(
  recipes: readonly Recipe[],
  productIds: readonly string[],
): Promise<void> {
  const cards = categoryCards.flatMap(({ id }) => [frontFile(id), ...backFiles(id, 3)])
  const fronts = recipes.map(({ id }) => frontFile(id))
  const backs = recipes.flatMap(({ id }) => backFiles(id, 3))
  const productFiles = productIds.map((id) => `images/products/${id}.webp`)
  await writeContactSheet('categories', [...cards, ...sitePictureFiles], 8, 240, 180)
  await writeContactSheet('recipes', fronts, 10, 240, 180)
  await writeContactSheet('recipe-backs', backs, 18, 144, 108)
  await writeContactSheet('products', productFiles, 24, 88, 88)
}
