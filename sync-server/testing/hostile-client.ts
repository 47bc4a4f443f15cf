import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding'
import { expect, vi } from 'vitest'
import { connect, newUser, openSocket, WAIT } from './clients'
import { tokenOf } from './tokens'

/** Silences the log, in which the server reports what it refuses. */
export function silenceLog() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
}

/** A message as the protocol of Hocuspocus has it, or almost. */
export function message(name: string, type: number, ...parts: (number | string | Uint8Array)[]) {
  const encoder = createEncoder()
  writeVarString(encoder, name)
  writeVarUint(encoder, type)
  for (const part of parts) {
    if (typeof part === 'number') writeVarUint(encoder, part)
    else if (typeof part === 'string') writeVarString(encoder, part)
    else writeVarUint8Array(encoder, part)
  }
  return toUint8Array(encoder)
}
export const [SYNC, PRESENCE, AUTH, BROADCAST] = [0, 1, 2, 6] as const
export const signIn = (name: string, token: string) => message(name, AUTH, 0, token)

/** A raw connection of a user that is signed in to a document. */
export async function openSignedIn(port: number, name: string, userId: string) {
  const opened = await openSocket(port)
  opened.socket.send(signIn(name, tokenOf(userId)))
  await vi.waitFor(() => expect(opened.received.length).toBeGreaterThan(0), WAIT)
  return opened
}

/** A device that must go on being served. */
export async function startVictim(port: number) {
  const userId = newUser()
  const client = connect(port, `user/${userId}`, tokenOf(userId))
  await client.saved()
  return async () => {
    client.rows.set(`row-${client.rows.size}`, 1)
    await client.saved()
  }
}
