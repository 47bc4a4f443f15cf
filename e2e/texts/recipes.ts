/** Recipes, cooking them, and own ones. */

export const recipe = {
  tabs: {
    ingredients: 'Ингредиенты',
    instructions: 'Инструкция',
    video: 'Видео рецепта',
    editor: 'Добавить в список ингредиентов',
  },
  moreServings: 'Больше порций',
  share: 'Поделиться',
  copyLink: 'Скопировать ссылку',
  linkCopied: 'Ссылка скопирована',
  noVideo: 'Видео недоступно',
  watch: 'Смотреть видео',
  addAll: 'Добавить всё в список',
  addedAll: 'В списке всё для блюда',
  price: 'Стоимость продуктов',
  signInToCook: (title: string) => `Войдите, чтобы готовить «${title}»`,
  unknown: 'Рецепт не найден',
  servings: 'Порций',
}

export const cooking = {
  start: 'Готовить по шагам',
  next: 'Следующий шаг',
  previous: 'Предыдущий шаг',
  allIngredients: 'Все ингредиенты',
  exit: 'Закончить',
  finish: 'Готово!',
  finished: 'Приятного аппетита!',
  timersLeft: 'Таймеры этого блюда ещё включены',
  toRecipe: 'К рецепту',
  step: (number: number, count: number) => `Шаг ${number} из ${count}`,
}

export const timers = {
  title: 'Таймеры',
  any: /^Таймеры/,
  one: /^Таймеры: 1/,
  two: /^Таймеры: 2/,
  start: (duration: string) => `Запустить таймер: ${duration}`,
  anyStart: /^Запустить таймер/,
  pause: (timer: string) => `Пауза: ${timer}`,
  resume: (timer: string) => `Продолжить: ${timer}`,
  extend: (timer: string) => `+1 минута: ${timer}`,
  remove: (timer: string) => `Убрать таймер: ${timer}`,
  anyRemove: /^Убрать таймер/,
  name: 'Название',
  timeLeft: 'Сколько осталось',
  badTime: /^Введите время от секунды до суток/,
}

export const film = {
  play: 'Смотреть',
  again: 'Смотреть сначала',
  pause: 'Пауза',
  steps: 'Шаги рецепта',
  needed: 'Понадобится',
  anyStep: /^(?:Понадобится|Шаг \d+ из \d+.*)$/,
  /** A pattern: the text of a step goes on with how far it is. */
  step: (number: number) => new RegExp(`^Шаг ${number} `),
  stepOf: (number: number, count: number) => new RegExp(`^Шаг ${number} из ${count}`),
  wish: 'Приятного аппетита!',
}

export const ownRecipes = {
  add: 'Добавить рецепт',
  paste: 'Вставить рецепт',
  text: 'Текст рецепта',
  parse: 'Разобрать',
  nothingPasted: /^Здесь пока пусто/,
  noName: 'Назовите рецепт',
  files: 'Или выбрать файлы',
  address: 'Адрес страницы',
  takeFromPage: 'Взять со страницы',
  notPublic: /^Эта страница доступна не всем/,
  bookmark: 'В Tasty',
  save: 'Сохранить рецепт у себя',
  name: 'Название',
  ingredients: 'Продукты, по одному в строке',
  unsavedBack: 'Вернули то, что вы не сохранили',
  cooked: 'Приготовлено',
  note: 'Записать',
  notPicture: /^Это не картинка/,
}
