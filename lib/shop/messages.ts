import { joinTitles } from '@/lib/text/join-titles'
import { plural } from '@/lib/text/plural'

/** A sum: '59.97 руб.' */
export const inRubles = (rubles: string) => `${rubles}\u00a0руб.`

/** The sum at the till: 'На кассе 59.97 руб.' */
export const atTill = (rubles: string) => `На кассе ${rubles} руб.`

/** Longer lists of titles are only counted. */
const MAX_NAMED = 3

const without = (count: number, why: string) =>
  `Без ${count}\u00a0${plural(count, 'товара', 'товаров', 'товаров')}: ${count === 1 ? 'его' : 'их'} ${why}`

/** What a sum at the till leaves out or does not know. */
export const sumGaps = {
  notSold: (count: number) => without(count, 'нет в магазине'),
  takenOut: (count: number) => without(count, 'убрали из корзины'),
  estimated: (titles: string[]) =>
    `Неизвестно, сколько нужно упаковок: ${
      titles.length > MAX_NAMED
        ? `${titles.length}\u00a0${plural(titles.length, 'товар', 'товара', 'товаров')}`
        : joinTitles(titles)
    }`,
}

/** Why a screen shows no prices. */
export const shopNotices = {
  failed: 'Магазин недоступен: пока без цен и отделов.',
  noPrices: 'На этом сайте нет цен.',
}
