import type { MealName } from '@/lib/calendar/meals'
import { calendar } from '@/lib/calendar/messages'
import { plural, servings, servingsAccusative } from '@/lib/text/plural'
import { joinTitles } from '@/lib/text/join-titles'
import { formatTime } from '@/lib/recipes/card-numbers'
import { replacedWith } from '@/lib/recipes/substitutes/instead-of'
import { atTill } from '@/lib/shop/messages'
import type { Total } from '@/lib/plan/totals'

const number = new Intl.NumberFormat('ru')

const dishes = (count: number) => `${count} ${plural(count, 'блюдо', 'блюда', 'блюд')}`

/** The genitive after «без» and «для»: 1 блюда, 2 блюд. */
const dishesGenitive = (count: number) => `${count} ${plural(count, 'блюда', 'блюд', 'блюд')}`

const withoutUnknown = ({ unknown }: Total) => (unknown > 0 ? ` без ${dishesGenitive(unknown)}` : '')

/** The weekly meal plan. */
export const plan = {
  intro: 'Разложите блюда по дням — а шоппинг лист соберём мы.',
  previousWeek: 'Предыдущая неделя',
  nextWeek: 'Следующая неделя',
  toToday: 'Сегодня',
  today: 'сегодня',
  days: 'Дни недели',
  /** What follows the number of a day in its name: 'ноября, 2 блюда'. */
  monthWith: (day: string, count: number) =>
    [calendar.month(day), ...(count > 0 ? [dishes(count)] : [])].join(', '),
  addSent: 'Добавить в план',
  addTo: (day: string, meal: MealName) => `Добавить блюдо: ${calendar.mealTime(day, meal)}`,
  added: (title: string, day: string, meal: MealName) =>
    `В плане: ${title}, ${calendar.shortMealTime(day, meal)}`,
  removed: (title: string) => `Убрали из плана: ${title}`,
  moved: (title: string, day: string, meal: MealName) =>
    `Перенесли: ${title}, ${calendar.mealTime(day, meal)}`,
  resized: (title: string, count: number) => `${title}: теперь на ${servingsAccusative(count)}`,
  facts: (count: number, time: string | undefined) =>
    [`на\u00a0${servingsAccusative(count)}`, ...(time ? [formatTime(time)] : [])]
      .map((fact) => fact.replace(/(?<=\d) /g, '\u00a0'))
      .join('\u00a0· '),
  replacedWith,
  leftoverFacts: (count: number) => `из\u00a0остатков\u00a0· ${servings(count).replace(' ', '\u00a0')}`,
  waiting: 'Уже приготовлено',
  /** 'Плов, 2 порции': leads to the day to eat it. */
  waitingDish: (title: string, count: number) => `${title}, ${servings(count).replace(' ', '\u00a0')}`,
  leftoversHint: 'Уже приготовлено: в шоппинг лист и в сумму не попадёт.',
  changeMeal: (title: string) => `Изменить: ${title}`,
  remove: 'Убрать из плана',
  openRecipe: 'Открыть рецепт',
  removeMeal: (title: string, day: string) => `Убрать: ${title}, ${calendar.day(day)}`,
  restored: (title: string) => `Вернули в план: ${title}`,
  dayLabel: 'День',
  mealLabel: 'Приём пищи',
  save: 'Сохранить',
  pickFor: (day: string, meal: MealName) => `${calendar.meals[meal]}: ${calendar.day(day)}`,
  find: 'Найти рецепт',
  clearSearch: 'Очистить поиск',
  choices: 'Рецепты на выбор',
  tabs: { saved: 'Сохранённые', quick: 'Быстрые', recent: 'Недавние', all: 'Все' },
  noMatches: 'Таких рецептов у нас нет.',
  lacking: (lacks: string) => `Всего сразу не нашлось, зато есть без ${lacks}:`,
  meant: (text: string) => `Возможно, вы искали: ${text}`,
  showAll: 'Показать все рецепты',
  onlyUserRecipes: 'Здесь пока только ваши рецепты: остальные загрузить не удалось.',
  drawer: 'Сохранённые',
  drawerHint: 'Перетащите блюдо на любой день.',
  noSaved: 'Сохраните рецепт закладкой — и он будет ждать здесь.',
  noRecent: 'Здесь соберутся блюда, которые вы уже планировали.',
  noQuick: 'Рецептов на полчаса у нас пока нет.',
  showQuick: 'Что готовится за полчаса',
  noChoices: 'Чтобы было из чего выбирать, сохраните пару рецептов закладкой.',
  kcal: (total: Total) => `${number.format(total.sum)}\u00a0ккал на\u00a0человека${withoutUnknown(total)}`,
  /** `sum`: rubles with kopecks. */
  till: (sum: string, total: Total) => `${atTill(sum)}${withoutUnknown(total)}`,
  /** The sum of a dish for other servings than would be planned: 'На кассе 36.96 руб. за 8 порций'. */
  tillFor: (sum: string, count: number) =>
    `${atTill(sum)} за\u00a0${servingsAccusative(count).replace(' ', '\u00a0')}`,
  used: (sum: string) => `Уйдёт продуктов на\u00a0${sum}\u00a0руб., остальное останется`,
  atHome: (titles: string[]) => `В\u00a0сумме нет того, чего дома хватит: ${joinTitles(titles)}`,
  partlySold: (count: number) => `Для ${dishesGenitive(count)} в магазине есть не всё`,
  total: 'Вся неделя',
  dishes,
  /** '3 блюда · На кассе', before the sum on a line of its own. */
  dishesAtTill: (count: number) => `${dishes(count)} · На кассе`,
  planWeek: 'Спланировать неделю',
  buildList: 'Собрать шоппинг лист',
  toCalendar: 'Скачать календарь',
  preview: 'Список на неделю',
  previewHint: 'Снимите отметку с\u00a0того, что уже есть дома.',
  gone: 'Рецепта больше нет',
  notLoaded: (titles: string[]) => `Не удалось загрузить: ${titles.join(', ')}`,
  notListed: (titles: string[]) => `Не удалось загрузить, в список не попадёт: ${titles.join(', ')}`,
  addToList: 'Добавить в шоппинг лист',
  buy: 'В корзину',
  addedToList: 'Продукты на неделю — в шоппинг листе',
}
