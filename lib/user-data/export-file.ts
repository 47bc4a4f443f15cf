import { download } from '@/lib/browser/download'
import { type UserDataValues, userDataValues } from '@/lib/user-data/user-data'
import { isObject } from '@/lib/storage/shapes'
import type { StoredData } from '@/lib/user-data/stored-data'

/** The export file of the user data. */

const APP = 'tasty'
const VERSION = 1

/** The largest file to be read, in bytes: the capacity of a browser's storage. */
export const MAX_BYTES = 5 * 1024 * 1024

/** Why a file is rejected. */
export type FileProblem = 'tooLarge' | 'unreadable' | 'notJson' | 'notOurs' | 'newer'

/** The name (with the date) and the text of an export file. */
export function createExportFile(data: StoredData, now: Date) {
  // The Swedish locale formats a date as ISO does, but in the visitor's time zone.
  const day = new Intl.DateTimeFormat('sv').format(now)
  const content = { app: APP, version: VERSION, exportedAt: now.toISOString(), data: userDataValues(data) }
  return { name: `${APP}-${day}.json`, text: `${JSON.stringify(content, null, 2)}\n` }
}

/** Downloads the export file. */
export function downloadExportFile(data: StoredData) {
  download({ ...createExportFile(data, new Date()), type: 'application/json' })
}

type ReadResult = { values: UserDataValues } | { problem: FileProblem }

/** Reads a chosen file. The values are not validated yet: `mergeUserData` does that. */
export async function readExportFile(file: Blob): Promise<ReadResult> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' }
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { problem: 'unreadable' } : parseExportFile(text)
}

/** Parses the text of an export file. */
export function parseExportFile(text: string): ReadResult {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'notJson' }
  }
  if (!isObject(content) || content.app !== APP || !isObject(content.data)) return { problem: 'notOurs' }
  if (typeof content.version !== 'number' || !(content.version >= 1)) return { problem: 'notOurs' }
  return content.version > VERSION ? { problem: 'newer' } : { values: content.data }
}
