import type { CalendarEvent } from '@/lib/calendar/calendar-file'
import { order as messages } from '@/lib/orders/messages'
import type { PastOrder } from '@/lib/orders/order-history-store'
import { receipt as texts } from '@/lib/orders/receipt-messages'
import { inRubles } from '@/lib/shop/messages'
import { formatKopecks, totalKopecks } from '@/lib/shop/money'

/** The event of a delivery: the whole day, since the form asks for no time. */
export const deliveryEvent = ({ id, number, items }: PastOrder, day: string): CalendarEvent => ({
  id: `order-${id}@tasty`,
  title: number ? texts.deliveryWithNumber(number) : texts.delivery,
  day,
  description: [
    inRubles(formatKopecks(totalKopecks(items))),
    ...items.map(({ title, count }) => messages.item(title, count)),
  ].join('\n'),
})
