import { useState } from 'react'

import { FoldedText } from '@/components/household/folded-text'
import { SyncStatusLine } from '@/components/household/sync-status-line'
import { TitledCard } from '@/components/household/titled-card'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { devices as texts } from '@/lib/household/messages'
import type { SyncStatus } from '@/lib/household/sync-store'

type DevicesCardProps = {
  status: SyncStatus
  isPaused: boolean
  syncedAt: number | undefined
  /** The number of other devices of the account that are open. */
  otherDevices: number
  onPause: () => void
  onResume: () => void
  onForget: () => void
}

/** Whether this device is in sync, with the buttons to pause or resume sync and to forget the device. */
export function DevicesCard({
  status,
  isPaused,
  syncedAt,
  otherDevices,
  onPause,
  onResume,
  onForget,
}: DevicesCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <TitledCard id="devices" title={texts.title} intro={texts.intro}>
      <div className="flex flex-col gap-tight rounded-control bg-sunken p-base">
        {isPaused ? <p className="text-label">{texts.paused}</p> : <SyncStatusLine status={status} />}
        {syncedAt !== undefined && (isPaused || status !== 'synced') && (
          <p className="text-label text-ink-soft">{texts.syncedAt(syncedAt)}</p>
        )}
        {otherDevices > 0 && <p className="text-label text-ink-soft">{texts.others(otherDevices)}</p>}
      </div>
      <FoldedText title={texts.onServer} paragraphs={texts.privacy} />
      <div className="flex flex-wrap gap-snug">
        <Button variant="secondary" onClick={isPaused ? onResume : onPause}>
          {isPaused ? texts.resume : texts.pause}
        </Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {texts.forget}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={texts.forgetQuestion}
          hint={status === 'synced' ? texts.forgetWarning : texts.forgetUnsent}
          closeLabel={texts.cancel}
          action={{ label: texts.forgetYes, onChoose: onForget }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </TitledCard>
  )
}
