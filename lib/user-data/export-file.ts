import { type UserDataValues, userDataValues } from '@/lib/user-data/user-data'
import type { StoredData } from '@/lib/user-data/stored-data'

/** The file that holds a visitor's own data. */

const APP = 'tasty'
const VERSION = 1

/** The largest file that is read, in bytes: as much as a browser's storage takes. */
export const MAX_BYTES = 5 * 1024 * 1024

/** Why a file is not taken. */
export type FileProblem = 'tooLarge' | 'unreadable' | 'notJson' | 'notOurs' | 'newer'

/** The file of own data; its name tells the day. */
export function createExportFile(texts: StoredData, now: Date) {
  // Sweden writes a date as ISO does, and this one is the visitor's, not Greenwich's.
  const day = new Intl.DateTimeFormat('sv').format(now)
  const content = { app: APP, version: VERSION, exportedAt: now.toISOString(), data: userDataValues(texts) }
  return { name: `${APP}-${day}.json`, text: `${JSON.stringify(content, null, 2)}\n` }
}

/** Has the browser save own data as a file. */
export function downloadExportFile(texts: StoredData) {
  const { name, text } = createExportFile(texts, new Date())
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Not at once: Safari has not begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** What a chosen file holds, or why it is not taken. Nothing is known of its entries yet: `mergeOwn` looks at these. */
export async function readExportFile(
  file: Blob,
): Promise<{ values: UserDataValues } | { problem: FileProblem }> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' }
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { problem: 'unreadable' } : parseExportFile(text)
}

/** The same for the text of a file. */
export function parseExportFile(text: string): { values: UserDataValues } | { problem: FileProblem } {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'notJson' }
  }
  if (!isRecord(content) || content.app !== APP || !isRecord(content.data)) return { problem: 'notOurs' }
  if (typeof content.version !== 'number' || !(content.version >= 1)) return { problem: 'notOurs' }
  return content.version > VERSION ? { problem: 'newer' } : { values: content.data }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
