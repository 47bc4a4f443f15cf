import type { Product } from '@/lib/shop/shop-api'
import { plural } from '@/lib/text/plural'

const percent = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** '21 день', '6 месяцев', '2 года': the largest unit that fits, as on labels. */
function shelfLife(days: number) {
  const [years, months] = [days / 365, days / 30]
  if (Number.isInteger(years)) return `${years}\u00a0${plural(years, 'год', 'года', 'лет')}`
  if (Number.isInteger(months) && months > 1)
    return `${months}\u00a0${plural(months, 'месяц', 'месяца', 'месяцев')}`
  return `${days}\u00a0${plural(days, 'день', 'дня', 'дней')}`
}

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
  /** 'Жирность 20 %. Состав: сливки, закваска. Срок годности 21 день.' */
  label: ({
    fat,
    fatInDryMatter,
    composition,
    shelfLifeDays,
  }: Pick<Product, 'fat' | 'fatInDryMatter' | 'composition' | 'shelfLifeDays'>) =>
    [
      fat !== undefined && `Жирность ${percent.format(fat)}\u00a0%.`,
      fatInDryMatter && `Жирность ${percent.format(fatInDryMatter)}\u00a0% в\u00a0сухом веществе.`,
      composition && `Состав: ${composition}.`,
      shelfLifeDays && `Срок годности ${shelfLife(shelfLifeDays)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  remove: 'Удалить',
  removed: (title: string) => `Убрали из корзины: ${title}`,
  restored: (title: string) => `Вернули в корзину: ${title}`,
  notSold: 'Нет в магазине',
  ownShelf: 'Из своих запасов: алкоголь не продаём',
  showAll: (count: number) => `Показать все: ${count}`,
  showFewer: 'Свернуть',
  order: 'Оформить доставку',
  allRemoved: 'В корзине ничего не осталось',
  allRemovedHint: 'Ингредиенты по-прежнему в вашем списке.',
  removedCount: (count: number) => `Убрано из корзины: ${count}`,
  restore: 'Вернуть',
  restoreAll: 'Вернуть всё из списка',
}
