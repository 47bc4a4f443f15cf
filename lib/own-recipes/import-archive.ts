import { gunzipSync, strFromU8, unzipSync } from 'fflate'

/**
 * Texts in archives: the zip files of Tandoor (zips in a zip), Mealie and Nextcloud Cookbook, and Paprika's, whose files are
 * gzip, as is a single one. Sizes are bounded, so that a small file cannot fill the memory.
 */

const MAX_FILE = 10 * 1024 * 1024
const MAX_ALL = 100 * 1024 * 1024
const MAX_FILES = 5000
const TEXTS = /\.(?:json|cook|html?|txt)$/i
const ARCHIVES = /\.zip$/i
const GZIPPED = /\.paprikarecipe$/i

type ArchivedText = { name: string; text: string }

/** Thrown for an archive that would be larger than what is read. */
export class ArchiveTooLarge extends Error {}

/** The texts of an archive. Throws `ArchiveTooLarge`, and other errors for what is no archive. */
export function readArchive(bytes: Uint8Array): ArchivedText[] {
  const budget = { bytes: MAX_ALL, files: MAX_FILES }
  if (bytes[0] === 0x1f) return [{ name: '.paprikarecipe', text: strFromU8(gunzip(bytes, budget)) }]
  return readZip(bytes, budget, 0)
}

type Budget = { bytes: number; files: number }

function readZip(bytes: Uint8Array, budget: Budget, depth: number): ArchivedText[] {
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isWanted = TEXTS.test(name) || GZIPPED.test(name) || (depth === 0 && ARCHIVES.test(name))
      if (isWanted && !name.startsWith('__MACOSX/')) return take(budget, originalSize)
      return false
    },
  })
  return Object.entries(entries).flatMap(([name, content]) => {
    if (ARCHIVES.test(name)) return readZip(content, budget, depth + 1)
    return { name, text: strFromU8(GZIPPED.test(name) ? gunzip(content, budget) : content) }
  })
}

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
