import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { docsDirectory, publicDirectory } from './paths'

/** One sheet of pictures, so that all can be looked at together; returns nothing, writes docs/pictures-{name}.webp. */
export async function contactSheet(
  name: string,
  files: readonly string[],
  columns: number,
  width: number,
  height: number,
): Promise<void> {
  const shown = files.map((file) => join(publicDirectory, file)).filter((file) => existsSync(file))
  if (!shown.length) return
  const gap = 6
  const cells = []
  for (const [i, file] of shown.entries()) {
    const input = await sharp(file)
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
      height: Math.ceil(shown.length / columns) * (height + gap) + gap,
      channels: 3,
      background: '#fff7ea',
    },
  })
    .composite(cells)
    .webp({ quality: 58, effort: 5 })
    .toFile(join(docsDirectory, `pictures-${name}.webp`))
}
