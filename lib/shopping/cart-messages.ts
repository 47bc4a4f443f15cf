/** The cart. */
export const cart = {
  title: 'Корзина',
  total: 'Общая сумма',
  price: (sum: string) => `${sum} руб.`,
  priceLabel: 'Цена',
  countChanged: (title: string, count: number) => `${title}: ${count} шт`,
  /** '6 шт (720 г)' */
  inBothUnits: (inRecipeUnits: string, inPackUnits: string) => `${inRecipeUnits} (${inPackUnits})`,
  /** 'Нужно 900 г' and what follows where there is room: ': 3 пачки по 400 г, останется 300 г'. */
  need: (needed: string, isMinimum: boolean) => `Нужно ${isMinimum ? 'не меньше ' : ''}${needed}`,
  packs: (needed: string, packs: string, left: string | undefined) =>
    `${packs === needed ? '' : `: ${packs}`}${left ? `, останется ${left}` : ''}`,
  remove: 'Удалить',
  removed: (title: string) => `Убрали из корзины: ${title}`,
  restored: (title: string) => `Вернули в корзину: ${title}`,
  notSold: 'Нет в магазине',
  ownShelf: 'Из своих запасов: алкоголь не продаём',
  showAllNotSold: (count: number) => `Показать все: ${count}`,
  showFewerNotSold: 'Свернуть',
  order: 'Оформить доставку',
  allRemoved: 'В корзине ничего не осталось',
  allRemovedHint: 'Ингредиенты по-прежнему в вашем списке.',
  removedCount: (count: number) => `Убрано из корзины: ${count}`,
  restore: 'Вернуть',
  restoreAll: 'Вернуть всё из списка',
}
