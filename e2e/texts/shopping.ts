/** From the list to the order. */

export const editor = {
  saved: 'Все ингредиенты сохранены в вашем шоппинг листе',
  allRemoved: 'Все ингредиенты убраны',
  restoreAll: 'Вернуть все',
  anyRemove: /^X /,
}

export const list = {
  buy: 'Купить',
  empty: 'Ваш список пуст...',
  tools: 'Действия со списком',
  remove: (title: string | undefined) => `X ${title}`,
  anyRemove: /^X /,
  removed: 'Удалено',
  bought: /^Куплено \(\d+\)$/,
  staples: /^Обычно есть дома \(\d+\)$/,
  order: 'Порядок отделов',
  orderDone: 'Готово',
  entry: 'Что ещё купить',
  suggested: 'Есть в магазине',
  nothingTyped: 'Напишите, что нужно купить',
  atHome: 'Обычно есть дома',
  forRecipes: 'Для рецептов',
  recipesOf: (title: string) => `Для каких рецептов: ${title}`,
}

export const cart = {
  sum: /^Общая сумма/,
  total: (rubles: string) => `Общая сумма ${rubles} руб.`,
  remove: 'Удалить',
  removed: 'Убрали из корзины',
  removedOne: (title: string | undefined) => `Убрали из корзины: ${title}`,
  checkout: 'Оформить доставку',
  allRemoved: 'В корзине ничего не осталось',
  more: (title: string | undefined) => `+ ${title}`,
  fewer: (title: string | undefined) => `- ${title}`,
}

export const price = {
  atTill: /^На кассе/,
  sumAtTill: /^На кассе \d+\.\d\d руб\.$/,
  ofRecipe: (sum: string, perServing: string) => `На кассе ${sum} руб. ${perServing} руб. на порцию`,
}

export const delivery = {
  street: 'Город/Улица',
  house: 'Дом/Квартира',
  entrance: 'Подъезд/Этаж',
  date: 'Дата',
  phone: 'Номер телефона',
  cash: 'Наличными',
  card: 'Картой курьеру',
  submit: 'Отправить',
  showItems: 'Что в заказе',
  placed: 'Ваш заказ оформлен.Ожидайте звонка менеджера',
  badAddress: 'Неправильный формат адреса',
}

export const orders = {
  oneProduct: /^1 товар · /,
  threeProducts: /^3 товара · /,
  noPrices: /^Не удалось узнать цены/,
  refused: /^Магазин не принял заказ/,
  emptyCart: /^В корзине нет товаров/,
  pending: 'Заказ ждёт сети',
  anyPending: /^Заказ ждёт сети/,
  willWait: 'Нет сети — заказ подождёт',
  anyNumber: /^Заказ №\s\d+$/,
}

export const receipt = { title: 'Заказ оформлен', backToList: 'Вернуть в список', repeat: 'Повторить заказ' }
