import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a folder for this process: two processes with one embedded store would destroy it. Returns a function that gives it
 * back. Throws an Error while another process has it; the lock of a process that was killed is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server.pid')
  const owner = readOwner(file)
  if (owner !== undefined && owner !== process.pid && isRunning(owner))
    throw new Error(
      `The process ${owner} uses the folder ${folder}: stop it, or set SYNC_FOLDER to another one.`,
    )
  rmSync(file, { force: true })
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
  } catch (error) {
    throw new Error(`Another process has just taken the folder ${folder}.`, { cause: error })
  }
  return () => rmSync(file, { force: true })
}

function readOwner(file: string) {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
