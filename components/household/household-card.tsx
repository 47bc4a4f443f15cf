import { type ReactNode, useState } from 'react'

import { FoldedText } from '@/components/household/folded-text'
import { MemberList } from '@/components/household/member-list'
import { useMemberName } from '@/components/household/use-member-name'
import { TitledCard } from '@/components/household/titled-card'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Household, Member } from '@/lib/household/household-api'
import { devices, household as texts } from '@/lib/household/messages'

type HouseholdCardProps = {
  /** Null for a visitor who is in none. */
  household: Household | null
  /** The name to suggest to a visitor who founds a household. */
  suggestedName: string
  isBusy: boolean
  problem: string | undefined
  onInvite: (name: string) => void
  onRemove: (member: Member) => void
  onLeave: () => void
  /** The link of an invitation. */
  children?: ReactNode
}

/** The household: its members, and the way to invite others or to leave. */
export function HouseholdCard({
  household,
  suggestedName,
  isBusy,
  problem,
  onInvite,
  onRemove,
  onLeave,
  children,
}: HouseholdCardProps) {
  const memberName = useMemberName(suggestedName)
  const [isAsking, setIsAsking] = useState(false)

  function invite() {
    const name = household ? memberName.field.value : memberName.take()
    if (name !== undefined) onInvite(name)
  }

  return (
    <HouseholdFrame>
      {household ? (
        <MemberList members={household.members} onRemove={onRemove} />
      ) : (
        <Field {...memberName.field} required={false} />
      )}
      {children}
      {problem && (
        <p role="alert" className="text-label text-danger">
          {problem}
        </p>
      )}
      <FoldedText title={texts.visible} paragraphs={texts.privacy} />
      <div className="flex flex-wrap gap-snug">
        <Button isBusy={isBusy} onClick={invite}>
          {texts.invite}
        </Button>
        {household && (
          <Button variant="danger" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {texts.leave}
          </Button>
        )}
      </div>
      {isAsking && household && (
        <Dialog
          title={texts.leaveQuestion}
          hint={household.members.length > 1 ? texts.leaveWarning : texts.leaveLast}
          closeLabel={devices.cancel}
          action={{ label: texts.leaveYes, onChoose: onLeave }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </HouseholdFrame>
  )
}

/** The frame of the household's card. */
export function HouseholdFrame({ children }: { children: ReactNode }) {
  return (
    <TitledCard id="household" title={texts.title} intro={texts.intro}>
      {children}
    </TitledCard>
  )
}
