import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Everything listens here; the browser is given `localhost`, which reaches it (Firebase needs one site for all). */
export const HOST = '127.0.0.1'

/**
 * The ports of a command by the variable that changes each. Throws an Error whose sentence names the variable when one
 * is malformed, used twice or busy, before anything is started.
 */
export async function takePorts<Name extends string>(
  defaults: Record<Name, number>,
): Promise<Record<Name, number>> {
  const ports = { ...defaults }
  const names = Object.keys(defaults) as Name[]
  for (const name of names) ports[name] = read(name) ?? defaults[name]
  for (const [index, name] of names.entries()) {
    const twin = names.slice(index + 1).find((other) => ports[other] === ports[name])
    if (twin) throw new Error(`${name} and ${twin} are both ${ports[name]}: each needs a port of its own.`)
  }
  for (const name of names) {
    // Where a stranger has taken ::1 only, the browser's localhost would reach the stranger.
    for (const host of [HOST, '::1']) {
      // Another code says nothing against the port: there may be no IPv6.
      const problem = portProblem(await refusal(ports[name], host), ports[name], name)
      if (problem) throw problem
    }
  }
  return ports
}

/** An Error about a port that was refused with this code; its sentence names the variable to change. */
export function portProblem(code: string | undefined, port: number, name: string) {
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is busy: stop what uses it, or set ${name} to another one.`)
  if (code === 'EACCES')
    return new Error(`Port ${port} is not for ordinary users: set ${name} to one above 1023.`)
  return undefined
}

/** A port that nobody uses just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function read(name: string) {
  const text = process.env[name]?.trim()
  if (!text) return undefined
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65535) throw new Error(`${name}: "${text}" is not a port number from 1 to 65535.`)
  return port
}

function refusal(port: number, host: string) {
  return new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
