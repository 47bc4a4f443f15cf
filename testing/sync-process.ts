import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { demoProject } from '@/scripts/demo-project'
import { freePort } from '@/scripts/ports'
import { makeStore, quickStart } from '@/sync-server/testing/empty-store'

/** The real sync server, in a process of its own, with the unsigned tokens of the Auth emulator. */

export async function startSyncServer(): Promise<SyncProcess> {
  const server = new SyncProcess(await freePort())
  await makeStore(server.folder)
  await server.start()
  return server
}

/** A sync server with a store of its own, which a kill leaves as it is. */
export class SyncProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'tasty-sync-test-'))
  private child: ChildProcess | undefined

  constructor(readonly port: number) {}

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts the server, again on the same store; resolves once it listens. */
  async start() {
    const child = spawn(
      process.execPath,
      [...quickStart, '--import', 'tsx', resolve('sync-server/main.ts')],
      {
        env: {
          ...process.env,
          SYNC_PORT: `${this.port}`,
          SYNC_FOLDER: this.folder,
          FIREBASE_PROJECT_ID: demoProject.id,
          AUTH_EMULATOR: 'on',
          IDENTITY_TOOLKIT_URL: '',
          DATABASE_URL: '',
          REDIS_URL: '',
          ALLOWED_ORIGINS: '',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    this.child = child
    await new Promise<void>((ready, failed) => {
      child.once('exit', () => failed(new Error('The sync server did not start')))
      child.stdout.on('data', (text: Buffer) => {
        if (`${text}`.includes('Sync server ready')) ready()
      })
    })
  }

  /** Copies the store while the server is stopped; returns the function that brings the copy back. */
  async backUp() {
    const copy = `${this.folder}-copy`
    const replace = async (from: string, to: string) => {
      await this.end('SIGTERM')
      rmSync(to, { recursive: true, force: true })
      cpSync(from, to, { recursive: true })
      await this.start()
    }
    await replace(this.folder, copy)
    return async () => {
      await replace(copy, this.folder)
      rmSync(copy, { recursive: true })
    }
  }

  /** Ends the process without a warning. */
  kill() {
    return this.end('SIGKILL')
  }

  /** Ends the process and deletes its store. */
  async stop() {
    await this.end('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals) {
    const { child } = this
    this.child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await exited
  }
}
