import { calendar } from '@/lib/calendar/messages'
import { isGoodOn, type PantryItem, type Remainder } from '@/lib/pantry/pantry-store'
import { formatShopMeasure } from '@/lib/quantities/shop-units'
import { fromNumber } from '@/lib/quantities/fraction'
import { inSentence } from '@/lib/text/letter-case'

const inWords = ({ value, unit }: Remainder) => formatShopMeasure({ value: fromNumber(value), unit })

/** What is left at home. */
export const remainders = {
  /** 'дома есть 200 г, до 30 ноября', of what is still good; 'дома есть' if nothing else is known. */
  still: ({ amount, until }: Pick<PantryItem, 'amount' | 'until'>) =>
    ['дома\u00a0есть', remainders.known({ amount, until }, until ?? '')].filter(Boolean).join('\u00a0'),
  /** '200 г, до 30 ноября', of a day in the past '200 г, срок вышел 30 ноября'; '' if nothing is known. */
  known: ({ amount, until }: Pick<PantryItem, 'amount' | 'until'>, today: string) =>
    [
      ...(amount ? [inWords(amount)] : []),
      ...(until
        ? [`${until < today ? 'срок вышел' : 'до'}\u00a0${calendar.date(until).replace(' ', '\u00a0')}`]
        : []),
    ].join(', '),
  atHome: 'Осталось дома',
  /** 'сметана 200 г, до 30 ноября; молоко 300 мл' */
  list: (items: PantryItem[], today: string) =>
    items.map((item) => `${inSentence(item.title)} ${remainders.known(item, today)}`).join('; '),
  andMore: (count: number) => `и\u00a0ещё\u00a0${count}`,
}

/** What is still good at home on a day, as a note for each title. */
export const homeNotes = (items: PantryItem[], day: string): ReadonlyMap<string, string> =>
  new Map(items.filter((item) => isGoodOn(item, day)).map((item) => [item.title, remainders.still(item)]))
