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
  pantry: 'Что приготовить?',
  notFound: 'Страница не найдена',
}

const rules = new Intl.PluralRules('ru')

/** The form of a noun after a whole number: 1 порция, 2 порции, 5 порций. */
export function plural(count: number, one: string, few: string, many: string) {
  const rule = rules.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

const servings = (count: number) => `${count} ${plural(count, 'порция', 'порции', 'порций')}`

/** After «на»: 1 порцию, 2 порции, 5 порций. */
const onServings = (count: number) => `${count} ${plural(count, 'порцию', 'порции', 'порций')}`

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
  socialPicture: 'Борщ, греческий салат и пирог с ягодами на кухонном столе',
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
  like: 'Нравится',
  save: 'Сохранить рецепт',
  likeAdded: (title: string) => `Добавлено в понравившиеся: ${title}`,
  likeRemoved: (title: string) => `Удалено из понравившихся: ${title}`,
  saveAdded: (title: string) => `Добавлено в сохранённые: ${title}`,
  saveRemoved: (title: string) => `Удалено из сохранённых: ${title}`,
  noLikes: 'Ваш список понравившихся рецептов пока что пуст...',
  noSaves: 'Ваш список сохранённых рецептов пока что пуст...',
  likesHint: 'Отмечайте сердечком блюда, к которым хочется вернуться.',
  savesHint: 'Сохраняйте закладкой то, что собираетесь приготовить.',
  recipes: (count: number) => `${count} ${plural(count, 'рецепт', 'рецепта', 'рецептов')}`,
  emptyCategory: 'В этой категории рецептов пока нет',
  noCategories: 'Категорий пока нет',
}

export const pantry = {
  intro: 'Отметьте, что есть дома, — и мы найдём, что из этого приготовить.',
  atHome: 'Есть дома',
  clear: 'Убрать всё',
  searchLabel: 'Поиск по продуктам',
  searchPlaceholder: 'Найти продукт…',
  suggestions: 'Продукты на выбор',
  noSuch: 'Таких продуктов в наших рецептах нет.',
  staplesHint: 'Соль, воду, масло и подобное не отмечайте: считаем, что они у вас есть.',
  dishes: 'Можно приготовить',
  found: (count: number) => `Найдено рецептов: ${count}`,
  allThere: 'Всё уже есть!',
  missing: (titles: string[]) => `Не хватает: ${titles.join(', ')}`,
  addMissing: 'Добавить в список',
  addMissingOf: (title: string) => `Добавить в список недостающее для рецепта «${title}»`,
  added: (titles: string[]) => `Теперь в шоппинг листе: ${titles.join(', ')}`,
  toList: 'Открыть',
  nothingChosen: 'Начните с того, что первым попалось на глаза в холодильнике',
  noIndex: 'Подбор по продуктам здесь недоступен',
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
  servings,
  servingsLabel: 'Порций',
  moreServings: 'Больше порций',
  fewerServings: 'Меньше порций',
  noServings: (min: number, max: number, present: number) =>
    `Введите целое число от ${min} до ${max}. Пока считаем на ${onServings(present)}.`,
  /** A quantity that could not be scaled: '1 горсть (на 4 порции)'. */
  quantityFor: (quantity: string, count: number) => `${quantity} (на ${onServings(count)})`,
  price: 'Стоимость продуктов',
  used: (sum: string, perServing: string) => `Продукты: ${sum}\u00a0руб. (${perServing}\u00a0руб. на порцию)`,
  paid: (sum: string, perServing: string) =>
    `На кассе, целыми упаковками: ${sum}\u00a0руб. (${perServing}\u00a0руб. на порцию)`,
  notCounted: (titles: string) => `Сколько уйдёт, заранее не посчитать: ${titles}`,
  notSold: (titles: string) => `Нет в магазине: ${titles}`,
  staples: (titles: string) => `Посчитано вместе с тем, что обычно есть дома: ${titles}`,
}

export const shoppingList = {
  editorTitle: 'Список ингредиентов',
  servings: (title: string, count: number) => `${title}, на ${onServings(count)}`,
  title: 'Мой шоппинг лист',
  save: 'Сохранить',
  saved: 'Все ингредиенты сохранены в вашем шоппинг листе',
  buy: 'Купить',
  removed: (title: string) => `Удалено: ${title}`,
  empty: 'Ваш список пуст...',
  emptyHint: 'Откройте рецепт и добавьте его ингредиенты сюда.',
  /** After a title, for the eye and the ear: 'Творог, 900 г'. */
  sum: (sum: string) => `, ${sum}`,
  recipesOf: (title: string) => `Для каких рецептов: ${title}`,
  recipesFor: 'Для рецептов',
  share: (quantity: string, count: number) => `${quantity} на ${onServings(count)}`,
  removeRecipe: 'Убрать рецепт',
  removeRecipeOf: (title: string) => `Убрать рецепт «${title}»`,
  recipeRemoved: (title: string) => `Убрали из списка рецепт «${title}»`,
  recipeRestored: (title: string) => `Вернули рецепт «${title}»`,
  undo: 'Вернуть',
  editorEmpty: 'Все ингредиенты убраны',
  editorEmptyHint: 'Сохранять нечего. Можно вернуть их как было.',
  editorReset: 'Вернуть все',
}

export const cart = {
  title: 'Корзина',
  total: 'Общая сумма',
  price: (sum: string) => `${sum} руб.`,
  priceLabel: 'Цена',
  counted: (title: string, count: number) => `${title}: ${count} шт.`,
  /** '6 шт (720 г)' */
  told: (told: string, needed: string) => `${told} (${needed})`,
  /** 'Нужно 900 г: 3 уп. по 400 г, останется 300 г'; `isLeast`: more may be needed than could be counted. */
  need: (needed: string, packs: number, pack: string, left: string | undefined, isLeast: boolean) =>
    `Нужно ${isLeast ? 'не меньше ' : ''}${needed}: ${packs} уп. по ${pack}${left ? `, останется ${left}` : ''}`,
  remove: 'Удалить',
  removed: (title: string) => `Убрали из корзины: ${title}`,
  undo: 'Вернуть',
  restored: (title: string) => `Добавлено: ${title}`,
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
  housePlaceholder: '12/34',
  entrance: 'Подъезд/Этаж',
  entrancePlaceholder: '2/5',
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
