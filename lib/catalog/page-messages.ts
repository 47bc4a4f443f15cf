import { inRubles } from '@/lib/shop/messages'
import { plural } from '@/lib/text/plural'
import { quoted } from '@/lib/text/quoted'

const recipes = (count: number) => `${count}\u00a0${plural(count, 'рецепт', 'рецепта', 'рецептов')}`

/** The static pages of recipes and categories, for visitors who come from outside the app. */
export const page = {
  recipeTitle: (title: string) => `${title}: рецепт`,
  categoryTitle: (title: string) => `${title}: рецепты`,
  /** 'Борщ с говядиной: 3 часа 10 минут, 320 ккал на порцию, продукты на 36.28 руб.' and what else is on the page. */
  recipeDescription: (title: string, time: string, kcal: string, till: string | undefined) =>
    `${title}: ${time}, ${kcal} на порцию${till ? `, продукты на ${inRubles(till)}` : '.'} Ингредиенты, видео и рецепт по шагам.`,
  categoryDescription: (title: string, count: number) =>
    `${title}: ${recipes(count)} с фото, калорийностью и ценой продуктов. Готовьте по шагам и заказывайте доставку.`,
  home: 'Tasty: на главную',
  categories: 'Все категории',
  cook: 'Готовить по шагам',
  watch: 'Смотреть видео',
  inApp: 'Пошаговый рецепт с таймерами, список покупок и доставка продуктов ждут в приложении.',
  openCategory: 'Открыть в приложении',
  recipes,
  more: (category: string) => `Ещё в разделе ${quoted(category)}`,
  otherCategories: 'Другие разделы',
}
