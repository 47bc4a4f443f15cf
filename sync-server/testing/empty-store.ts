import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '../database'
import type { Database } from '../database-types'

/** Empty embedded stores: copies of one that is kept, since PGlite takes seconds to make one. */

const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const { version } = createRequire(pglite)('../package.json') as { version: string }
const cache = resolve('node_modules/.cache/tasty')
const kept = join(cache, `pglite-${version}`)

/** Arguments of Node that let a server with an embedded store start faster: PGlite is compiled, but not optimised. */
export const quickStart = ['--liftoff-only']

/** Makes the store of a sync server in its folder. The server adds the tables. */
export async function makeStore(folder: string) {
  if (!existsSync(kept)) await keepStore()
  cpSync(kept, join(folder, 'pglite'), { recursive: true })
}

async function keepStore() {
  const { PGlite } = await import('@electric-sql/pglite')
  mkdirSync(cache, { recursive: true })
  const made = mkdtempSync(`${kept}-`)
  await (await PGlite.create(made)).close()
  try {
    renameSync(made, kept)
  } catch {
    // Another test file was faster.
    rmSync(made, { recursive: true })
  }
}

/** A new store with its tables. Its folder is removed when it is closed. */
export async function openEmptyStore(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'tasty-store-'))
  await makeStore(folder)
  const database = await openDatabase({ folder })
  const close = async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  }
  return { ...database, close }
}
