import { SyncStatusLine } from '@/components/household/sync-status-line'
import { Icon } from '@/components/ui/icon'
import { actionText, shoppingText } from '@/lib/household/status-messages'
import type { Companion, News, SyncStatus } from '@/lib/household/sync-store'

type PresenceLinesProps = { status: SyncStatus; companions: Companion[]; news: News | undefined }

/**
 * Who is in the shop or else whether the list is in sync, and what somebody has just added or bought: one line, so that the
 * list below does not move while somebody ticks it.
 */
export function PresenceLines({ status, companions, news }: PresenceLinesProps) {
  const shopping = shoppingText(companions)
  return (
    <div className="flex items-start justify-between gap-base print:hidden">
      {shopping && status === 'synced' ? (
        <p className="flex items-start gap-tight text-label font-medium">
          <Icon name="basket" className="text-accent" />
          {shopping}
        </p>
      ) : (
        <SyncStatusLine status={status} />
      )}
      <p aria-live="polite" className="min-w-0 truncate text-label text-ink-soft">
        {news && (
          <span key={news.action.id} className="animate-appear">
            {actionText(news.name, news.action)}
          </span>
        )}
      </p>
    </div>
  )
}
