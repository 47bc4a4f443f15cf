import { useState } from 'react'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { Member } from '@/lib/household/household-api'
import { devices, household as texts } from '@/lib/household/messages'

type MemberListProps = { members: Member[]; onRemove: (member: Member) => void }

/** The members of the household. Its owner can remove the others. */
export function MemberList({ members, onRemove }: MemberListProps) {
  const [memberToRemove, setMemberToRemove] = useState<Member>()
  const { list, onFocus } = useFocusAfterRemoval()
  const isOwner = members.some(({ isYou, isOwner }) => isYou && isOwner)
  const nameOf = ({ name, joinedAt }: Member) =>
    joinedAt !== undefined && members.filter((member) => member.name === name).length > 1
      ? texts.namesake(name, Date.parse(joinedAt))
      : name
  return (
    <>
      <ul ref={list} onFocus={onFocus} aria-label={texts.members} className="flex flex-col">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex min-h-touch flex-wrap items-center gap-snug border-b border-line py-tight last:border-0"
          >
            <Icon name="person" className="text-accent" />
            <span className="min-w-0 grow text-item wrap-anywhere">
              {nameOf(member)}
              {member.isYou && <span className="text-label text-ink-soft"> — {texts.you}</span>}
            </span>
            {isOwner && !member.isYou && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${texts.remove}: ${nameOf(member)}`}
                onClick={() => setMemberToRemove(member)}
              >
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {memberToRemove && (
        <Dialog
          title={texts.removeQuestion(nameOf(memberToRemove))}
          hint={texts.removeWarning}
          closeLabel={devices.cancel}
          action={{ label: texts.removeYes, onChoose: () => onRemove(memberToRemove) }}
          onClose={() => setMemberToRemove(undefined)}
        />
      )}
    </>
  )
}
