/** What every screen may have, and what surrounds it. */

/** The level-one heading of each screen. */
export const headings = {
  welcome: 'TASTY',
  categories: 'КАТЕГОРИИ РЕЦЕПТОВ',
  saved: 'Сохранённые рецепты',
  liked: 'Понравившиеся рецепты',
  editor: 'Список ингредиентов',
  list: 'Мой шоппинг лист',
  cart: 'Корзина',
  delivery: 'Оформление доставки',
  login: 'Вход',
  registration: 'Регистрация',
  passwordReset: 'Сброс пароля',
  pantry: 'Что приготовить?',
  plan: 'План на неделю',
  userData: 'Мои данные',
  mine: 'Моё',
  orders: 'Мои заказы',
  ownRecipes: 'Мои рецепты',
  importRecipe: 'Вставить рецепт',
  newRecipe: 'Новый рецепт',
  invitation: 'Приглашение в семью',
  notFound: 'Здесь пусто, как в вымытой кастрюле',
}

export const documentTitle = 'Рецепты и продукты с доставкой'

export const common = {
  loading: 'Загрузка',
  retry: 'Повторить',
  back: 'Назад',
  add: 'Добавить',
  save: 'Сохранить',
  edit: 'Изменить',
  anyEdit: /^Изменить: /,
  editOf: (title: string) => `Изменить: ${title}`,
  cancel: 'Отмена',
  undo: 'Отменить',
  /** At the end of the name of a toast that can be undone. */
  anyUndo: /Отменить$/,
  close: 'Закрыть',
  closeToast: 'Закрыть уведомление',
  toasts: 'Уведомления',
  required: 'Обязательное поле',
  chooseRecipe: 'Выбрать рецепт',
  toCategories: 'К категориям',
  toWelcome: 'на главную',
}

export const sections = {
  name: 'Разделы',
  recipes: 'Рецепты',
  plan: 'План',
  list: 'Список',
  cart: 'Корзина',
  mine: 'Моё',
}

export const shell = {
  menu: 'Меню',
  panel: 'Разделы сайта',
  skipLink: 'К содержанию',
  darkTheme: 'Тёмная тема',
  signOut: 'Выйти из аккаунта',
  signedOut: 'Вы вышли из аккаунта',
  forget: 'Забыть и на этом устройстве',
  links: {
    categories: 'Все категории',
    list: 'Мой шоппинг лист',
    login: 'Войти',
    registration: 'Регистрация',
    pantry: 'Что приготовить?',
    plan: 'План на неделю',
    userData: 'Мои данные',
  },
  update: 'Обновить',
  offline: 'Нет сети — показываем то, что уже загружено',
  online: 'Снова в сети',
  notSeenYet: 'Этого вы ещё не открывали, а сети сейчас нет',
  chunkFailed: 'Часть приложения не загрузилась. Проверьте сеть — мы обновим страницу и попробуем ещё раз.',
}

export const errors = {
  noConnection: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  serverDown: 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.',
  badResponse: 'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже.',
  timeout: 'Сервер отвечает слишком долго. Попробуйте ещё раз.',
  stale: 'Обновить не удалось — показываем то, что загрузили раньше.',
  moreCategories: 'Ещё категории загрузить не удалось.',
  storage: 'Всё работает, но после закрытия страницы ваши отметки и списки могут не сохраниться.',
}
