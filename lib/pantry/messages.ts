import { joinTitles } from '@/lib/text/join-titles'
import { quoted } from '@/lib/text/quoted'

/** The pantry screen. */
export const pantry = {
  intro: 'Отметьте, что есть дома, — и мы найдём, что из\u00a0этого приготовить.',
  atHome: 'Есть дома',
  clear: 'Убрать всё',
  cleared: 'Убрали всё, что было дома',
  restored: 'Вернули всё, что было дома',
  searchLabel: 'Поиск по продуктам',
  clearSearch: 'Очистить поиск',
  searchPlaceholder: 'Найти продукт…',
  suggestions: 'Продукты на выбор',
  noSuch: 'Таких продуктов в наших рецептах нет.',
  staplesHint:
    'Соль, воду, сахар и\u00a0подсолнечное масло не\u00a0отмечайте: считаем, что они у\u00a0вас есть.',
  remainders: 'Осталось дома',
  remaindersHint: 'Что куплено по списку, отмечаем сами. Остаток учтём в списке и в плане.',
  change: (title: string) => `Изменить: ${title}`,
  /** 'Сколько осталось, г' */
  amount: (unit: string) => `Сколько осталось, ${unit}`,
  invalidAmount: 'Напишите число больше нуля. Не знаете — оставьте пустым.',
  until: 'Годится до',
  invalidUntil: 'Такого дня нет в календаре',
  save: 'Сохранить',
  saved: (title: string) => `Записали: ${title}`,
  removed: (title: string) => `Убрали: ${title}`,
  returned: (title: string) => `Вернули: ${title}`,
  dishes: 'Можно приготовить',
  ready: 'Всё есть',
  lacking: 'Нужно докупить',
  found: (count: number) => `Найдено рецептов: ${count}`,
  missing: (titles: string[]) => `Не хватает: ${joinTitles(titles)}`,
  addMissing: 'Добавить в список',
  onList: 'Уже в списке',
  addMissingOf: (title: string) => `Добавить в список недостающее для рецепта ${quoted(title)}`,
  onListOf: (title: string) => `Уже в списке: недостающее для рецепта ${quoted(title)}`,
  added: (titles: string[]) => `Теперь в шоппинг листе: ${joinTitles(titles)}`,
  toList: 'Открыть',
  nothingChosen: 'Начните с\u00a0того, что первым попалось на\u00a0глаза в\u00a0холодильнике',
  noShop: 'Магазин недоступен: пока не скажем, чего не хватает.',
  noIndex: 'Подбор по продуктам здесь недоступен',
}
