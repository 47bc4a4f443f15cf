import { type ReactNode, useState } from 'react'

import { MemberList } from '@/components/household/member-list'
import { TitledCard } from '@/components/household/titled-card'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Household, MAX_NAME_LENGTH, type Member } from '@/lib/household/household-api'
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
  const [typed, setTyped] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const [nameError, setNameError] = useState<string>()
  const name = typed ?? suggestedName

  function invite() {
    if (!household && !name.trim()) return setNameError(texts.noName)
    onInvite(name.trim())
  }

  return (
    <HouseholdFrame>
      {household ? (
        <MemberList members={household.members} onRemove={onRemove} />
      ) : (
        <Field
          label={texts.name}
          required={false}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="given-name"
          placeholder={texts.nameHint}
          value={name}
          error={nameError}
          onChange={(event) => {
            setTyped(event.target.value)
            setNameError(undefined)
          }}
        />
      )}
      {children}
      {problem && (
        <p role="alert" className="text-label text-danger">
          {problem}
        </p>
      )}
      <p className="text-label text-ink-soft">{texts.privacy}</p>
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
