import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, HOST } from './ports'

/** The command that runs Google's Auth emulator on a port. It needs neither a network nor Java; `cwd` is a new folder. */
export async function authEmulator({ project, port }: { project: string; port: number }) {
  // For its configuration, its log and its list of running emulators: two runs at a time must not share them.
  const cwd = mkdtempSync(join(tmpdir(), 'tasty-auth-'))
  const emulators = {
    auth: { host: HOST, port },
    hub: { host: HOST, port: await freePort() },
    logging: { host: HOST, port: await freePort() },
    ui: { enabled: false },
  }
  writeFileSync(join(cwd, 'firebase.json'), JSON.stringify({ emulators }))
  const firebase = resolve('node_modules/firebase-tools/lib/bin/firebase.js')
  const start = ['emulators:start', '--only', 'auth', '--project', project, '--non-interactive']
  return {
    command: [process.execPath, firebase, ...start],
    cwd,
    env: { TMPDIR: cwd, NO_UPDATE_NOTIFIER: '1' },
  }
}
