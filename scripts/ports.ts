import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Every server listens here. The browser uses `localhost`: Firebase needs the page and the emulator on one site. */
export const HOST = '127.0.0.1'

/** The ports of a command, by the environment variable that sets each. Throws an Error that names a malformed one. */
export function readPorts<Name extends string>(defaults: Record<Name, number>): Record<Name, number> {
  const ports = { ...defaults }
  for (const name of Object.keys(defaults) as Name[]) ports[name] = readPort(name) ?? defaults[name]
  return ports
}

/**
 * The ports of a command, by the environment variable that sets each. Throws an Error that names the variable when a port
 * is malformed, used twice or busy.
 */
export async function takePorts<Name extends string>(
  defaults: Record<Name, number>,
): Promise<Record<Name, number>> {
  const ports = readPorts(defaults)
  const names = Object.keys(defaults) as Name[]
  for (const [index, name] of names.entries()) {
    const duplicate = names.slice(index + 1).find((other) => ports[other] === ports[name])
    if (duplicate)
      throw new Error(`${name} and ${duplicate} are both ${ports[name]}: set one of them to another port.`)
  }
  for (const name of names) {
    // With only ::1 taken by another program, the browser's localhost would reach that program.
    for (const host of [HOST, '::1']) {
      // Other codes do not concern the port: IPv6 may be unavailable.
      const problem = portProblem(await listenError(ports[name], host), ports[name], name)
      if (problem) throw problem
    }
  }
  return ports
}

/** The Error for a port on which listening failed with this code; its message names the variable to change. */
export function portProblem(code: string | undefined, port: number, name: string) {
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is busy: stop the program that uses it, or set ${name} to another port.`)
  if (code === 'EACCES')
    return new Error(`Port ${port} needs administrator rights: set ${name} to a port above 1023.`)
  return undefined
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function readPort(name: string) {
  const text = process.env[name]?.trim()
  if (!text) return undefined
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65535) throw new Error(`${name}: "${text}" is not a port number from 1 to 65535.`)
  return port
}

/** The code of the error with which listening fails; undefined when it succeeds. */
function listenError(port: number, host: string) {
  return new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
