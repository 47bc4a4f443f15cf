import { SyncStatusLine } from '@/components/household/sync-status-line'
import { Icon } from '@/components/ui/icon'
import { actionText, shoppingText } from '@/lib/household/status-messages'
import type { Companion, News, SyncStatus } from '@/lib/household/sync-store'

type PresenceLinesProps = { status: SyncStatus; companions: Companion[]; news: News | undefined }

/** Who is in the shop, what somebody has just added or bought, and whether the list is in sync. */
export function PresenceLines({ status, companions, news }: PresenceLinesProps) {
  const shopping = shoppingText(companions)
  return (
    <div className="flex flex-col gap-hair print:hidden">
      {shopping && (
        <p className="flex items-center gap-tight text-label font-medium">
          <Icon name="basket" className="text-accent" />
          {shopping}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-base gap-y-hair">
        <SyncStatusLine status={status} />
        <p aria-live="polite" className="min-w-0 text-label wrap-anywhere text-ink-soft">
          {news && (
            <span key={news.action.id} className="block animate-appear">
              {actionText(news.name, news.action)}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
