import { quoted } from '@/lib/text/quoted'
import { insteadOf } from '@/lib/recipes/substitutes/instead-of'
import { joinTitles } from '@/lib/text/join-titles'
import { inSentence } from '@/lib/text/letter-case'
import { servings, servingsAccusative, servingsNoun } from '@/lib/text/plural'

const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

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
  offlineVideoHint: 'Появится сеть — покажем. А пошаговая инструкция рядом, на соседней вкладке.',
  stepsUnscaled: 'Количества в\u00a0шагах пока не\u00a0пересчитаны: не\u00a0загрузилась часть сайта.',
  servings,
  servingsNoun,
  servingsLabel: 'Порций',
  moreServings: 'Больше порций',
  fewerServings: 'Меньше порций',
  noServings: (min: number, max: number, present: number) =>
    `Введите целое число от ${min} до ${max}. Пока считаем на ${servingsAccusative(present)}.`,
  /** What the kcal of a recipe are for. */
  eachServing: 'на\u00a0порцию',
  nutrition: 'Пищевая ценность на порцию',
  nutrients: { kcal: 'Калории', protein: 'Белки', fat: 'Жиры', carbs: 'Углеводы' },
  inKcal: (count: number) => `${number.format(count)}\u00a0ккал`,
  inGrams: (count: number) => `${number.format(count)}\u00a0г`,
  unknownNutrients: (names: string[]) => `Неизвестно: ${joinTitles(names)}`,
  /** After the title of a product: 'вместо: сметана' */
  insteadOf,
  /** Above steps, which name the ingredients of the recipe: 'Сметана → йогурт греческий' */
  inSteps: (ingredient: string, product: string) => `${ingredient} → ${inSentence(product)}`,
  /** A product in the place of the ingredient that the step names. */
  replacing: (product: string, ingredient: string) => `${product} (вместо: ${inSentence(ingredient)})`,
  /** The total amount of an ingredient that several steps use. */
  inAll: (quantity: string) => `всего ${quantity}`,
  uncounted: (titles: string[]) => `Без\u00a0учёта: ${joinTitles(titles)}`,
  uncountedServings: 'Укажите, на\u00a0сколько порций рецепт, и\u00a0мы посчитаем.',
  price: 'Стоимость продуктов',
  perServing: (sum: string) => `${sum}\u00a0руб. на\u00a0порцию`,
  /** `perServing` is the text for one serving, '' where the servings are unknown. */
  used: (sum: string, perServing: string) =>
    `Уйдёт продуктов на\u00a0${sum}\u00a0руб.${perServing && ` (${perServing})`}, остальное останется`,
  notCounted: (titles: string) => `Сколько уйдёт, заранее не посчитать: ${titles}`,
  notSold: (titles: string) => `Нет в магазине: ${titles}`,
  ownShelf: (titles: string) => `Алкоголь не продаём, он из ваших запасов: ${titles}`,
  staples: (titles: string) => `Без того, что обычно есть дома: ${titles}`,
}
