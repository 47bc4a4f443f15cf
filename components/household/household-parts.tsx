import { useEffect, useState } from 'react'

import { focusHeading, isFocusLost } from '@/components/focus/lost-focus'
import { DevicesCard } from '@/components/household/devices-card'
import { HouseholdCard, HouseholdFrame } from '@/components/household/household-card'
import { InvitationLink } from '@/components/household/invitation-link'
import { InvitationList } from '@/components/household/invitation-list'
import { afterFrame } from '@/lib/browser/after-frame'
import { invite, leaveHousehold, removeMember, revokeInvitation } from '@/lib/household/household-actions'
import { invitationLink } from '@/lib/household/invitation-link'
import { describeProblem, household as texts } from '@/lib/household/messages'
import { pauseSync, refreshHousehold, resumeSync, suggestName } from '@/lib/household/sync'
import { useSyncStore } from '@/lib/household/sync-store'
import { type LazyModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { announce } from '@/lib/feedback/announcer-store'
import { showToast } from '@/lib/feedback/toasts-store'
import { useSessionStore } from '@/lib/session/session-store'

const qrEncoder: LazyModule<(text: string) => boolean[][]> = {
  load: () =>
    import('uqr').then(
      ({ encode }) =>
        (text: string) =>
          encode(text, { border: 2 }).data,
    ),
}

export type HouseholdPartsProps = { onForget: () => void }

/** The cards of a signed-in visitor about their devices and their household. */
export function HouseholdParts({ onForget }: HouseholdPartsProps) {
  const userId = useSessionStore((state) => state.access) ?? ''
  const status = useSyncStore((state) => state.status)
  const isPaused = useSyncStore((state) => state.isPaused) ?? false
  const syncedAt = useSyncStore((state) => state.syncedAt)
  const otherDevices = useSyncStore((state) => state.otherDevices)
  const household = useSyncStore((state) => state.household)
  const [suggestedName, setSuggestedName] = useState('')
  const [invitation, setInvitation] = useState<{ id: string; link: string; isListed?: boolean }>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { loaded: encode } = useLazyModule(qrEncoder, invitation !== undefined)

  // Once the server has listed the invitation, its link works for as long as it is listed.
  const isListed = household?.invitations.some(({ id }) => id === invitation?.id)
  if (invitation && isListed && !invitation.isListed) setInvitation({ ...invitation, isListed })
  if (invitation?.isListed && household !== undefined && !isListed) setInvitation(undefined)

  useEffect(() => {
    void suggestName().then(setSuggestedName)
    refreshHousehold()
  }, [])

  function run(work: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    work()
      .catch((error: unknown) => setProblem(describeProblem(error)))
      .finally(() => setIsBusy(false))
  }

  const revoke = (id: string) =>
    run(async () => {
      await revokeInvitation(id)
      if (id === invitation?.id) setInvitation(undefined)
      showToast({ type: 'success', message: texts.revoked })
      afterFrame(() => isFocusLost() && focusHeading())
    })

  return (
    <>
      <DevicesCard
        status={status}
        isPaused={isPaused}
        syncedAt={syncedAt}
        otherDevices={otherDevices}
        onPause={() => void pauseSync(userId)}
        onResume={() => void resumeSync(userId)}
        onForget={onForget}
      />
      {household === undefined ? (
        <HouseholdFrame>
          <p className="text-label text-ink-soft">{isPaused ? texts.paused : texts.loading}</p>
        </HouseholdFrame>
      ) : (
        <HouseholdCard
          household={household}
          suggestedName={suggestedName}
          isBusy={isBusy}
          problem={problem}
          onInvite={(name) =>
            run(async () => {
              const { id, secret } = await invite(name)
              setInvitation({ id, link: invitationLink(secret) })
              announce(texts.linkReady)
            })
          }
          onRemove={({ id, name }) =>
            run(async () => {
              await removeMember(id)
              showToast({ type: 'success', message: texts.removed(name) })
            })
          }
          onLeave={() =>
            run(async () => {
              await leaveHousehold()
              setInvitation(undefined)
              showToast({ type: 'success', message: texts.left })
            })
          }
        >
          {household && (
            <InvitationList
              members={household.members}
              invitations={household.invitations.filter(({ id }) => id !== invitation?.id)}
              onRevoke={revoke}
            />
          )}
          {invitation && (
            <InvitationLink
              link={invitation.link}
              modules={encode?.(invitation.link)}
              isBusy={isBusy}
              onRevoke={() => revoke(invitation.id)}
            />
          )}
        </HouseholdCard>
      )}
    </>
  )
}
