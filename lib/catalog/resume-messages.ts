import { plural } from '@/lib/text/plural'

/** The card that resumes a dish, a meal or the shopping list. */
export const resume = {
  cooking: 'Продолжить готовить',
  fromStep: (step: number) => `с\u00a0шага\u00a0${step}`,
  /** `meal`: 'Ужин' */
  today: (meal: string) => `Сегодня: ${meal.toLowerCase()}`,
  list: 'Пора за покупками',
  /** Not the words of the list's badge: whoever searches the page for them means that. */
  toBuy: (count: number) => `купить ${count}\u00a0${plural(count, 'товар', 'товара', 'товаров')}`,
}
