import type { MealName } from '@/lib/plan/meal'
import { onServings, plural } from '@/lib/text/plural'
import type { Total } from '@/lib/plan/plan'

const inUtc = { timeZone: 'UTC' } as const
const longDay = new Intl.DateTimeFormat('ru', { ...inUtc, weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = new Intl.DateTimeFormat('ru', { ...inUtc, weekday: 'short', day: 'numeric' })
const dayAndMonth = new Intl.DateTimeFormat('ru', { ...inUtc, day: 'numeric', month: 'long' })
const number = new Intl.NumberFormat('ru')

const meals: Record<MealName, string> = {
  breakfast: 'Завтрак',
  lunch: 'Обед',
  dinner: 'Ужин',
  snack: 'Перекус',
}

const day = (of: string) => longDay.format(Date.parse(of))

const place = (of: string, meal: MealName) => `${day(of)}, ${meals[meal].toLowerCase()}`

const dishes = (count: number) => `${count} ${plural(count, 'блюдо', 'блюда', 'блюд')}`

/** After «без» and «для»: 1 блюда, 2 блюд. */
const ofDishes = (count: number) => `${count} ${plural(count, 'блюда', 'блюд', 'блюд')}`

const without = ({ unknown }: Total) => (unknown > 0 ? ` без ${ofDishes(unknown)}` : '')

/** The plan of the week. */
export const plan = {
  intro: 'Разложите блюда по дням — а шоппинг лист соберём мы.',
  week: (first: string, last: string) => dayAndMonth.formatRange(Date.parse(first), Date.parse(last)),
  previousWeek: 'Предыдущая неделя',
  nextWeek: 'Следующая неделя',
  thisWeek: 'Эта неделя',
  day,
  /** 'пн, 23' */
  shortDay: (of: string) => shortDay.format(Date.parse(of)),
  today: 'сегодня',
  meals,
  add: 'Добавить блюдо',
  addTo: (of: string) => `Добавить блюдо: ${day(of)}`,
  added: (title: string, of: string, meal: MealName) => `В плане: ${title}, ${place(of, meal)}`,
  moved: (title: string, of: string, meal: MealName) => `Перенесли: ${title}, ${place(of, meal)}`,
  resized: (title: string, count: number) => `${title}: теперь на ${onServings(count)}`,
  servings: (count: number) => `на ${onServings(count)}`,
  change: 'Изменить',
  changeMeal: (title: string) => `Изменить: ${title}`,
  remove: 'Убрать',
  removeMeal: (title: string, of: string) => `Убрать: ${title}, ${day(of)}`,
  removed: (title: string) => `Убрали из плана: ${title}`,
  restored: (title: string) => `Вернули в план: ${title}`,
  dayLabel: 'День',
  mealLabel: 'Что это будет',
  save: 'Сохранить',
  find: 'Найти рецепт',
  choices: 'Рецепты на выбор',
  noSuch: 'Таких рецептов у нас нет.',
  ownOnly: 'Здесь пока только ваши рецепты: остальные загрузить не удалось.',
  noChoices: 'Чтобы было из чего выбирать, сохраните пару рецептов закладкой.',
  kcal: (total: Total) => `${number.format(total.sum)}\u00a0ккал на человека${without(total)}`,
  /** `sum`: rubles with kopecks. */
  price: (sum: string, total: Total) => `Продукты: ${sum}\u00a0руб.${without(total)}`,
  /** Below the price. */
  partlySold: (count: number) => `Для ${ofDishes(count)} в магазине есть не всё`,
  total: 'Вся неделя',
  dishes,
  toList: 'Собрать шоппинг лист',
  preview: 'Список на неделю',
  previewHint: 'Снимите отметку с того, что уже есть дома.',
  previewOf: (count: number) => `Продукты на ${dishes(count)}`,
  staple: 'обычно есть дома',
  notLoaded: (titles: string[]) => `Не удалось загрузить: ${titles.join(', ')}`,
  notListed: (titles: string[]) => `Не удалось загрузить, в список не попадёт: ${titles.join(', ')}`,
  addToList: 'Добавить в шоппинг лист',
  addedToList: 'Продукты на неделю — в шоппинг листе',
  openList: 'Открыть',
  /** What a meal's share of the shopping list is called there: 'Борщ, среда, 25 ноября, обед'. */
  shareTitle: (title: string, of: string, meal: MealName) => `${title}, ${place(of, meal)}`,
}
