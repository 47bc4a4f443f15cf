import { useEffect, useState } from 'react'

import { focusHeading, isFocusLost } from '@/components/focus/lost-focus'
import { DevicesCard } from '@/components/household/devices-card'
import { HouseholdCard, HouseholdFrame } from '@/components/household/household-card'
import { InvitationLink } from '@/components/household/invitation-link'
import { InvitationList } from '@/components/household/invitation-list'
import { useAction } from '@/components/household/use-action'
import { afterFrame } from '@/lib/browser/after-frame'
import type { Household, Member } from '@/lib/household/household-api'
import { invite, leaveHousehold, removeMember, revokeInvitation } from '@/lib/household/household-actions'
import { household as texts } from '@/lib/household/messages'
import { pauseSync, refreshHousehold, resumeSync, suggestName } from '@/lib/household/sync'
import { useSyncStore } from '@/lib/household/sync-store'
import { hash, paths } from '@/lib/router/routes'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { announce } from '@/lib/feedback/announcer-store'
import { showToast } from '@/lib/feedback/toasts-store'
import { useSessionStore } from '@/lib/session/session-store'

const loadQrEncoder = () =>
  import('uqr').then(
    ({ encode }) =>
      (text: string) =>
        encode(text, { border: 2 }).data,
  )

type HouseholdPartsProps = { onForget: () => void }

/** The cards of a signed-in visitor about their devices and their household. */
export const HouseholdParts = ({ onForget }: HouseholdPartsProps) => (
  <>
    <Devices onForget={onForget} />
    <Family />
  </>
)

function Devices({ onForget }: HouseholdPartsProps) {
  const userId = useSessionStore((state) => state.access) ?? ''
  const status = useSyncStore((state) => state.status)
  const isPaused = useSyncStore((state) => state.isPaused) ?? false
  const syncedAt = useSyncStore((state) => state.syncedAt)
  const otherDevices = useSyncStore((state) => state.otherDevices)
  return (
    <DevicesCard
      status={status}
      isPaused={isPaused}
      syncedAt={syncedAt}
      otherDevices={otherDevices}
      onPause={() => void pauseSync(userId)}
      onResume={() => void resumeSync(userId)}
      onForget={onForget}
    />
  )
}

/** The link of an invitation that was made here, for as long as it works. */
function useOwnInvitation(household: Household | null | undefined) {
  const [invitation, setInvitation] = useState<{ id: string; link: string; isListed?: boolean }>()
  // Once the server has listed the invitation, its link works for as long as it is listed.
  const isListed = household?.invitations.some(({ id }) => id === invitation?.id)
  if (invitation && isListed && !invitation.isListed) setInvitation({ ...invitation, isListed })
  if (invitation?.isListed && household !== undefined && !isListed) setInvitation(undefined)

  async function create(name: string) {
    const { id, secret } = await invite(name)
    // Browsers send to no server what is behind the `#`.
    setInvitation({ id, link: new URL(hash(paths.invitation(secret)), location.href).toString() })
    announce(texts.linkReady)
  }

  return { invitation, create, forget: () => setInvitation(undefined) }
}

async function revoke(id: string) {
  await revokeInvitation(id)
  showToast({ type: 'success', message: texts.revoked })
  afterFrame(() => isFocusLost() && focusHeading())
}

async function remove({ id, name }: Member) {
  await removeMember(id)
  showToast({ type: 'success', message: texts.removed(name) })
}

function Family() {
  const household = useSyncStore((state) => state.household)
  const isPaused = useSyncStore((state) => state.isPaused)
  const [suggestedName, setSuggestedName] = useState('')
  const { invitation, create, forget } = useOwnInvitation(household)
  const { isBusy, problem, run } = useAction()
  const { loaded: encode } = useLazyModule(loadQrEncoder, invitation !== undefined)

  useEffect(() => {
    void suggestName().then(setSuggestedName)
    refreshHousehold()
  }, [])

  async function leave() {
    await leaveHousehold()
    forget()
    showToast({ type: 'success', message: texts.left })
  }

  if (household === undefined)
    return (
      <HouseholdFrame>
        <p className="text-label text-ink-soft">{isPaused ? texts.paused : texts.loading}</p>
      </HouseholdFrame>
    )
  return (
    <HouseholdCard
      household={household}
      suggestedName={suggestedName}
      isBusy={isBusy}
      problem={problem}
      onInvite={(name) => run(() => create(name))}
      onRemove={(member) => run(() => remove(member))}
      onLeave={() => run(leave)}
    >
      {household && (
        <InvitationList
          members={household.members}
          invitations={household.invitations.filter(({ id }) => id !== invitation?.id)}
          onRevoke={(id) => run(() => revoke(id))}
        />
      )}
      {invitation && (
        <InvitationLink
          link={invitation.link}
          modules={encode?.(invitation.link)}
          isBusy={isBusy}
          onRevoke={() => run(() => revoke(invitation.id).then(forget))}
        />
      )}
    </HouseholdCard>
  )
}
