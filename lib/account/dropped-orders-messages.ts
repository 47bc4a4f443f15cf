import { plural } from '@/lib/text/plural'

/** Queued orders that a log-out has deleted. */
export const droppedOrders = {
  title: (count: number) => plural(count, 'Заказ отменён', 'Заказы отменены', 'Заказы отменены'),
  /** `isTried`: the shop may have one of them. */
  message: ({ isTried, isForgotten }: { isTried: boolean; isForgotten: boolean }) =>
    [
      isTried
        ? 'Вы вышли раньше, чем ответил магазин: если менеджер позвонит, скажите об отмене.'
        : 'Вы вышли раньше, чем появилась сеть.',
      ...(isForgotten ? [] : ['Продукты вернутся в список, когда вы войдёте снова.']),
    ].join(' '),
}
