import type { ReactNode } from 'react'

import { CheckList } from '@/components/ui/check-list'
import type { Invitation } from '@/lib/household/household-api'
import { invitation as texts } from '@/lib/household/messages'

type InvitationCardProps = {
  invitation: Invitation
  /** What the visitor can do about it. */
  children: ReactNode
}

/** Who invites, who is a member already, and what is shared. */
export function InvitationCard({ invitation: { invitedBy, members }, children }: InvitationCardProps) {
  return (
    <div className="flex flex-col gap-roomy rounded-card bg-surface p-roomy shadow-card">
      <div className="flex flex-col gap-tight rounded-control bg-accent-soft p-base wrap-anywhere">
        <p className="font-display text-section font-medium">{texts.invites(invitedBy)}</p>
        <p className="text-label">{texts.members(members)}</p>
      </div>
      <div className="flex flex-col gap-tight">
        <p className="text-item font-medium">{texts.shared}</p>
        <CheckList texts={texts.sharedParts} />
        <p className="text-label text-ink-soft">{texts.own}</p>
      </div>
      {children}
    </div>
  )
}
