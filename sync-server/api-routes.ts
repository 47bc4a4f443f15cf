import type { Database } from './database-types'
import { erase } from './erasures'
import * as households from './households'
import { Refusal } from './refusal'

export type RouteOptions = {
  database: Database
  maxMembers: number
  /** After somebody left, was removed or erased everything. */
  onClosing: (closing: households.Closing) => void
}
export type Answer = { status: number; body?: unknown }
/** A request: who sends it, the id in its path, and its body. */
type Call = { userId: string; id: string; body: Record<string, unknown> }
type Route = { method: string; path: RegExp; isPublic?: boolean; answer: (call: Call) => Promise<Answer> }

const MAX_NAME_LENGTH = 60
const MAX_SECRET_LENGTH = 100

/** The routes of the API (README.md). Their answers throw a Refusal. */
export const createRoutes = (options: RouteOptions): Route[] => [
  ...membershipRoutes(options),
  ...invitationRoutes(options),
  ...erasureRoutes(options),
]

const membershipRoutes = ({ database, onClosing }: RouteOptions): Route[] => [
  { method: 'GET', path: /^\/household$/, answer: ({ userId }) => answerHousehold(database, userId) },
  {
    method: 'POST',
    path: /^\/household$/,
    answer: async ({ userId, body }) => {
      await households.createHousehold(database, userId, readName(body))
      return answerHousehold(database, userId, 201)
    },
  },
  {
    method: 'GET',
    path: /^\/household\/departures\/([\w-]{1,64})$/,
    answer: async ({ id }) => ({
      status: 200,
      body: { departed: await households.hasDeparted(database.query, id) },
    }),
  },
  {
    method: 'DELETE',
    path: /^\/household\/members\/me$/,
    answer: async ({ userId }) => answerClosing(onClosing, await households.leave(database, userId)),
  },
  {
    method: 'DELETE',
    path: /^\/household\/members\/([\w-]{1,64})$/,
    answer: async ({ userId, id }) =>
      answerClosing(onClosing, await households.removeMember(database, userId, id)),
  },
]

const invitationRoutes = ({ database, maxMembers }: RouteOptions): Route[] => [
  {
    method: 'POST',
    path: /^\/household\/invitations$/,
    answer: async ({ userId }) => ({ status: 201, body: await households.invite(database, userId) }),
  },
  {
    method: 'DELETE',
    path: /^\/household\/invitations\/([\w-]{1,64})$/,
    answer: async ({ userId, id }) => {
      await households.revokeInvitation(database, userId, id)
      return { status: 204 }
    },
  },
  {
    method: 'POST',
    path: /^\/invitations\/read$/,
    // The page of an invitation shows who invites before the visitor has signed in.
    isPublic: true,
    answer: async ({ body }) => ({
      status: 200,
      body: await households.readInvitation(database.query, readSecret(body)),
    }),
  },
  {
    method: 'POST',
    path: /^\/invitations\/accept$/,
    answer: async ({ userId, body }) => {
      const secret = readSecret(body)
      await households.join(database, userId, { secret, name: readName(body), maxMembers })
      return answerHousehold(database, userId)
    },
  },
]

const erasureRoutes = ({ database, onClosing }: RouteOptions): Route[] => [
  {
    method: 'DELETE',
    path: /^\/me$/,
    answer: async ({ userId }) => answerClosing(onClosing, await erase(database, userId)),
  },
]

const answerHousehold = async ({ query }: Database, userId: string, status = 200): Promise<Answer> => ({
  status,
  body: { household: (await households.readHousehold(query, userId)) ?? null },
})

function answerClosing(onClosing: RouteOptions['onClosing'], closing: households.Closing): Answer {
  onClosing(closing)
  return { status: 204 }
}

function readText(body: Record<string, unknown>, name: string, maxLength: number) {
  const text = typeof body[name] === 'string' ? body[name].trim() : ''
  // Postgres stores no NUL.
  if (text && text.length <= maxLength && !text.includes('\0')) return text
  throw new Refusal(400, 'malformed', `"${name}" must be a text of 1 to ${maxLength} characters.`)
}

const readName = (body: Record<string, unknown>) => readText(body, 'name', MAX_NAME_LENGTH)
const readSecret = (body: Record<string, unknown>) => readText(body, 'secret', MAX_SECRET_LENGTH)
