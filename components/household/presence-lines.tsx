import { SyncStatusLine } from '@/components/household/sync-status-line'
import { Icon } from '@/components/ui/icon'
import { actionText, shoppingText } from '@/lib/household/status-messages'
import type { Companion, News, SyncStatus } from '@/lib/household/sync-store'

type PresenceLinesProps = { status: SyncStatus; companions: Companion[]; news: News | undefined }

/**
 * Whether the list is in sync, who is in the shop, and what somebody has just changed: one line, so that the list
 * below does not move while somebody ticks it.
 */
export function PresenceLines({ status, companions, news }: PresenceLinesProps) {
  const isSynced = status === 'synced'
  const shopping = isSynced ? shoppingText(companions) : ''
  return (
    <div className="flex items-start gap-snug print:hidden">
      <SyncStatusLine status={status} isShort={isSynced && (shopping !== '' || news !== undefined)} />
      {shopping && (
        <p className="flex min-w-0 items-start gap-tight text-label font-medium">
          <Icon name="basket" className="text-accent" />
          <span className="truncate">{shopping}</span>
        </p>
      )}
      <p aria-live="polite" className="ml-auto min-w-0 truncate text-label text-ink-soft">
        {news && (
          <span key={news.action.id} className="animate-appear">
            {actionText(news.name, news.action)}
          </span>
        )}
      </p>
    </div>
  )
}
