import { plural } from '@/lib/text/plural'

/** The card that resumes a dish, a meal or the shopping list. */
export const resume = {
  cooking: 'Продолжить готовить',
  fromStep: (step: number) => `с\u00a0шага\u00a0${step}`,
  /** `meal`: 'Ужин' */
  today: (meal: string) => `Сегодня: ${meal.toLowerCase()}`,
  list: 'Пора за покупками',
  toBuy: (count: number) => `в\u00a0списке ${count}\u00a0${plural(count, 'товар', 'товара', 'товаров')}`,
}
