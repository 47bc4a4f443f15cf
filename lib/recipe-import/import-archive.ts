import { gunzipSync, unzipSync } from 'fflate'

import { decodeText } from '@/lib/recipe-import/decode-text'
import { ArchiveTooLarge } from '@/lib/recipe-import/import-problem'

/**
 * Texts and photos in archives: the zip files of Tandoor (zips in a zip), Mealie and Nextcloud Cookbook, and Paprika's, whose
 * files are gzip, as is a single one. Sizes are bounded, so that a small file cannot fill the memory.
 */

const MAX_FILE = 10 * 1024 * 1024
const MAX_ALL = 100 * 1024 * 1024
const MAX_FILES = 5000
const MAX_PHOTOS = 50 * 1024 * 1024
const TEXTS = /\.(?:json|cook|html?|txt)$/i
const ARCHIVES = /\.zip$/i
const GZIPPED = /\.paprikarecipe$/i
/** The photo of a recipe as Nextcloud Cookbook, Mealie and Tandoor name it, not its smaller copies. */
const PHOTOS = /(?:^|\/)(?:full|original|image)\.(?:jpe?g|png|webp)$/i

/** `photo` is that of a recipe which is alone in its folder; 'missing' where it is too large. */
type ArchivedText = { name: string; text: string; photo?: Blob | 'missing' }

/**
 * The texts of an archive, with the photos beside them. Throws `ArchiveTooLarge`, and other errors for a file that is no
 * archive.
 */
export function readArchive(bytes: Uint8Array): ArchivedText[] {
  const budget = { bytes: MAX_ALL, files: MAX_FILES, photos: MAX_PHOTOS }
  if (bytes[0] === 0x1f) return [{ name: '.paprikarecipe', text: decodeText(gunzip(bytes, budget)) }]
  return readZip(bytes, budget, 0)
}

type Budget = { bytes: number; files: number; photos: number }

function readZip(bytes: Uint8Array, budget: Budget, depth: number): ArchivedText[] {
  const photos = new Map<string, Blob | 'missing'>()
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (PHOTOS.test(name)) {
        const isSmall = originalSize <= Math.min(MAX_FILE, budget.photos)
        if (isSmall) budget.photos -= originalSize
        else photos.set(folderOf(name), 'missing')
        return isSmall
      }
      const isWanted = TEXTS.test(name) || GZIPPED.test(name) || (depth === 0 && ARCHIVES.test(name))
      if (isWanted && !name.startsWith('__MACOSX/')) return take(budget, originalSize)
      return false
    },
  })
  const counts = new Map<string, number>()
  for (const [name, content] of Object.entries(entries)) {
    const folder = folderOf(name)
    if (PHOTOS.test(name)) photos.set(folder, new Blob([content as Uint8Array<ArrayBuffer>]))
    else counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return Object.entries(entries).flatMap(([name, content]) => {
    if (PHOTOS.test(name)) return []
    if (ARCHIVES.test(name)) return readZip(content, budget, depth + 1)
    const photo = counts.get(folderOf(name)) === 1 ? photos.get(folderOf(name)) : undefined
    return {
      name,
      text: decodeText(GZIPPED.test(name) ? gunzip(content, budget) : content),
      ...(photo && { photo }),
    }
  })
}

/** The folder of a file; Mealie has photos in one of their own within it. */
const folderOf = (name: string) => name.replace(/(?:(?<=^|\/)images\/)?[^/]*$/, '')

/** The last four bytes of a gzip file are the size of its content, which `gunzipSync` does not exceed. */
function gunzip(content: Uint8Array, budget: Budget) {
  const size = new DataView(content.buffer, content.byteOffset).getUint32(content.byteLength - 4, true)
  take(budget, size)
  return gunzipSync(content)
}

function take(budget: Budget, size: number) {
  budget.bytes -= size
  budget.files -= 1
  if (size > MAX_FILE || budget.bytes < 0 || budget.files < 0) throw new ArchiveTooLarge()
  return true
}
