import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import e2e from './e2e'

const FOLDER = 'e2e/visual'

/**
 * `npm run e2e:visual -- [arguments of playwright test]`: only the comparison with the pictures in e2e/visual.
 * `--update-snapshots` renews those of this browser.
 */
export default async function visual(args: string[]) {
  const since = Date.now()
  const code = await e2e(['--project=visual', ...args])
  await compressPictures(since)
  return code
}

/**
 * Compresses the pictures that were written since then. 256 colours are enough for a flat design: a third of the bytes, and no
 * difference that the comparison detects.
 */
async function compressPictures(since: number) {
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const path = join(FOLDER, name)
    if (!name.endsWith('.png') || statSync(path).mtimeMs < since) continue
    const picture = readFileSync(path)
    const compressed = await sharp(picture).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer()
    if (compressed.length < picture.length) writeFileSync(path, compressed)
  }
}
