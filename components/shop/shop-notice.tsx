import { QuietNotice } from '@/components/ui/quiet-notice'
import { describeError } from '@/lib/feedback/describe-error'
import type { useShop } from '@/lib/shop/use-shop'
import { common } from '@/lib/feedback/messages'

type ShopNoticeProps = ReturnType<typeof useShop> & { notice?: string }

/** Says that the shop's products failed to load; renders nothing where the API has no shop. */
export function ShopNotice({ products, error, retry, notice = common.noShop }: ShopNoticeProps) {
  const failure = products ? undefined : describeError(error)
  return failure?.retry ? (
    <div className="print:hidden">
      <QuietNotice notice={notice} retry={failure.retry} onRetry={retry} />
    </div>
  ) : null
}
