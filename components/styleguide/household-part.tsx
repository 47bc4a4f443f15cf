import { DevicesCard } from '@/components/household/devices-card'
import { HouseholdCard } from '@/components/household/household-card'
import { InvitationCard } from '@/components/household/invitation-card'
import { InvitationLink } from '@/components/household/invitation-link'
import { InvitationList } from '@/components/household/invitation-list'
import { JoinForm } from '@/components/household/join-form'
import { PresenceLines } from '@/components/household/presence-lines'
import { SyncStatusLine } from '@/components/household/sync-status-line'
import { Columns, Inert, noop, Section, Specimen } from '@/components/styleguide/section'
import type { SyncStatus } from '@/lib/household/sync-store'

const members = [
  { id: '1', name: 'Аня', isOwner: true, isYou: true },
  { id: '2', name: 'Пётр', isOwner: false, isYou: false },
  { id: '3', name: 'Бабушка Константина Константиновича', isOwner: false, isYou: false },
]
const invitations = [
  { id: '1', invitedBy: '1', expiresAt: '2026-12-01T12:00:00Z' },
  { id: '2', invitedBy: '2', expiresAt: '2026-12-03T12:00:00Z' },
]
const statuses: SyncStatus[] = ['synced', 'waiting', 'newer', 'full', 'refused', 'erased']
const companions = [
  { name: 'Пётр', isShopping: true },
  { name: 'Аня', isShopping: true },
]
/** A pattern that looks like a QR code and encodes nothing. */
const modules = Array.from({ length: 25 }, (_, y) =>
  Array.from(
    { length: 25 },
    (_, x) => x > 1 && y > 1 && x < 23 && y < 23 && (x * 7 + y * 11 + x * y) % 3 === 0,
  ),
)

export function HouseholdPart() {
  const card = { suggestedName: 'Аня', isBusy: false, problem: undefined }
  const actions = { onInvite: noop, onRemove: noop, onLeave: noop }
  const device = { isPaused: false, syncedAt: undefined, otherDevices: 0 }
  const buttons = { onPause: noop, onResume: noop, onForget: noop }
  return (
    <Section part="household">
      <Columns>
        <Specimen title="Мои устройства" hint="всё сверено">
          <DevicesCard {...device} {...buttons} status="synced" otherDevices={1} />
        </Specimen>
        <Specimen title="Мои устройства" hint="на паузе">
          <Inert>
            <DevicesCard {...device} {...buttons} status="off" isPaused syncedAt={1_795_000_000_000} />
          </Inert>
        </Specimen>
        <Specimen title="Семья" hint="со ссылкой">
          <HouseholdCard {...card} {...actions} household={{ id: 'h', members, invitations }}>
            <InvitationList members={members} invitations={invitations} onRevoke={noop} />
            <InvitationLink
              link="https://tasty.by/#/invitation/k3v9…"
              modules={modules}
              isBusy={false}
              onRevoke={noop}
            />
          </HouseholdCard>
        </Specimen>
        <Specimen title="Семья" hint="её ещё нет, и нет сети">
          <Inert>
            <HouseholdCard
              {...card}
              {...actions}
              household={null}
              problem="Нет связи с сервером. Проверьте сеть и попробуйте ещё раз."
            />
          </Inert>
        </Specimen>
        <Specimen title="Приглашение">
          <InvitationCard invitation={{ invitedBy: 'Аня', members: ['Аня', 'Пётр'], expiresAt: '' }}>
            <JoinForm
              suggestedName=""
              ownList="5 продуктов в шоппинг листе, 2 блюда в плане"
              isBusy={false}
              problem={undefined}
              onJoin={noop}
            />
          </InvitationCard>
        </Specimen>
        <Specimen title="Над общим списком">
          <PresenceLines
            status="synced"
            companions={companions}
            news={{ name: 'Аня', action: { id: '1', kind: 'added', titles: ['Молоко', 'Хлеб'], count: 4 } }}
          />
        </Specimen>
        <Specimen title="Знак синхронизации">
          <div className="flex flex-col gap-tight">
            {statuses.map((status) => (
              <SyncStatusLine key={status} status={status} />
            ))}
          </div>
        </Specimen>
      </Columns>
    </Section>
  )
}
