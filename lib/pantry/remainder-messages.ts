import { calendar } from '@/lib/calendar/messages'
import type { PantryItem, Remainder } from '@/lib/pantry/pantry-store'
import { formatMeasure } from '@/lib/quantities/format'
import { fromNumber } from '@/lib/quantities/fraction'
import { joinTitles } from '@/lib/text/join-titles'

const inWords = ({ value, unit }: Remainder) => formatMeasure({ value: fromNumber(value), unit })

/** What is left at home. */
export const remainders = {
  /** 'есть ещё 200 г' */
  still: (remainder: Remainder) => `есть\u00a0ещё\u00a0${inWords(remainder)}`,
  /** '200 г, до 30 ноября'; '' if nothing is known. */
  known: ({ amount, until }: PantryItem, today: string) =>
    [
      ...(amount ? [inWords(amount)] : []),
      ...(until
        ? [`${until < today ? 'был годен ' : ''}до\u00a0${calendar.date(until).replace(' ', '\u00a0')}`]
        : []),
    ].join(', '),
  atHome: 'Осталось дома',
  /** 'сметана 200 г, до 30 ноября; молоко 300 мл' */
  list: (items: PantryItem[], today: string) =>
    items.map((item) => `${joinTitles([item.title])} ${remainders.known(item, today)}`).join('; '),
  andMore: (count: number) => `и\u00a0ещё\u00a0${count}`,
}
