import { Icon } from '@/components/ui/icon'
import { statusTexts } from '@/lib/household/status-messages'
import type { SyncStatus } from '@/lib/household/sync-store'

/** The one quiet sign of whether this device and the server agree. */
export function SyncSign({ status }: { status: SyncStatus }) {
  return (
    <p role="status" className="flex items-start gap-tight text-label text-ink-soft">
      <Icon
        name={status === 'synced' ? 'check' : status === 'off' || status === 'waiting' ? 'clock' : 'info'}
      />
      {statusTexts[status]}
    </p>
  )
}
