import { type Choice, writeRecord } from '@/lib/household/device-records'
import * as api from '@/lib/household/household-api'
import { currentSession, getToken, refreshHousehold, resumeSync } from '@/lib/household/sync'
import { useSyncStore } from '@/lib/household/sync-store'
import { useSessionStore } from '@/lib/session/session-store'

/** The actions of a household. All of them throw a `HouseholdError`. */

/** Creates an invitation. A visitor without a household founds one first, and shares the present list with it. */
export async function invite(name: string): Promise<api.InvitationLink> {
  const token = await tokenOrError()
  if (!useSyncStore.getState().household) {
    const session = await currentSession()
    // A request whose response was lost may have founded it.
    await session.refreshHousehold()
    if (!useSyncStore.getState().household) {
      const request = () => api.createHousehold(token, name)
      const founded = await withStoredChoice({ household: undefined, choice: 'join' }, request)
      if (founded) await session.enter(founded, 'join')
    }
  }
  const link = await api.createInvitation(token)
  refreshHousehold()
  return link
}

/** Revokes an open invitation: its link no longer works. */
export async function revokeInvitation(id: string) {
  await api.revokeInvitation(await tokenOrError(), id).catch(unlessGone('no-invitation'))
  await (await currentSession()).refreshHousehold()
}

/** Joins the household of an invitation, whose id is `household`; `choice` is what becomes of the present list. */
export async function join(
  userId: string,
  secret: string,
  { name, choice, household }: { name: string; choice: Choice; household?: string },
) {
  const token = await tokenOrError()
  const request = () => api.acceptInvitation(token, secret, name)
  const joined = await (household ? withStoredChoice({ household, choice }, request) : request())
  if (useSyncStore.getState().isPaused) await resumeSync(userId)
  if (joined) await (await currentSession()).enter(joined, choice)
}

/** Leaves the household. */
export async function leaveHousehold() {
  const token = await tokenOrError()
  await (await currentSession()).leave(() => api.removeMember(token, 'me'))
}

/** Removes a member. */
export async function removeMember(id: string) {
  await api.removeMember(await tokenOrError(), id).catch(unlessGone('no-member'))
  await (await currentSession()).refreshHousehold()
}

/** Erases everything of the account on the server. */
export async function eraseOnServer() {
  await api.eraseAccount(await tokenOrError())
}

/**
 * Stores a choice until the request that joins or founds a household is answered. If the response is lost, the choice stays
 * stored until the server names the household.
 */
async function withStoredChoice<T>(
  joining: { household: string | undefined; choice: Choice },
  request: () => Promise<T>,
) {
  const userId = useSessionStore.getState().access ?? ''
  await writeRecord(userId, 'joining', joining)
  return request().catch(async (error: unknown) => {
    if (!api.mayHaveHappened(error)) await writeRecord(userId, 'joining', undefined)
    throw error
  })
}

/** Ignores the error that there is nothing left to end: the invitation was revoked already, or the member has left. */
const unlessGone = (code: string) => (error: unknown) => {
  if (!(error instanceof api.HouseholdError && error.code === code)) throw error
}

const tokenOrError = () =>
  getToken().catch(() => {
    throw new api.HouseholdError('offline')
  })
