import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { Emulator } from '../../e2e/emulator'
import { authEmulator } from '../../scripts/auth-emulator'
import { demoProject } from '../../scripts/demo-project'
import { freePort } from '../../scripts/ports'
import { outputOf, stop as endProcess } from './stores'

/** Google's Auth emulator: that of the environment, else one that is started for one test file. */
export async function startAuthEmulator() {
  if (process.env.TEST_AUTH_EMULATOR) return at(process.env.TEST_AUTH_EMULATOR, async () => {})
  const port = await freePort()
  const {
    command: [program = '', ...options],
    cwd,
    env,
  } = await authEmulator({ project: demoProject.id, port })
  const child = spawn(program, options, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await outputOf(child, child.stdout, 'All emulators ready')
  return at(`http://127.0.0.1:${port}`, async () => {
    await endProcess(child, 'SIGTERM')
    rmSync(cwd, { recursive: true, force: true })
  })
}

const at = (address: string, stop: () => Promise<void>) => ({
  url: `${address}/identitytoolkit.googleapis.com`,
  accounts: new Emulator(address),
  stop,
})

/** An HTTP server until the test ends; returns its address. */
export async function startHttp(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * In place of Identity Toolkit: what it answers when it is asked for these accounts. An answer that is a text is sent as it
 * is.
 */
export function startIdentity(answer: (userIds: string[]) => unknown) {
  return startHttp(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { localId } = JSON.parse(Buffer.concat(chunks).toString()) as { localId: string[] }
    const body = await answer(localId)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

/** Identity Toolkit's answer that these accounts exist, and no others of those asked for. */
export const found = (userIds: string[]) => ({
  kind: 'identitytoolkit#GetAccountInfoResponse',
  ...(userIds.length > 0 && { users: userIds.map((localId) => ({ localId })) }),
})
