import type { Choice } from '@/lib/household/device-records'
import * as api from '@/lib/household/household-api'
import { currentSession, forgetSync, getToken, refreshHousehold, resumeSync } from '@/lib/household/sync'
import { useSyncStore } from '@/lib/household/sync-store'

/** What a visitor does with the household. All functions throw a `HouseholdError`. */

/** Creates an invitation, and before that the household of a visitor who has none, to which the present list goes. */
export async function invite(name: string): Promise<api.InvitationLink> {
  const token = await tokenOrError()
  if (!useSyncStore.getState().household) {
    const made = await api.createHousehold(token, name)
    if (made) await (await currentSession()).enter(made, 'join')
  }
  const link = await api.createInvitation(token)
  refreshHousehold()
  return link
}

/** Takes an open invitation back: its link no longer works. */
export async function revokeInvitation(id: string) {
  await api.revokeInvitation(await tokenOrError(), id)
  await (await currentSession()).refreshHousehold()
}

/** Joins the household of an invitation; `choice` is what becomes of the present list. */
export async function join(
  userId: string,
  secret: string,
  { name, choice }: { name: string; choice: Choice },
) {
  const joined = await api.acceptInvitation(await tokenOrError(), secret, name)
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
  await api.removeMember(await tokenOrError(), id)
  await (await currentSession()).refreshHousehold()
}

/** Erases everything of the account on the server, and its documents on this device. */
export async function eraseEverywhere(userId: string) {
  await api.eraseAccount(await tokenOrError())
  await forgetSync(userId)
}

const tokenOrError = () =>
  getToken().catch(() => {
    throw new api.HouseholdError('offline')
  })
