import type { ScreenName } from '@/lib/routes'

/**
 * Every sentence a visitor can read, by the room it is read in. Quoted texts of the spec are exact to the letter,
 * missing blanks included.
 */

export const titles: Record<ScreenName, string> = {
  welcome: 'Рецепты и продукты с доставкой',
  categories: 'Категории рецептов',
  category: 'Рецепты',
  recipe: 'Рецепт',
  saves: 'Сохранённые рецепты',
  likes: 'Понравившиеся рецепты',
  editor: 'Список ингредиентов',
  list: 'Мой шоппинг лист',
  cart: 'Корзина',
  delivery: 'Оформление доставки',
  login: 'Вход',
  registration: 'Регистрация',
  reset: 'Сброс пароля',
  notFound: 'Страница не найдена',
}

/** The document's title for a screen's name. */
export const documentTitle = (title: string) => `${title} — Tasty`

export const common = {
  loading: 'Загрузка',
  back: 'Назад',
  retry: 'Повторить',
  close: 'Закрыть',
  toWelcome: 'на главную',
  toCategories: 'К категориям',
  toRecipes: 'Выбрать рецепт',
  skipToContent: 'К содержанию',
  notRemembered: {
    title: 'Память браузера недоступна',
    message: 'Всё работает, но после закрытия страницы ваши отметки и списки могут не сохраниться.',
  },
}

export const shell = {
  brand: 'Tasty',
  menu: 'Меню',
  navigation: 'Разделы сайта',
  categories: 'Все категории',
  list: 'Мой шоппинг лист',
  login: 'Войти',
  registration: 'Регистрация',
  darkTheme: 'Тёмная тема',
  logOut: 'Выйти из аккаунта',
  notifications: 'Уведомления',
  closeNotification: 'Закрыть уведомление',
  chunkError:
    'Часть приложения не загрузилась. Проверьте соединение — мы обновим страницу и попробуем ещё раз.',
  screenError: 'На этом экране что-то сломалось. Попробуйте ещё раз: ваши списки на месте.',
  recipeWaiting: { title: 'С возвращением!', message: 'Открыть рецепт, который вы хотели посмотреть?' },
}

export const welcome = {
  title: 'TASTY',
  description:
    'Находите разнообразные, простые, полезные и вкусные рецепты и сразу заказывайте доставку ингредиентов для выбранного блюда.',
  cook: 'Cook',
  cookCaption: 'К рецептам',
}

export const notFound = {
  title: 'Здесь пусто, как в вымытой кастрюле',
  message: 'Такой страницы у нас нет. Зато рецепты — на месте.',
}

export const failures = {
  title: 'Не получилось загрузить',
  network: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  timeout: 'Сервер отвечает слишком долго. Попробуйте ещё раз.',
  status: 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.',
  shape: 'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже.',
  stale: 'Обновить не вышло — показываем то, что загрузили раньше.',
  noCategory: 'Категория не найдена',
  noRecipe: 'Рецепт не найден',
  noSuch: 'Возможно, ссылка устарела. Загляните в категории — там много вкусного.',
}

export const catalog = {
  heading: 'КАТЕГОРИИ РЕЦЕПТОВ',
  searchLabel: 'Поиск по рецептам',
  searchPlaceholder: 'Найди свой рецепт...',
  clearSearch: 'Очистить поиск',
  loadMore: 'Загрузить ещё',
  loadingMore: 'Загружаем…',
  nothingFound: 'Ничего не найдено...',
  nothingFoundHint: 'Попробуйте начать слово иначе: достаточно первых трёх букв.',
  found: (count: number) => `Найдено: ${count}`,
  exit: 'Выйти',
  shoppingList: 'Шоппинг лист',
  tabs: 'Рецепты',
  allCategories: 'Все категории',
  saved: 'Сохранённые рецепты',
  liked: 'Понравившиеся рецепты',
  cook: 'Готовить',
  like: 'Нравится',
  save: 'Сохранить рецепт',
  noLikes: 'Ваш список понравившихся рецептов пока что пуст...',
  noSaves: 'Ваш список сохранённых рецептов пока что пуст...',
  likesHint: 'Отмечайте сердечком блюда, к которым хочется вернуться.',
  savesHint: 'Сохраняйте закладкой то, что собираетесь приготовить.',
  emptyCategory: 'В этой категории рецептов пока нет',
  noCategories: 'Категорий пока нет',
}

export const recipe = {
  tabs: 'Разделы рецепта',
  ingredients: 'Ингредиенты',
  instructions: 'Инструкция',
  video: 'Видео рецепта',
  addToList: 'Добавить в список ингредиентов',
  videoTitle: (title: string) => `Видео: ${title}`,
  noVideo: 'Видео недоступно',
  noVideoHint: 'Но пошаговая инструкция — рядом, на соседней вкладке.',
  step: (number: number) => `Шаг ${number}`,
}

export const shoppingList = {
  editorTitle: 'Список ингредиентов',
  title: 'Мой шоппинг лист',
  save: 'Сохранить',
  saved: 'Все ингредиенты сохранены в вашем шоппинг листе',
  buy: 'Купить',
  empty: 'Ваш список пуст...',
  emptyHint: 'Откройте рецепт и добавьте его ингредиенты сюда.',
  editorEmpty: 'Все ингредиенты убраны',
  editorEmptyHint: 'Сохранять нечего. Можно вернуть их как было.',
  editorReset: 'Вернуть все',
}

export const cart = {
  title: 'Корзина',
  total: (sum: string) => `Общая сумма ${sum} руб.`,
  price: (sum: string) => `${sum} руб.`,
  remove: 'Удалить',
  removed: (title: string) => `Убрали из корзины: ${title}`,
  undo: 'Вернуть',
  notSold: 'Нет в магазине',
  order: 'Оформить доставку',
  allRemoved: 'В корзине ничего не осталось',
  allRemovedHint: 'Ингредиенты по-прежнему в вашем списке.',
  restoreAll: 'Вернуть всё из списка',
}

export const delivery = {
  title: 'Оформление доставки',
  address: 'Адрес доставки',
  city: 'Город/Улица',
  house: 'Дом/Квартира',
  entrance: 'Подъезд/Этаж',
  date: 'Дата',
  phone: 'Номер телефона',
  phonePlaceholder: '+375xx-xxx-xx-xx',
  payment: 'Способ оплаты',
  cash: 'Наличными',
  card: 'Картой курьеру',
  submit: 'Отправить',
  done: 'Ваш заказ оформлен.Ожидайте звонка менеджера',
}

export const account = {
  login: 'Войти',
  registration: 'Регистрация',
  sections: 'Вход и регистрация',
  email: 'Email',
  password: 'Пароль',
  confirmation: 'Подтвердить пароль',
  showPassword: 'Показать пароль',
  google: 'Войти с помощью Google',
  or: 'или',
  forgot: 'Забыли пароль? Сбросить пароль',
  submit: 'Отправить',
  toLogin: 'Уже есть аккаунт? Войти',
  backToLogin: 'Вернуться ко входу',
  registered: 'Готово! Теперь войдите со своим паролем.',
  resetTitle: 'Сброс пароля',
  resetPrompt: 'Пожалуйста введите email',
  resetSubmit: 'Сменить',
  resetDone: 'Сообщение о смене пароля отправлено вам на почту',
  resetFailed: 'Что-то пошло не так',
  notConfigured:
    'Вход пока не настроен на этом сайте. Рецепты и поиск доступны всем — заходите без аккаунта.',
  demo: 'Демо-аккаунт',
  demoFill: 'Подставить',
  alreadyIn: 'Вы уже вошли.',
  loginFailed: 'Пользователь не найден',
  offline: 'Нет соединения. Проверьте интернет и попробуйте ещё раз.',
  tooMany: 'Слишком много попыток. Подождите пару минут и попробуйте снова.',
  weakPassword: 'Пожалуйста,введите более надёжный пароль',
  emailTaken: 'Электронная почта уже используется',
  registrationFailed: 'Не удалось зарегистрироваться.Попробуйте позже',
  mismatch: 'Пожалуйста,убедитесь что ваши пароли совпадают',
}

export const validation = {
  required: 'Обязательное поле',
  latin: 'Используйте латинские символы',
  email: 'Неправильный формат email',
  password: 'Пароль должен содержать цифры и буквы в разных регистрах',
  confirmation: 'Пароли не совпадают',
  address: 'Неправильный формат адреса',
  phone: 'Неправильный формат номера телефона',
}
