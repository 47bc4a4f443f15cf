import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/**
 * When a file was first and last changed, as ISO dates: by the history of the repository. Without one, such as in a copy
 * of the files alone, both are the date of the file.
 */
export function datesOf(file: string): { published: string; modified: string } {
  const { stdout } = spawnSync('git', ['log', '--format=%cs', '--', file], { encoding: 'utf8' })
  const days = stdout?.trim().split('\n').filter(Boolean) ?? []
  const onDisk = statSync(file).mtime.toISOString().slice(0, 10)
  return { published: days.at(-1) ?? onDisk, modified: days[0] ?? onDisk }
}
