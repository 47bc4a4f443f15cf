/** The pantry, the plan of the week and the planner. */

export const pantry = {
  choices: 'Продукты на выбор',
  results: 'Нужно докупить',
  remainders: 'Осталось дома',
  until: 'Годится до',
}

export const plan = {
  add: (meal: string) => `Добавить блюдо: ${meal}`,
  addOnMonday: 'Добавить блюдо: понедельник, 23 ноября, завтрак',
  recipes: 'Рецепты на выбор',
  find: 'Найти рецепт',
  savedTab: 'Сохранённые',
  allTab: 'Все',
  nothingSaved: 'Сохраните рецепт закладкой — и он будет ждать здесь.',
  nothingFound: 'Таких рецептов у нас нет.',
  gone: 'Рецепта больше нет',
  day: 'День',
  buildList: 'Собрать шоппинг лист',
  addToList: 'Добавить в шоппинг лист',
  toCalendar: 'Скачать календарь',
  wholeWeek: 'Вся неделя',
  eaten: 'Сколько съест каждый',
}

export const planner = {
  planWeek: 'Спланировать неделю',
  dishes: 'Блюда недели',
  /** Five dishes and more: the form of the word depends on the number. */
  done: (dishes: number) => `Готово: ${dishes} блюд`,
  keep: 'Оставить',
  replace: 'Заменить',
  insteadOf: /^Вместо блюда/,
  strike: 'Больше не предлагать',
  another: 'Другой вариант',
  toPlan: 'Только в план',
  toList: 'В план и в список',
  nextWeek: 'Следующая неделя',
  wholeWeekToList: 'Собрать шоппинг лист',
  wishes: 'Пожелания',
  eaters: 'Кто ест',
  people: 'Имена, порции и цели',
  budget: 'Бюджет на кассе, не больше',
  kcalAtMost: 'Калории в день, до',
}
