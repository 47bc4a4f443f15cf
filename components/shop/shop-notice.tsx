import { QuietNotice } from '@/components/ui/quiet-notice'
import { describeError } from '@/lib/feedback/describe-error'
import { shopNotices } from '@/lib/shop/messages'
import type { useShop } from '@/lib/shop/use-shop'

type ShopNoticeProps = ReturnType<typeof useShop> & {
  notice?: string
  /** Whether the screen shows prices, and says so where the API has no shop. */
  isPriced?: boolean
}

/** Says that the shop's products failed to load, with a retry, or that the API has no shop. */
export function ShopNotice({
  products,
  error,
  retry,
  notice = shopNotices.failed,
  isPriced = true,
}: ShopNoticeProps) {
  const failure = products ? undefined : describeError(error)
  return failure?.retry || (failure && isPriced) ? (
    <div className="print:hidden">
      <QuietNotice
        notice={failure.retry ? notice : shopNotices.noPrices}
        retry={failure.retry}
        onRetry={retry}
      />
    </div>
  ) : null
}
