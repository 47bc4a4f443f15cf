import { plural } from '@/lib/text/plural'

/** The card of what there is to go on with. */
export const goOn = {
  cooking: 'Продолжить готовить',
  fromStep: (step: number) => `с\u00a0шага\u00a0${step}`,
  /** `meal`: 'Ужин' */
  today: (meal: string) => `Сегодня: ${meal.toLowerCase()}`,
  list: 'Пора за покупками',
  toBuy: (count: number) => `в\u00a0списке ${count}\u00a0${plural(count, 'товар', 'товара', 'товаров')}`,
}
