import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What no build reads, or writes anew itself: the folders, too, which it removes first. */
export const notRead = /^public[\\/](api|video)([\\/]|$)|\.test\.tsx?$/

/** When the last of these files and folders was changed, in milliseconds. Paths that match `ignored` do not count. */
export function lastChange(paths: string[], ignored: RegExp): number {
  const files = paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found?.isDirectory()) return found ? [path] : []
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
  })
  // A folder counts too: it changes when a file is removed from it.
  return Math.max(0, ...files.flatMap((file) => (ignored.test(file) ? [] : statSync(file).mtimeMs)))
}
