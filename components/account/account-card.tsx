import type { ReactNode } from 'react'

import { isAccountConfigured } from '@/lib/account/session'
import { drawings } from '@/lib/feedback/drawings'
import { account } from '@/lib/account/messages'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'

/** The frame of the three account pages, with a notice where sign-in is not configured or not needed. */
export function AccountCard({ children }: { children: ReactNode }) {
  const signedIn = useSessionStore(isSignedIn)
  return (
    <div className="mx-auto w-full max-w-form overflow-hidden rounded-card bg-surface shadow-card desktop:grid desktop:max-w-account desktop:grid-cols-2">
      <div className="flex flex-col gap-roomy p-roomy desktop:p-wide">
        {!isAccountConfigured && <Notice text={account.notConfigured} />}
        {signedIn && <Notice text={account.alreadyIn} />}
        {children}
      </div>
      <div className="hidden bg-highlight desktop:block">
        <img
          src={drawings.feast}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          className="size-full object-contain p-snug"
        />
      </div>
    </div>
  )
}

function Notice({ text }: { text: string }) {
  return <p className="rounded-control bg-sunken p-base text-label">{text}</p>
}
