import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { Button } from '@/components/ui/button'
import type { Household } from '@/lib/household/household-api'
import { household as texts } from '@/lib/household/messages'

type InvitationListProps = Pick<Household, 'members' | 'invitations'> & { onRevoke: (id: string) => void }

/** The open invitations that the visitor may revoke: their own, or as the owner of the household all. */
export function InvitationList({ members, invitations, onRevoke }: InvitationListProps) {
  const { list, onClick } = useFocusAfterRemoval()
  const you = members.find(({ isYou }) => isYou)
  const revocable = invitations.filter(({ invitedBy }) => you?.isOwner || invitedBy === you?.id)
  if (revocable.length === 0) return null
  return (
    <div className="flex flex-col gap-tight">
      <h3 className="text-item font-medium">{texts.invitations}</h3>
      <ul ref={list} onClick={onClick} className="flex flex-col">
        {revocable.map(({ id, invitedBy, expiresAt }) => {
          const name = members.find((member) => member.id === invitedBy && !member.isYou)?.name
          const text = texts.invitation(name, Date.parse(expiresAt))
          return (
            <li
              key={id}
              className="flex min-h-touch flex-wrap items-center gap-snug border-b border-line py-tight last:border-0"
            >
              <span className="min-w-0 grow text-label wrap-anywhere">{text}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${texts.revokeOne}: ${text}`}
                onClick={() => onRevoke(id)}
              >
                {texts.revokeOne}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
