import { Icon, type IconName } from '@/components/ui/icon'
import { statusTexts } from '@/lib/household/status-messages'
import type { SyncStatus } from '@/lib/household/sync-store'

const icons: Partial<Record<SyncStatus, IconName>> = { synced: 'check', off: 'clock', waiting: 'clock' }

type SyncStatusLineProps = {
  status: SyncStatus
  /** Shows the icon only; screen readers have the text. */
  isShort?: boolean
}

/** The one quiet line that says whether this device is in sync. */
export function SyncStatusLine({ status, isShort = false }: SyncStatusLineProps) {
  return (
    <p role="status" className="flex items-start gap-tight text-label text-ink-soft">
      <Icon name={icons[status] ?? 'info'} />
      <span className={isShort ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{statusTexts[status]}</span>
    </p>
  )
}
