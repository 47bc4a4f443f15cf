import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database, Query } from './database-types'
import { Refusal } from './refusal'

export type Member = { id: string; name: string; isOwner: boolean; isYou: boolean; joinedAt: string }
export type Invitation = { id: string; invitedBy: string; expiresAt: string }
/** Which connections to close: those of a person, to one document or to all. */
export type Closing = { userId: string; document?: string; reason: 'removed' | 'erased' }
export type Household = { id: string; members: Member[]; invitations: Invitation[] }

type MemberRow = {
  user_id: string
  household_id: string
  id: string
  name: string
  is_owner: boolean
  joined_at: Date
}
type InvitationRow = {
  id: string
  household_id: string
  invited_by: string
  uses_left: number
  expires_at: Date
}

const INVITATION_DAYS = 7
const MAX_INVITATIONS = 10

const hashSecret = (secret: string) => createHash('sha256').update(`invitation ${secret}`).digest()

/** The id of the household that a person belongs to. */
export async function householdOf(query: Query, userId: string): Promise<string | undefined> {
  return (await findMember(query, userId))?.household_id
}

/** The household of a person, with members and open invitations; undefined without one. */
export async function readHousehold(query: Query, userId: string): Promise<Household | undefined> {
  const id = await householdOf(query, userId)
  if (!id) return undefined
  const members = await readMembers(query, id)
  const invitations = await query<InvitationRow>(
    'SELECT * FROM invitations WHERE household_id = $1 AND expires_at > now() AND uses_left > 0 ORDER BY created_at, id',
    [id],
  )
  return {
    id,
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      isOwner: member.is_owner,
      isYou: member.user_id === userId,
      joinedAt: member.joined_at.toISOString(),
    })),
    invitations: invitations.map(({ id, invited_by, expires_at }) => ({
      id,
      invitedBy: invited_by,
      expiresAt: expires_at.toISOString(),
    })),
  }
}

/** Creates a household of one. Throws a Refusal if the person has one already. */
export async function createHousehold(database: Database, userId: string, name: string): Promise<void> {
  await database.transaction(async (query) => {
    const id = randomUUID()
    await query('INSERT INTO households (id) VALUES ($1)', [id])
    await addMember(query, { userId, household: id, name, isOwner: true })
  })
}

/** Creates an invitation for one person and returns its secret, of which only the hash is stored. */
export async function invite(
  database: Database,
  userId: string,
): Promise<{ id: string; secret: string; expiresAt: string }> {
  return database.transaction(async (query) => {
    const member = await requireMember(query, userId)
    await lockHousehold(query, member.household_id)
    await query(
      'DELETE FROM invitations WHERE household_id = $1 AND (expires_at <= now() OR uses_left = 0)',
      [member.household_id],
    )
    const open = await query('SELECT id FROM invitations WHERE household_id = $1', [member.household_id])
    if (open.length >= MAX_INVITATIONS)
      throw new Refusal(409, 'too-many-invitations', `There are ${MAX_INVITATIONS} open invitations already.`)
    const id = randomUUID()
    const secret = randomBytes(24).toString('base64url')
    const [row] = await query<{ expires_at: Date }>(
      `INSERT INTO invitations (id, household_id, invited_by, secret_hash, uses_left, expires_at)
       VALUES ($1, $2, $3, $4, 1, now() + $5 * interval '1 day') RETURNING expires_at`,
      [id, member.household_id, member.id, hashSecret(secret), INVITATION_DAYS],
    )
    return { id, secret, expiresAt: row?.expires_at.toISOString() ?? '' }
  })
}

/** Revokes an invitation: one that the user has made, or any of the household if the user is its owner. */
export async function revokeInvitation(database: Database, userId: string, id: string): Promise<void> {
  const member = await requireMember(database.query, userId)
  const deleted = await database.query(
    'DELETE FROM invitations WHERE id = $1 AND household_id = $2 AND (invited_by = $3 OR $4) RETURNING id',
    [id, member.household_id, member.id, member.is_owner],
  )
  if (deleted.length === 0) throw new Refusal(404, 'no-invitation', 'There is no such invitation of yours.')
}

/** Who invites to which household, by the secret of the invitation. Throws a Refusal if it is not open. */
export async function readInvitation(query: Query, secret: string) {
  const invitation = await findInvitation(query, secret)
  requireOpen(invitation)
  const members = await readMembers(query, invitation.household_id)
  return {
    household: invitation.household_id,
    invitedBy: members.find(({ id }) => id === invitation.invited_by)?.name ?? '',
    members: members.map(({ name }) => name),
    expiresAt: invitation.expires_at.toISOString(),
  }
}

/**
 * Joins the household of an invitation and uses it up; does nothing for a member, who repeats a request whose response was
 * lost. Throws a Refusal without changing anything.
 */
export async function join(
  database: Database,
  userId: string,
  { secret, name, maxMembers }: { secret: string; name: string; maxMembers: number },
): Promise<void> {
  await database.transaction(async (query) => {
    const { household_id: household } = await findInvitation(query, secret)
    await lockHousehold(query, household)
    if ((await householdOf(query, userId)) === household) return
    // Again: somebody else may have used it before the lock.
    const invitation = await findInvitation(query, secret)
    requireOpen(invitation)
    if ((await readMembers(query, household)).length >= maxMembers)
      throw new Refusal(409, 'household-full', `The household has ${maxMembers} members already.`)
    await addMember(query, { userId, household, name, isOwner: false })
    await query('UPDATE invitations SET uses_left = uses_left - 1 WHERE id = $1', [invitation.id])
  })
}

/** Removes a member as the owner. Throws a Refusal if that is not allowed. */
export async function removeMember(database: Database, userId: string, memberId: string): Promise<Closing> {
  return database.transaction(async (query) => {
    const member = await requireMember(query, userId)
    await lockHousehold(query, member.household_id)
    const other = (await readMembers(query, member.household_id)).find(({ id }) => id === memberId)
    if (!other) throw new Refusal(404, 'no-member', 'There is no such member in your household.')
    if (!(await requireMember(query, userId)).is_owner)
      throw new Refusal(403, 'not-owner', 'Only the owner of the household removes members.')
    if (other.user_id === userId)
      throw new Refusal(409, 'leave-instead', 'Nobody removes themselves: leave the household instead.')
    await endMembership(query, 'id', memberId)
    return removed(other.user_id, member.household_id)
  })
}

/** Leaves the household. The longest-standing member inherits it; the last one takes it and its documents along. */
export async function leave(database: Database, userId: string): Promise<Closing> {
  return database.transaction(async (query) => {
    const closing = await leaveWithin(query, userId)
    if (!closing) throw new Refusal(404, 'no-household', 'You are in no household.')
    return closing
  })
}

const removed = (userId: string, household: string): Closing => ({
  userId,
  document: `household/${household}`,
  reason: 'removed',
})

/** Leaves the household, if there is one, within a transaction. */
export async function leaveWithin(query: Query, userId: string): Promise<Closing | undefined> {
  const member = await findMember(query, userId)
  if (!member) return undefined
  const household = member.household_id
  await lockHousehold(query, household)
  await endMembership(query, 'user_id', userId)
  const others = await readMembers(query, household)
  const [heir] = others
  if (!heir) await query('DELETE FROM households WHERE id = $1', [household])
  else if (!others.some(({ is_owner }) => is_owner))
    await query('UPDATE members SET is_owner = true WHERE id = $1', [heir.id])
  return removed(userId, household)
}

/** Deletes a membership and remembers its id, so that its end differs from a membership that a restored backup has lost. */
const endMembership = (query: Query, column: 'id' | 'user_id', value: string) =>
  query(
    `WITH ended AS (DELETE FROM members WHERE ${column} = $1 RETURNING id)
     INSERT INTO departures (member) SELECT id FROM ended ON CONFLICT DO NOTHING`,
    [value],
  )

/** Whether the membership with this id has ended; false for one that this server does not know. */
export async function hasDeparted(query: Query, memberId: string): Promise<boolean> {
  return (await query('SELECT member FROM departures WHERE member = $1', [memberId])).length > 0
}

async function addMember(
  query: Query,
  { userId, household, name, isOwner }: { userId: string; household: string; name: string; isOwner: boolean },
) {
  const added = await query(
    `INSERT INTO members (user_id, household_id, id, name, is_owner) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) DO NOTHING RETURNING id`,
    [userId, household, randomUUID(), name, isOwner],
  )
  if (added.length === 0)
    throw new Refusal(409, 'has-household', 'You are in a household already: leave it first.')
}

async function findMember(query: Query, userId: string): Promise<MemberRow | undefined> {
  const [member] = await query<MemberRow>('SELECT * FROM members WHERE user_id = $1', [userId])
  return member
}

async function requireMember(query: Query, userId: string): Promise<MemberRow> {
  const member = await findMember(query, userId)
  if (!member) throw new Refusal(404, 'no-household', 'You are in no household.')
  return member
}

const readMembers = (query: Query, household: string) =>
  query<MemberRow>('SELECT * FROM members WHERE household_id = $1 ORDER BY joined_at, id', [household])

/** Changes of one household wait for each other. */
const lockHousehold = (query: Query, id: string) =>
  query('SELECT id FROM households WHERE id = $1 FOR UPDATE', [id])

async function findInvitation(query: Query, secret: string): Promise<InvitationRow> {
  const [invitation] = await query<InvitationRow>('SELECT * FROM invitations WHERE secret_hash = $1', [
    hashSecret(secret),
  ])
  if (!invitation) throw new Refusal(404, 'no-invitation', 'There is no such invitation, or it was revoked.')
  return invitation
}

function requireOpen(invitation: InvitationRow) {
  if (invitation.uses_left < 1) throw new Refusal(410, 'invitation-used', 'The invitation has been used.')
  if (invitation.expires_at <= new Date())
    throw new Refusal(410, 'invitation-expired', 'The invitation has expired.')
}
