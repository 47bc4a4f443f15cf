import { quoted } from '@/lib/text/quoted'
import { servingsAccusative, servings } from '@/lib/text/plural'

/** The recipe and its servings. */
export const recipe = {
  tabs: 'Разделы рецепта',
  ingredients: 'Ингредиенты',
  instructions: 'Инструкция',
  video: 'Видео рецепта',
  toPlan: 'В план на неделю',
  addToList: 'Добавить в список ингредиентов',
  addAll: 'Добавить всё в список',
  addedAll: (title: string) => `В списке всё для блюда ${quoted(title)}`,
  openList: 'Открыть список',
  videoTitle: (title: string) => `Видео: ${title}`,
  noVideo: 'Видео недоступно',
  noVideoHint: 'Но пошаговая инструкция — рядом, на соседней вкладке.',
  offlineVideo: 'Без сети видео не посмотреть',
  offlineVideoHint: 'Появится связь — покажем. А пошаговая инструкция рядом, на соседней вкладке.',
  servings,
  servingsLabel: 'Порций',
  moreServings: 'Больше порций',
  fewerServings: 'Меньше порций',
  noServings: (min: number, max: number, present: number) =>
    `Введите целое число от ${min} до ${max}. Пока считаем на ${servingsAccusative(present)}.`,
  price: 'Стоимость продуктов',
  perServing: (sum: string) => `${sum}\u00a0руб. на\u00a0порцию`,
  used: (sum: string, perServing: string) =>
    `Уйдёт продуктов на\u00a0${sum}\u00a0руб. (${perServing}\u00a0руб. на порцию), остальное останется`,
  notCounted: (titles: string) => `Сколько уйдёт, заранее не посчитать: ${titles}`,
  notSold: (titles: string) => `Нет в магазине: ${titles}`,
  staples: (titles: string) => `Без того, что обычно есть дома: ${titles}`,
}
