import { useEffect, useState, useSyncExternalStore } from 'react'

import { InvitationCard } from '@/components/household/invitation-card'
import { JoinForm } from '@/components/household/join-form'
import { useAction } from '@/components/household/use-action'
import { LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { RetryButton } from '@/components/ui/retry-button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import type { Choice } from '@/lib/household/device-records'
import { join } from '@/lib/household/household-actions'
import { invitation as texts, problemText } from '@/lib/household/messages'
import { ownListText } from '@/lib/household/own-list-text'
import { suggestName } from '@/lib/household/sync'
import { useSyncStore } from '@/lib/household/sync-store'
import { useInvitation } from '@/lib/household/use-invitation'
import { readStores, subscribeToStores } from '@/lib/household/values'
import { getPosition, navigate } from '@/lib/router/navigation'
import { hash, parseRoute, paths } from '@/lib/router/routes'
import type { ScreenProps } from '@/lib/router/screen-props'
import { titles } from '@/lib/router/titles'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'

/** An invitation to a household: who invites, what is shared, and the form to join it. */
export function InvitationScreen({ id: secret }: ScreenProps) {
  useDocumentTitle(titles.invitation)
  const signedIn = useSessionStore(isSignedIn)
  const isMember = useSyncStore((state) => Boolean(state.household))
  const { invitation, problem, retry } = useInvitation(secret)
  const clearOfferedPath = useSessionStore((state) => state.clearOfferedPath)

  useEffect(() => {
    if (signedIn) clearOfferedPath()
  }, [signedIn, clearOfferedPath])

  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-base">
      <ScreenTitle title={titles.invitation} />
      {invitation && (!problem || problem === 'offline') ? (
        <InvitationCard invitation={invitation}>
          {signedIn ? (
            <Joining secret={secret} household={invitation.household} />
          ) : (
            <SigningIn secret={secret} />
          )}
        </InvitationCard>
      ) : problem === 'invitation-used' && isMember ? (
        <Message title={texts.isInHousehold} hint={texts.isUsed}>
          <LinkButton href={hash(paths.list)}>{texts.toList}</LinkButton>
        </Message>
      ) : problem ? (
        <Message isError picture={drawings.error} title={texts.gone} hint={problemText(problem)}>
          {problem === 'offline' ? (
            <RetryButton onRetry={retry}>{common.retry}</RetryButton>
          ) : (
            <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
          )}
        </Message>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <Loading label={common.loading}>
      <Skeleton className="h-vast rounded-card" />
    </Loading>
  )
}

function SigningIn({ secret }: { secret: string }) {
  const wantPath = useSessionStore((state) => state.wantPath)
  useEffect(() => wantPath(paths.invitation(secret)), [wantPath, secret])
  return (
    <div className="flex flex-col items-start gap-base">
      <p className="text-body">{texts.signIn}</p>
      <LinkButton href={hash(paths.login)}>{texts.login}</LinkButton>
    </div>
  )
}

/** For a member of a household, this one or another. */
const Belonging = ({ isSame }: { isSame: boolean }) => (
  <div className="flex flex-col items-start gap-base">
    <p className="text-body">{isSame ? texts.isMember : problemText('has-household')}</p>
    {isSame ? (
      <LinkButton href={hash(paths.list)}>{texts.toList}</LinkButton>
    ) : (
      <LinkButton href={hash(paths.mine)}>{titles.mine}</LinkButton>
    )}
  </div>
)

const readOwnList = () => ownListText(readStores())

function Joining({ secret, household }: { secret: string; household: string | undefined }) {
  const userId = useSessionStore((state) => state.access) ?? ''
  const ownList = useSyncExternalStore(subscribeToStores, readOwnList)
  // On a new device the own list is not known until it has arrived from the server.
  const isKnown = useSyncStore(({ followedUser }) => followedUser === userId)
  const isPaused = useSyncStore((state) => state.isPaused)
  const present = useSyncStore((state) => state.household)
  const [suggestedName, setSuggestedName] = useState('')
  const { isBusy, problem, run } = useAction()

  useEffect(() => void suggestName().then(setSuggestedName), [])

  async function joinNow(name: string, choice: Choice) {
    await join(userId, secret, { name, choice, household })
    // A visitor who has left the page meanwhile is not sent on.
    if (parseRoute(getPosition().path).screen === 'invitation') navigate(paths.list)
    showToast({ type: 'success', message: texts.joined })
  }

  // While the form is sent, the household is the one that it joins.
  if (present && !isBusy) return <Belonging isSame={present.id === household} />
  if (!isKnown) return isPaused ? <p className="text-body">{texts.paused}</p> : <Waiting />
  return (
    <JoinForm
      suggestedName={suggestedName}
      ownList={ownList}
      isBusy={isBusy}
      problem={problem}
      onJoin={(name, choice) => run(() => joinNow(name, choice))}
    />
  )
}
