import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding'
import * as Y from 'yjs'

/** The message types of Hocuspocus that clients of this server send. */
const SYNC = 0
const AWARENESS = 1
const AUTH = 2
const QUERY_AWARENESS = 3
const SYNC_REPLY = 4
const CLOSE = 7
const SYNC_STEP_1 = 0
const SYNC_STEP_2 = 1
const SYNC_UPDATE = 2
/** An update without structs and deletions. */
const EMPTY_UPDATE_BYTES = 2
const MAX_PRESENCE_BYTES = 4_096

/**
 * Reads a message of a client: the update of the document in it, if there is one, whether it asks for what the client lacks
 * of the document, and whether it tells who is present. Throws on a message that is malformed or that no client of this
 * server sends, before anything of it is stored.
 */
export function readMessage(message: Uint8Array): {
  update?: Uint8Array
  isQuestion?: boolean
  isPresence?: boolean
} {
  const decoder = createDecoder(message)
  readVarString(decoder)
  const type = readVarUint(decoder)
  if (type === SYNC || type === SYNC_REPLY) {
    const step = readVarUint(decoder)
    const content = readVarUint8Array(decoder)
    if (step === SYNC_STEP_1) {
      Y.decodeStateVector(content)
      return { isQuestion: true }
    }
    if (step !== SYNC_STEP_2 && step !== SYNC_UPDATE) throw new Error(`Unexpected step ${step}`)
    Y.decodeUpdate(content)
    return content.length > EMPTY_UPDATE_BYTES ? { update: content } : {}
  }
  if (type === AWARENESS) {
    if (readVarUint8Array(decoder).length > MAX_PRESENCE_BYTES)
      throw new Error('The presence of a client is too large')
    return { isPresence: true }
  }
  if (![AUTH, QUERY_AWARENESS, CLOSE].includes(type)) throw new Error(`Unexpected type ${type}`)
  return {}
}
