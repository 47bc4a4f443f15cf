import { plural } from '@/lib/text/plural'

/** Categories, cards, search, likes and saves. */
export const catalog = {
  heading: 'КАТЕГОРИИ РЕЦЕПТОВ',
  searchLabel: 'Поиск по рецептам',
  searchPlaceholder: 'Найди свой рецепт...',
  clearSearch: 'Очистить поиск',
  filters: 'Фильтры',
  noPrice: 'цена неизвестна',
  quickChoices: 'Быстрый выбор',
  quick: { quick: 'до 30 минут', today: 'сегодня', meatless: 'без мяса', cheaper: 'дешевле' },
  planned: 'Из вашего плана на\u00a0сегодня',
  picked: 'Быстрые блюда на\u00a0сегодня. Завтра будут другие.',
  quickToday: 'Быстро сегодня',
  loadMore: 'Загрузить ещё',
  loadMoreFailed: 'Ещё категории загрузить не удалось.',
  nothingFound: 'Ничего не найдено...',
  /** For a search that covered only categories because the recipes failed to load. */
  noRecipeSearch: 'Поискать среди рецептов не удалось.',
  nothingFoundHint: 'Попробуйте одно-два слова: название блюда или продукта.',
  /** Where only the categories are searched, by the beginning of their titles. */
  noCategoryFoundHint: 'Попробуйте начать слово иначе: достаточно первых трёх букв.',
  /** `partial`: the recipes that lack a part of the query. */
  found: (categories: number, recipes: number, partial: number) =>
    `Найдено ${[
      categories && `категорий: ${categories}`,
      recipes && `рецептов: ${recipes}`,
      partial && `похожих рецептов: ${partial}`,
    ]
      .filter(Boolean)
      .join(', ')}`,
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
