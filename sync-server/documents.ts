import { Hocuspocus } from '@hocuspocus/server'
import type { Access, Context, Socket } from './access'
import { readMessage } from './messages'
import type { Metrics } from './metrics'
import type { Persistence } from './persistence'
import { Refusal } from './refusal'

type Options = { access: Access; persistence: Persistence; metrics: Metrics }

/** Several times as many as a household has open devices: a client may make up any number of others, for half a minute each. */
const MAX_PRESENT = 1_000

/** Hocuspocus with this server's sign-in and store. It acknowledges an update only once it is stored. */
export function createHocuspocus({ access, persistence, metrics }: Options): Hocuspocus {
  const orRefuse = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw closingOf(error, metrics)
    }
  }

  return new Hocuspocus({
    quiet: true,
    extensions: [],
    onAuthenticate: ({ context, token, documentName }) =>
      orRefuse(() => access.admit(context.socket as Socket, token, documentName)),
    onLoadDocument: ({ document, context }) =>
      orRefuse(() => persistence.load(document, (context as Context).signedInAt)).catch((refusal) => {
        // Hocuspocus drops it, but its timer and its channel of the relay would stay.
        document.destroy()
        throw refusal
      }),
    // Somebody may have been removed, or have erased everything, since they signed in and before there was a connection to close.
    connected: ({ connection, documentName, context }) =>
      orRefuse(async () => {
        await access.requireAccess((context as Context).userId, documentName)
        await persistence.requireDocument(connection.document)
      }).catch((refusal: { code: number; reason: string }) => connection.close(refusal)),
    onTokenSync: ({ connection, token }) =>
      orRefuse(() => access.renew(connection.context as Context, token)),
    beforeHandleMessage: ({ document, context, update: message }) =>
      orRefuse(async () => {
        const { update, isQuestion, isPresence } = readOrRefuse(message)
        if (isPresence && document.awareness.getStates().size > MAX_PRESENT)
          throw new Refusal(429, 'too-many-messages', 'Too many clients are present.')
        const bytes = isQuestion ? persistence.sizeOf(document) : 0
        if (!(context as Context).socket.answers.take(performance.now(), bytes))
          throw new Refusal(429, 'too-many-messages', 'The document was asked for too often.')
        if (update) await persistence.append(document, update)
      }),
    onDisconnect: async ({ context, documentName }) => {
      ;(context as Context).socket.documents.delete(documentName)
    },
    beforeUnloadDocument: ({ document }) => persistence.merge(document),
  })
}

/** How Hocuspocus closes a connection after an error: it passes `reason` on to the client, and logs errors that have a message. */
function closingOf(error: unknown, metrics: Metrics): { code: number; reason: string } {
  const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'failed', '')
  if (!(error instanceof Refusal)) console.error(`A connection failed: ${error}`)
  metrics.refusals({ reason: code })
  return { code: 4000 + status, reason: code }
}

function readOrRefuse(message: Uint8Array) {
  try {
    return readMessage(message)
  } catch {
    throw new Refusal(400, 'malformed', 'The message cannot be read.')
  }
}
