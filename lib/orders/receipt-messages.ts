import { delivery } from '@/lib/orders/delivery-messages'

/** The receipt of an order and the past orders. */
export const receipt = {
  title: 'Заказ оформлен',
  titleWithNumber: (number: string) => `Заказ №\u00a0${number} оформлен`,
  showItems: 'Что в заказе',
  nothing: 'В заказе нет ни одного товара: привозить пока нечего.',
  /** 'Не заполнено: Дата. Проверьте: Дом/Квартира. Менеджер уточнит это, когда позвонит.' '' if all fields are right. */
  fields: (empty: string[], invalid: string[]) => {
    const wrong = [...empty, ...invalid]
    if (wrong.length === 0) return ''
    return [
      empty.length > 0 && `Не заполнено: ${empty.join(', ')}.`,
      invalid.length > 0 && `Проверьте: ${invalid.join(', ')}.`,
      wrong.includes(delivery.phone)
        ? 'Без верного номера менеджер не дозвонится.'
        : 'Менеджер уточнит это, когда позвонит.',
    ]
      .filter(Boolean)
      .join(' ')
  },
  toCalendar: 'Доставку в календарь',
  /** The delivery in a calendar file. */
  delivery: 'Доставка продуктов',
  deliveryWithNumber: (number: string) => `Доставка продуктов, заказ №\u00a0${number}`,
  fix: 'Исправить',
  backToList: 'Вернуть в список',
  restored: 'Продукты снова в вашем списке',
  allOrders: 'Все заказы',
  repeat: 'Повторить заказ',
  repeated: 'Продукты из заказа в корзине',
  none: 'Заказов пока нет',
  noneHint:
    'Оформите доставку из корзины — заказ появится здесь, и его можно будет повторить. Заказы с другого устройства хранятся на нём.',
  stored: 'Храним последние двадцать заказов на этом устройстве, без адреса и телефона.',
}
