import type { Connection, Hocuspocus } from '@hocuspocus/server'
import type { WebSocket } from 'ws'
import type { Database } from './database-types'
import { parseDocumentName } from './document-names'
import { requireNotErased } from './erasures'
import { householdOf, type Closing } from './households'
import { Refusal } from './refusal'
import type { TokenBucket } from './token-bucket'
import type { VerifyToken } from './tokens'

/** The state of a connection to one document. */
export type Context = { userId: string; signedInAt: number; expiresAt: number; socket: Socket }
/** The state of a WebSocket, which carries several documents of one person. */
export type Socket = {
  webSocket: WebSocket
  userId: string | undefined
  /** The names of the documents that it has signed in to. */
  documents: Set<string>
  signIns: number
  /** The bytes of documents that it may ask for: they stay in memory until the client reads them. */
  answers: TokenBucket
}

const MAX_DOCUMENTS_PER_SOCKET = 8
const MAX_SIGN_INS_PER_SOCKET = 100
/** How long before its token expires a client is asked for a new one, and how long after that the connection lasts without. */
const ASK_BEFORE_S = 60
const GRACE_S = 300

/** Decides who opens which document, and closes what may no longer be open. */
export class Access {
  private readonly socketsByUser = new Map<string, Set<Socket>>()

  constructor(
    private readonly database: Database,
    private readonly verify: VerifyToken,
    private readonly connectionsPerUser: number,
  ) {}

  /** Signs a connection in. Throws a Refusal. */
  async admit(socket: Socket, token: string, name: string): Promise<Context> {
    socket.signIns += 1
    if (socket.signIns > MAX_SIGN_INS_PER_SOCKET || socket.documents.size >= MAX_DOCUMENTS_PER_SOCKET)
      throw new Refusal(429, 'too-many-documents', 'One connection opens too many documents.')
    const identity = await this.identify(token)
    await this.requireAccess(identity.userId, name)
    this.bind(socket, identity.userId)
    socket.documents.add(name)
    return { ...identity, socket }
  }

  /** Verifies a token of somebody who has not erased everything since. Throws a Refusal. */
  async identify(token: string) {
    const identity = await this.verify(token)
    await requireNotErased(this.database.query, identity)
    return identity
  }

  /** Throws a Refusal unless the document is the person's own or that of their household. */
  async requireAccess(userId: string, name: string): Promise<void> {
    const document = parseDocumentName(name)
    const owner = document?.owner === 'household' ? await householdOf(this.database.query, userId) : userId
    // The same answer for documents that do not exist.
    if (document?.id !== owner || !document) throw new Refusal(403, 'no-access', 'The document is not yours.')
  }

  /** Forgets a WebSocket that has closed. */
  release(socket: Socket): void {
    if (socket.userId === undefined) return
    const sockets = this.socketsByUser.get(socket.userId)
    sockets?.delete(socket)
    if (sockets?.size === 0) this.socketsByUser.delete(socket.userId)
  }

  /** Takes a renewed token. Throws a Refusal if it is somebody else's. */
  async renew(context: Context, token: string): Promise<void> {
    const { userId, expiresAt } = await this.identify(token)
    if (userId !== context.userId) throw new Refusal(403, 'other-user', 'The token is of another account.')
    context.expiresAt = expiresAt
  }

  /** Asks for new tokens and closes what has none, or whose member has gone. `now` is in seconds. */
  async review(hocuspocus: Hocuspocus, now: number): Promise<void> {
    const connections = [...hocuspocus.documents.values()].flatMap((document) => document.getConnections())
    const members = await this.database.query<{ user_id: string; household_id: string }>(
      'SELECT user_id, household_id FROM members WHERE user_id = ANY($1::text[])',
      [[...new Set(connections.map(({ context }) => (context as Context).userId))]],
    )
    const households = new Map(members.map(({ user_id, household_id }) => [user_id, household_id]))
    for (const connection of connections) {
      const { userId, expiresAt } = connection.context as Context
      const document = parseDocumentName(connection.document.name)
      if (document?.owner === 'household' && households.get(userId) !== document.id)
        closeFor(connection, 'removed')
      else if (now > expiresAt + GRACE_S) closeFor(connection, 'token-expired')
      else if (now > expiresAt - ASK_BEFORE_S) connection.requestToken()
    }
  }

  private bind(socket: Socket, userId: string) {
    // It has been released already, and would count for ever.
    if (socket.webSocket.readyState !== socket.webSocket.OPEN)
      throw new Refusal(400, 'closed', 'The connection was closed during its sign-in.')
    if (socket.userId !== undefined && socket.userId !== userId)
      throw new Refusal(403, 'other-user', 'The connection is of another account.')
    const sockets = this.socketsByUser.get(userId) ?? new Set()
    if (!sockets.has(socket) && sockets.size >= this.connectionsPerUser)
      throw new Refusal(
        429,
        'too-many-connections',
        `One account has at most ${this.connectionsPerUser} connections.`,
      )
    socket.userId = userId
    this.socketsByUser.set(userId, sockets.add(socket))
  }
}

/** Closes the connections of somebody who left or erased everything. */
export function disconnect(hocuspocus: Hocuspocus, { userId, document: name, reason }: Closing): void {
  for (const document of hocuspocus.documents.values())
    if (name === undefined || document.name === name)
      for (const connection of document.getConnections())
        if ((connection.context as Context).userId === userId) closeFor(connection, reason)
}

/** Closes one document of a client; the reason reaches its provider. */
function closeFor(connection: Connection, reason: string) {
  connection.close({ code: 4403, reason })
}
