import { gunzipSync, unzipSync } from 'fflate'

import { decodeName } from '@/lib/recipe-import/decode-name'
import { decodeText } from '@/lib/recipe-import/decode-text'
import { ArchiveError, type ImportProblem } from '@/lib/recipe-import/import-problem'

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

/** An entry that cannot be read, with its path. */
type Unread = { name: string; problem: ImportProblem }

/**
 * The texts of an archive, with the photos beside them, and what of it cannot be read. Throws `ArchiveError`, and other
 * errors for a file that is no archive.
 */
export function readArchive(bytes: Uint8Array): (ArchivedText | Unread)[] {
  const budget = { bytes: MAX_ALL, files: MAX_FILES, photos: MAX_PHOTOS }
  if (bytes[0] === 0x1f) return [gunzip('.paprikarecipe', bytes, budget)]
  return readZip(bytes, budget, '')
}

type Budget = { bytes: number; files: number; photos: number }

/** `path` is that of a zip in a zip. */
function readZip(bytes: Uint8Array, budget: Budget, path: string): (ArchivedText | Unread)[] {
  if (isEncrypted(bytes)) throw new ArchiveError('encrypted')
  const photos = new Map<string, Blob | 'missing'>()
  const large: Unread[] = []
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (PHOTOS.test(name)) {
        const isSmall = originalSize <= Math.min(MAX_FILE, budget.photos)
        if (isSmall) budget.photos -= originalSize
        else photos.set(folderOf(name), 'missing')
        return isSmall
      }
      const isWanted = TEXTS.test(name) || GZIPPED.test(name) || (!path && ARCHIVES.test(name))
      if (!isWanted || name.startsWith('__MACOSX/')) return false
      if (originalSize > MAX_FILE) large.push({ name: path + decodeName(name), problem: 'tooLarge' })
      else spend(budget, originalSize)
      return originalSize <= MAX_FILE
    },
  })
  const counts = new Map<string, number>()
  for (const [name, content] of Object.entries(entries)) {
    const folder = folderOf(name)
    if (PHOTOS.test(name)) photos.set(folder, new Blob([content as Uint8Array<ArrayBuffer>]))
    else counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const read = Object.entries(entries).flatMap(([entry, content]) => {
    if (PHOTOS.test(entry)) return []
    const name = path + decodeName(entry)
    try {
      if (ARCHIVES.test(entry)) return readZip(content, budget, `${name}/`)
      if (GZIPPED.test(entry)) return gunzip(name, content, budget)
    } catch (error) {
      const problem = error instanceof ArchiveError ? error.problem : 'unreadable'
      if (problem === 'tooLarge') throw error
      return { name, problem }
    }
    const photo = counts.get(folderOf(entry)) === 1 ? photos.get(folderOf(entry)) : undefined
    return { name, text: decodeText(content), ...(photo && { photo }) }
  })
  return [...read, ...large]
}

const END_OF_DIRECTORY = 0x06054b50
const END_SIZE = 22
const MAX_COMMENT = 0xffff
const DIRECTORY_ENTRY = 0x02014b50
const ENTRY_SIZE = 46

/** Whether an entry in the directory at the end of a zip has the flag for encryption. */
function isEncrypted(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const latest = bytes.length - END_SIZE
  let end = latest
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) {
    if (end === latest - MAX_COMMENT) return false
    end -= 1
  }
  if (end < 0) return false
  let at = view.getUint32(end + 16, true)
  while (at + ENTRY_SIZE <= end && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    if (view.getUint16(at + 8, true) & 1) return true
    at +=
      ENTRY_SIZE +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true)
  }
  return false
}

/** The folder of a file; Mealie has photos in one of their own within it. */
const folderOf = (name: string) => name.replace(/(?:(?<=^|\/)images\/)?[^/]*$/, '')

/** Deflate packs no better. */
const MAX_RATIO = 1032

/** The last four bytes of a gzip file are the size of its content, which `gunzipSync` does not exceed. */
function gunzip(name: string, content: Uint8Array, budget: Budget): ArchivedText | Unread {
  const size = new DataView(content.buffer, content.byteOffset).getUint32(content.byteLength - 4, true)
  if (size > content.byteLength * MAX_RATIO) return { name, problem: 'unreadable' }
  if (size > MAX_FILE) return { name, problem: 'tooLarge' }
  spend(budget, size)
  return { name, text: decodeText(gunzipSync(content)) }
}

function spend(budget: Budget, size: number) {
  budget.bytes -= size
  budget.files -= 1
  if (budget.bytes < 0 || budget.files < 0) throw new ArchiveError('tooLarge')
}
