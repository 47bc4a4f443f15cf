import type { LazyComponent } from '@/lib/router/use-lazy-module'
import type { Receipt } from '@/lib/orders/receipt-store'

export const receiptCard: LazyComponent<{ receipt: Receipt }> = {
  load: () => import('@/components/orders/receipt-card').then((m) => m.ReceiptCard),
}
