/** Categories, search, filters and the marks of recipes. */

export const catalog = {
  start: 'Cook',
  exit: 'Выйти',
  shoppingList: 'Шоппинг лист',
  searchField: 'Найди свой рецепт...',
  clearSearch: 'Очистить поиск',
  nothingFound: 'Ничего не найдено...',
  searchHint: /^Попробуйте одно-два слова/,
  recipes: 'Рецепты',
  loadMore: 'Загрузить ещё',
  cook: 'Готовить',
  noCategories: 'Категорий пока нет',
  noRecipes: 'В этой категории рецептов пока нет',
  unknownCategory: 'Категория не найдена',
  tabs: { all: 'Все категории', saved: 'Сохранённые рецепты', liked: 'Понравившиеся рецепты' },
  noLikes: 'Ваш список понравившихся рецептов пока что пуст...',
  noSaves: 'Ваш список сохранённых рецептов пока что пуст...',
  upTo30Minutes: 'до 30 минут',
}

export const filters = {
  open: 'Фильтры',
  reset: 'Сбросить',
  resetAll: 'Сбросить фильтры',
  time: 'Время, не больше',
  /** The titles of groups that are folded at first. */
  withIngredients: 'С ингредиентами',
  withoutIngredients: 'Без ингредиентов',
  wanted: 'Ингредиенты на выбор, нужные',
  unwanted: 'Ингредиенты на выбор, ненужные',
}

export const marks = {
  like: 'Нравится',
  save: 'Сохранить рецепт',
  anyLike: /^Нравится/,
  anySave: /^Сохранить рецепт/,
  any: /^(Нравится|Сохранить рецепт)/,
  /** The name of a mark on the card of a recipe. */
  of: (mark: string, title: string | undefined) => `${mark}: ${title}`,
}
