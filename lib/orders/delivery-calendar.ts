import type { DownloadFile } from '@/lib/browser/download'
import { type CalendarEvent, calendarFile } from '@/lib/calendar/calendar-file'
import { deviceZone } from '@/lib/calendar/time-zone'
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

/** The calendar file of the delivery of an order. */
export const deliveryFile = (order: PastOrder, day: string): DownloadFile => ({
  name: `tasty-delivery-${day}.ics`,
  text: calendarFile([deliveryEvent(order, day)], { now: new Date(), zone: deviceZone() }),
  type: 'text/calendar',
})
