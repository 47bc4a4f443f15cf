import { QuietNotice } from '@/components/ui/quiet-notice'
import { describeError } from '@/lib/feedback/describe-error'
import type { useShop } from '@/lib/shop/use-shop'
import { common } from '@/lib/feedback/messages'

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
  notice = common.noShop,
  isPriced = true,
}: ShopNoticeProps) {
  const failure = products ? undefined : describeError(error)
  return failure?.retry || (failure && isPriced) ? (
    <div className="print:hidden">
      <QuietNotice notice={failure.retry ? notice : common.noPrices} retry={failure.retry} onRetry={retry} />
    </div>
  ) : null
}
