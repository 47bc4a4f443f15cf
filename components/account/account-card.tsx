import type { ReactNode } from 'react'

import { isAccountConfigured } from '@/lib/account'
import { account } from '@/lib/messages'
import { isSignedIn, useSessionStore } from '@/lib/stores/session-store'

/** The frame of the three account pages; says what a visitor should know before typing anything. */
export function AccountCard({ children }: { children: ReactNode }) {
  const signedIn = useSessionStore(isSignedIn)
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-roomy rounded-card bg-surface p-roomy shadow-card">
      {!isAccountConfigured && <Notice text={account.notConfigured} />}
      {signedIn && <Notice text={account.alreadyIn} />}
      {children}
    </div>
  )
}

function Notice({ text }: { text: string }) {
  return <p className="rounded-control bg-sunken p-base text-label">{text}</p>
}
