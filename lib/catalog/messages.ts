import { plural } from '@/lib/text/plural'

/** Categories, cards, search, likes and saves. */
export const catalog = {
  heading: 'КАТЕГОРИИ РЕЦЕПТОВ',
  searchLabel: 'Поиск по рецептам',
  searchPlaceholder: 'Найди свой рецепт...',
  clearSearch: 'Очистить поиск',
  filters: 'Фильтры',
  price: (sum: string) => `${sum}\u00a0руб. за\u00a0порцию`,
  noPrice: 'цена неизвестна',
  loadMore: 'Загрузить ещё',
  moreLost: 'Ещё категории загрузить не вышло.',
  nothingFound: 'Ничего не найдено...',
  /** For a search that covered only categories because the recipes failed to load. */
  noRecipeSearch: 'Поискать среди рецептов не вышло.',
  nothingFoundHint: 'Попробуйте начать слово иначе: достаточно первых трёх букв.',
  found: (categories: number, recipes: number) =>
    `Найдено ${[categories && `категорий: ${categories}`, recipes && `рецептов: ${recipes}`].filter(Boolean).join(', ')}`,
  foundRecipes: 'Рецепты',
  showMore: 'Показать ещё',
  shown: (count: number) => `Показано категорий: ${count}`,
  exit: 'Выйти',
  shoppingList: 'Шоппинг лист',
  tabs: 'Рецепты',
  allCategories: 'Все категории',
  saved: 'Сохранённые рецепты',
  liked: 'Понравившиеся рецепты',
  cook: 'Готовить',
  noLikes: 'Ваш список понравившихся рецептов пока что пуст...',
  noSaves: 'Ваш список сохранённых рецептов пока что пуст...',
  likesHint: 'Отмечайте сердечком блюда, к которым хочется вернуться.',
  savesHint: 'Сохраняйте закладкой то, что собираетесь приготовить.',
  recipes: (count: number) => `${count} ${plural(count, 'рецепт', 'рецепта', 'рецептов')}`,
  emptyCategory: 'В этой категории рецептов пока нет',
  noCategories: 'Категорий пока нет',
}
