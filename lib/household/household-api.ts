import * as v from 'valibot'

import { config } from '@/lib/config'

/** The requests of households (sync-server/README.md). */

const memberSchema = v.object({
  id: v.string(),
  name: v.string(),
  isOwner: v.boolean(),
  isYou: v.boolean(),
  joinedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})
export type Member = v.InferOutput<typeof memberSchema>

const openInvitationSchema = v.object({
  id: v.string(),
  /** The id of a member. */
  invitedBy: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})

const householdSchema = v.object({
  id: v.string(),
  members: v.array(memberSchema),
  /** A server of an earlier version does not list them. */
  invitations: v.optional(v.array(openInvitationSchema), []),
})
export type Household = v.InferOutput<typeof householdSchema>

const householdAnswer = v.object({ household: v.nullable(householdSchema) })

const linkAnswer = v.object({ id: v.string(), secret: v.string(), expiresAt: v.string() })
export type InvitationLink = v.InferOutput<typeof linkAnswer>

const invitationAnswer = v.object({
  /** The id of the household; a server of an earlier version does not send it. */
  household: v.optional(v.string()),
  invitedBy: v.string(),
  members: v.array(v.string()),
  expiresAt: v.string(),
})
export type Invitation = v.InferOutput<typeof invitationAnswer>

const departureAnswer = v.object({ departed: v.boolean() })
const errorAnswer = v.object({ error: v.string() })
const noAnswer = v.optional(v.unknown())

const TIMEOUT_MS = 10_000
/** The longest name that the server takes. */
export const MAX_NAME_LENGTH = 60

/** A refused or failed call; `code` is the server's, `offline` without a response, `failed` for one that cannot be read. */
export class HouseholdError extends Error {
  override name = 'HouseholdError'

  constructor(readonly code: string) {
    super(code)
  }
}

/** Whether a failed call may have taken effect: its response was lost, or came from a proxy. */
export const mayHaveHappened = (error: unknown) =>
  error instanceof HouseholdError && ['offline', 'failed'].includes(error.code)

type Call = { method?: string; token?: string; body?: unknown }

async function call<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { method = 'GET', token, body }: Call,
): Promise<T> {
  const response = await fetch(`${config.syncUrl}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new HouseholdError('offline')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const refusal = v.safeParse(errorAnswer, answer)
    throw new HouseholdError(refusal.success ? refusal.output.error : 'failed')
  }
  const result = v.safeParse(schema, answer)
  if (!result.success) throw new HouseholdError('failed')
  return result.output
}

const callForHousehold = async (path: string, options: Call): Promise<Household | undefined> =>
  (await call(path, householdAnswer, options)).household ?? undefined

/** The household of the token's account; undefined without one. All calls throw a `HouseholdError`. */
export const readHousehold = (token: string) => callForHousehold('/household', { token })

/** Creates a household of one. */
export const createHousehold = (token: string, name: string) =>
  callForHousehold('/household', { method: 'POST', token, body: { name } })

/** Creates an invitation for one person. */
export const createInvitation = (token: string) =>
  call('/household/invitations', linkAnswer, { method: 'POST', token, body: {} })

/** Revokes an invitation. */
export const revokeInvitation = (token: string, id: string) =>
  call(`/household/invitations/${encodeURIComponent(id)}`, noAnswer, { method: 'DELETE', token })

/** Reads an invitation: the names of its sender and of the household's members. */
export const readInvitation = (secret: string) =>
  call('/invitations/read', invitationAnswer, { method: 'POST', body: { secret } })

/** Joins the household of an invitation. */
export const acceptInvitation = (token: string, secret: string, name: string) =>
  callForHousehold('/invitations/accept', { method: 'POST', token, body: { secret, name } })

/** Whether a membership has ended; false if the server does not know it. An earlier server says only that it has. */
export const hasDeparted = (token: string, memberId: string) =>
  call(`/household/departures/${encodeURIComponent(memberId)}`, departureAnswer, { token }).then(
    ({ departed }) => departed,
    (error: unknown) => {
      if (error instanceof HouseholdError && error.code === 'not-found') return true
      throw error
    },
  )

/** Removes a member, or with `me` leaves. */
export const removeMember = (token: string, id: string) =>
  call(`/household/members/${encodeURIComponent(id)}`, noAnswer, { method: 'DELETE', token })

/** Erases everything that the server has of the account. */
export const eraseAccount = (token: string) => call('/me', noAnswer, { method: 'DELETE', token })
