import { type ReactNode, useEffect } from 'react'

import { loadReceiptCard } from '@/components/orders/lazy-receipt-card'
import { BackButton } from '@/components/ui/back-button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { whenIdle } from '@/lib/browser/idle'
import { common } from '@/lib/feedback/messages'
import { delivery } from '@/lib/orders/delivery-messages'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { preloadModule } from '@/lib/router/use-lazy-module'
import { goBack } from '@/lib/router/navigation'

/** The frame of both delivery screens: what is ordered above the form, or beside it in wide windows. */
export function DeliveryLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  useDocumentTitle(delivery.title)
  const isTitleDrawn = useDeferredBody()
  // The next screen shows it above its content.
  useEffect(() => whenIdle(() => preloadModule(loadReceiptCard)), [])
  return (
    <div className="mx-auto flex min-h-page w-full max-w-account flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={delivery.title} />
      {isTitleDrawn && (
        <div className="flex grow flex-col gap-base desktop:grid desktop:grid-cols-aside-first desktop:items-start desktop:gap-roomy">
          <div className="top-huge tall:desktop:sticky">{summary}</div>
          {children}
        </div>
      )}
    </div>
  )
}
