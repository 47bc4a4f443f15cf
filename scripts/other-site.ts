import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the Error for an address at which another site than that of `folder` responds; its message names the port and the
 * `variable` that sets it. The service worker tells sites apart: it lists the files of its build by their content.
 */
export async function otherSite(url: string, folder: string, variable: string) {
  const response = await fetch(new URL('sw.js', url))
  const worker = join(folder, 'sw.js')
  if (existsSync(worker) && (await response.text()) === readFileSync(worker, 'utf8')) return undefined
  const { port } = new URL(url)
  return new Error(
    `Port ${port} serves another site than ${folder}: stop the program that uses it, or set ${variable} to another port.`,
  )
}
