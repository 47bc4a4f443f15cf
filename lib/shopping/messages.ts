import { calendar } from '@/lib/calendar/messages'
import { insteadOf } from '@/lib/recipes/substitutes/instead-of'
import { plural, servingsAccusative } from '@/lib/text/plural'
import { quoted } from '@/lib/text/quoted'
import { MAX_ENTRY_LENGTH } from '@/lib/shopping/list-entry'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'

/** Lines break only between amounts, and before the size of packs: a phone has no room for '2 упаковки по 400 г' in one. */
const boundAmount = (amount: string) => amount.replace(/(?<!\+) (?!\+|по\s)/g, '\u00a0')

/** The shopping list and its editor. */
export const shoppingList = {
  editorTitle: 'Список ингредиентов',
  servings: (title: string, count: number) => `${title}, на ${servingsAccusative(count)}`,
  title: 'Мой шоппинг лист',
  save: 'Сохранить',
  saved: 'Все ингредиенты сохранены в вашем шоппинг листе',
  buy: 'Купить',
  /** '28 товаров' */
  products: (count: number) => `${count} ${plural(count, 'товар', 'товара', 'товаров')}`,
  removed: (title: string) => `Удалено: ${title}`,
  empty: 'Ваш список пуст...',
  emptyHint: 'Откройте рецепт и добавьте его ингредиенты сюда.',
  restored: (title: string) => `Вернули: ${title}`,
  bought: (count: number) => `Куплено (${count})`,
  atHome: (count: number) => `Обычно есть дома (${count})`,
  ticked: (title: string) => `Куплено: ${title}`,
  unticked: (title: string) => `Снова в списке: ${title}`,
  otherDepartment: 'Прочее',
  staple: 'Обычно есть дома',
  askStaples: 'Есть дома? Отметьте.',
  allAtHome: 'Всё есть дома',
  entry: 'Что ещё купить',
  addEntry: 'Добавить',
  suggested: 'Есть в магазине',
  entryAdded: (title: string) => `Добавлено: ${title}`,
  entryProblems: {
    empty: 'Напишите, что нужно купить',
    long: `Слишком длинно: поместится ${MAX_ENTRY_LENGTH} знаков`,
  },
  entryAlreadyListed: (title: string) => `${quoted(title)} уже в списке`,
  dishes: 'Для каких блюд',
  forServings: (count: number) => `на ${servingsAccusative(count)}`,
  tools: 'Действия со списком',
  /** The accessible name of a tool, and its label. */
  copy: { name: 'Скопировать список', label: 'Скопировать' },
  shareList: { name: 'Поделиться', label: 'Поделиться' },
  print: { name: 'Распечатать', label: 'Распечатать' },
  order: { name: 'Порядок отделов', label: 'Порядок' },
  clear: { name: 'Очистить список', label: 'Очистить' },
  copied: 'Список скопирован',
  notCopied: 'Скопировать не удалось: браузер не разрешает',
  notShared: 'Поделиться не удалось. Попробуйте скопировать список.',
  nothingToCopy: 'Всё уже куплено — копировать нечего',
  cleared: 'Список очищен',
  listRestored: 'Вернули весь список',
  /** Appended to a title: 'Творог, 900 г'. */
  total: (total: string) => total && `, ${boundAmount(total)}`,
  /** 'нужно 350 г' */
  needed: (total: string) => boundAmount(/^\d/.test(total) ? `нужно ${total}` : total),
  insteadOf,
  ownShelf: 'алкоголь не\u00a0продаём, он из\u00a0ваших запасов',
  recipesOf: (title: string) => `Для каких рецептов: ${title}`,
  recipesFor: 'Для рецептов',
  share: (quantity: string, count: number) => `${quantity} на ${servingsAccusative(count)}`,
  removeRecipe: 'Убрать рецепт',
  removeRecipeOf: (title: string) => `Убрать рецепт ${quoted(title)}`,
  recipeRemoved: (title: string) => `Убрали из списка рецепт ${quoted(title)}`,
  recipeRestored: (title: string) => `Вернули рецепт ${quoted(title)}`,
  editorEmpty: 'Все ингредиенты убраны',
  editorEmptyHint: 'Сохранять нечего. Можно вернуть их как было.',
  editorReset: 'Вернуть все',
}

/** The name of a recipe share: the recipe's title, with the time of a planned meal: 'Борщ, среда, 25 ноября, обед'. */
export const shareTitle = ({ title, meal }: Pick<RecipeShare, 'title' | 'meal'>) =>
  meal ? `${title}, ${calendar.mealTime(meal.day, meal.name)}` : title
