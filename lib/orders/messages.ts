import { plural } from '@/lib/text/plural'

/** Orders: placing, queueing, cancelling. */
export const order = {
  title: 'Ваш заказ',
  products: (count: number) => `${count} ${plural(count, 'товар', 'товара', 'товаров')}`,
  toCart: 'В корзину',
  noPrices: 'Не удалось узнать цены, а без них заказ не отправить.',
  empty: 'В корзине нет товаров: заказывать пока нечего.',
  number: (number: string) => `Заказ №\u00a0${number}`,
  /** A full stop is added unless the shop's reason ends with one. */
  refused: (reason: string | undefined) =>
    `Магазин не принял заказ${reason ? `: ${reason}` : ''}${/[.!?…]$/.test(reason ?? '') ? '' : '.'}`,
  allKept: 'Список, корзина и адрес на месте.',
  /** After a failure that leaves it open whether the shop has the order. */
  allKeptOrderUncertain:
    'Список, корзина и адрес на месте: если ничего не менять, второго заказа не появится.',
  /** Offline, and the outbox is full. */
  full: (count: number) =>
    `Нет сети, а ${count} ${plural(count, 'заказ', 'заказа', 'заказов')} уже ${plural(count, 'ждёт', 'ждут', 'ждут')} её. Отправьте этот, когда она вернётся.`,
  unstorable:
    'Нет сети, а браузер не даёт сохранить заказ до её возвращения. Отправьте его, когда она вернётся.',
  queued: {
    title: 'Нет сети — заказ подождёт',
    message:
      'Отправим его сами, как только она вернётся. До тех пор адрес и телефон хранятся в этом браузере.',
  },
  waiting: 'Заказ ждёт сети',
  waitingHint: 'Уйдёт сам, когда она вернётся. До тех пор адрес и телефон хранятся в этом браузере.',
  /** 'Соль × 2': a count of packs, of which one is not counted. */
  item: (title: string, count: number) => (count === 1 ? title : `${title}\u00a0×\u00a0${count}`),
  sendNow: 'Отправить сейчас',
  cancel: 'Отменить',
  stillOffline: 'Сети всё ещё нет. Заказ подождёт.',
  stillFailed: 'Магазин пока не отвечает. Заказ подождёт.',
  cancelling: {
    cancelled: 'Заказ отменён, продукты снова в вашем списке',
    unsure:
      'Больше не отправляем, но магазин мог уже получить заказ: если менеджер позвонит, скажите об отмене. Продукты снова в вашем списке.',
    tooLate: 'Отменить не удалось: заказ уже отправлен',
  },
  productsRestored: 'Продукты снова в вашем списке.',
  toList: 'Открыть список',
}
