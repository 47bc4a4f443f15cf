import { useEffect, useState } from 'react'

import { AccountCard } from '@/components/account/account-card'
import { LoginForm } from '@/components/account/login-form'
import { loadGateCard } from '@/components/recipes/lazy-gate-card'
import { LinkButton } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Skeleton } from '@/components/ui/skeleton'
import { prepareGoogle } from '@/lib/account/auth'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { whenIdle } from '@/lib/browser/idle'
import { common } from '@/lib/feedback/messages'
import { account } from '@/lib/account/messages'
import { titles } from '@/lib/router/titles'
import { getPosition, navigate } from '@/lib/router/navigation'
import { hash, parseRoute, paths } from '@/lib/router/routes'
import { isAccountConfigured } from '@/lib/account/session'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'
import { dismissToast, showToast } from '@/lib/feedback/toasts-store'

const tab = 'flex min-h-touch grow items-center justify-center rounded-control px-base text-label font-medium'

function onSignedIn() {
  dismissToast(account.registered)
  // A visitor who has left the page meanwhile is not sent back.
  if (parseRoute(getPosition().path).screen === 'login') navigate(paths.categories)
  // Only now, since the gate may have redirected while the sign-in was in flight.
  const path = useSessionStore.getState().offerPath()
  if (!path) return
  const isInvitation = parseRoute(path).screen === 'invitation'
  showToast({ type: 'info', ...(isInvitation ? account.invitationWaiting : account.recipeWaiting), path })
}

export function LoginScreen() {
  useDocumentTitle(titles.login)
  // The form stays after a sign-in on this screen, which leads on by itself.
  const [wasSignedIn] = useState(() => isSignedIn(useSessionStore.getState()))
  const signedIn = useSessionStore(isSignedIn)
  // The form does not do this itself, since the style guide shows it too and on phones this requests a script from Google.
  useEffect(() => (isAccountConfigured ? whenIdle(prepareGoogle) : undefined), [])

  const wantedPath = useSessionStore((state) => state.wantedPath)
  const { loaded: GateCard, loadFailure } = useLazyModule(loadGateCard, wantedPath !== undefined)
  // The card stands above the form, which would move when the card arrives.
  const isCardPending = wantedPath !== undefined && !GateCard && !loadFailure

  return (
    <AccountCard>
      <ScreenTitle title={titles.login} />
      <nav aria-label={account.sections} className="flex flex-wrap gap-hair rounded-card bg-sunken p-hair">
        <a href={hash(paths.login)} aria-current="page" className={`${tab} bg-surface text-ink shadow-card`}>
          {account.login}
        </a>
        <a href={hash(paths.registration)} className={`${tab} text-ink-soft hover:text-ink`}>
          {account.registration}
        </a>
      </nav>
      {wasSignedIn && signedIn ? (
        <>
          <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
          <a href={hash(paths.mine)} className="text-link">
            {account.toMine}
          </a>
        </>
      ) : isCardPending ? (
        <Skeleton className="h-sheet" />
      ) : (
        <>
          {GateCard && wantedPath && <GateCard path={wantedPath} />}
          <LoginForm onSignedIn={onSignedIn} />
          <a href={hash(paths.reset)} className="text-link">
            {account.forgot}
          </a>
        </>
      )}
    </AccountCard>
  )
}
