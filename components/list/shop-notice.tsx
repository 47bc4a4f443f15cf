import { QuietNotice } from '@/components/ui/quiet-notice'
import { explain } from '@/lib/explain'
import type { useShop } from '@/lib/hooks/use-shop'
import { common } from '@/lib/messages/common'

/** What a screen does without where the shop cannot be asked; nothing where there is no shop. */
export function ShopNotice({ products, error, retry }: ReturnType<typeof useShop>) {
  const failure = products ? undefined : explain(error)
  return failure?.retry ? (
    <div className="print:hidden">
      <QuietNotice notice={common.noShop} retry={failure.retry} onRetry={retry} />
    </div>
  ) : null
}
