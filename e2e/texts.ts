/**
 * The Russian text that the tests look for, grouped by screen: one place to change when a label changes. Literals on
 * purpose: an expectation must not come from the messages of the code under test. Text that one spec alone checks (a
 * rule's message, the arithmetic of a sample recipe) stays in that spec.
 */
export const texts = {
  /** The level-one heading of each screen. */
  headings: {
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
    notFound: 'Здесь пусто, как в вымытой кастрюле',
  },
  documentTitle: 'Рецепты и продукты с доставкой',

  /** What every screen may have. */
  common: {
    loading: 'Загрузка',
    retry: 'Повторить',
    back: 'Назад',
    add: 'Добавить',
    save: 'Сохранить',
    edit: 'Изменить',
    anyEdit: /^Изменить: /,
    cancel: 'Отмена',
    undo: 'Отменить',
    close: 'Закрыть',
    closeToast: 'Закрыть уведомление',
    toasts: 'Уведомления',
    required: 'Обязательное поле',
    chooseRecipe: 'Выбрать рецепт',
    toCategories: 'К категориям',
    toWelcome: 'на главную',
  },

  sections: {
    name: 'Разделы',
    recipes: 'Рецепты',
    plan: 'План',
    list: 'Список',
    cart: 'Корзина',
    mine: 'Моё',
  },

  household: {
    name: 'Ваше имя',
    invite: 'Пригласить',
    link: 'Ссылка-приглашение',
    join: 'Присоединиться',
    leave: 'Выйти из семьи',
    remove: 'Удалить участника',
    synced: 'Синхронизировано',
    waiting: 'Ждёт сети',
    pause: 'Приостановить',
    resume: 'Продолжить',
    devices: 'Мои устройства',
    household: 'Семья',
    used: /По этой ссылке уже кто-то вошёл/,
  },

  receipt: { title: 'Заказ оформлен', backToList: 'Вернуть в список', repeat: 'Повторить заказ' },

  shell: {
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
    chunkFailed:
      'Часть приложения не загрузилась. Проверьте соединение — мы обновим страницу и попробуем ещё раз.',
  },

  errors: {
    noConnection: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    serverDown: 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.',
    badResponse: 'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже.',
    timeout: 'Сервер отвечает слишком долго. Попробуйте ещё раз.',
    stale: 'Обновить не удалось — показываем то, что загрузили раньше.',
    moreCategories: 'Ещё категории загрузить не удалось.',
    storage: 'Всё работает, но после закрытия страницы ваши отметки и списки могут не сохраниться.',
  },

  catalog: {
    start: 'Cook',
    exit: 'Выйти',
    shoppingList: 'Шоппинг лист',
    searchField: 'Найди свой рецепт...',
    clearSearch: 'Очистить поиск',
    nothingFound: 'Ничего не найдено...',
    searchHint: /^Попробуйте начать слово иначе/,
    recipes: 'Рецепты',
    loadMore: 'Загрузить ещё',
    cook: 'Готовить',
    noCategories: 'Категорий пока нет',
    noRecipes: 'В этой категории рецептов пока нет',
    unknownCategory: 'Категория не найдена',
    tabs: { all: 'Все категории', saved: 'Сохранённые рецепты', liked: 'Понравившиеся рецепты' },
    noLikes: 'Ваш список понравившихся рецептов пока что пуст...',
    noSaves: 'Ваш список сохранённых рецептов пока что пуст...',
  },

  filters: {
    open: 'Фильтры',
    reset: 'Сбросить',
    resetAll: 'Сбросить фильтры',
    time: 'Время, не больше',
    /** The titles of groups that are folded at first. */
    withIngredients: 'С ингредиентами',
    withoutIngredients: 'Без ингредиентов',
    wanted: 'Ингредиенты на выбор, нужные',
    unwanted: 'Ингредиенты на выбор, ненужные',
  },

  marks: {
    like: 'Нравится',
    save: 'Сохранить рецепт',
    anyLike: /^Нравится/,
    anySave: /^Сохранить рецепт/,
    /** The name of a mark on the card of a recipe. */
    of: (mark: string, title: string | undefined) => `${mark}: ${title}`,
  },

  recipe: {
    tabs: {
      ingredients: 'Ингредиенты',
      instructions: 'Инструкция',
      video: 'Видео рецепта',
      editor: 'Добавить в список ингредиентов',
    },
    moreServings: 'Больше порций',
    share: 'Поделиться',
    noVideo: 'Видео недоступно',
    unknown: 'Рецепт не найден',
  },

  cooking: {
    start: 'Готовить по шагам',
    next: 'Следующий шаг',
    previous: 'Предыдущий шаг',
    allIngredients: 'Все ингредиенты',
    finish: 'Готово!',
    finished: 'Готово! Приятного аппетита!',
  },

  timers: {
    title: 'Таймеры',
    two: /^Таймеры: 2/,
    start: (duration: string) => `Запустить таймер: ${duration}`,
    timeLeft: 'Сколько осталось',
    badTime: /^Введите время от секунды до суток/,
  },

  editor: {
    saved: 'Все ингредиенты сохранены в вашем шоппинг листе',
    allRemoved: 'Все ингредиенты убраны',
    restoreAll: 'Вернуть все',
    anyRemove: /^X /,
  },

  list: {
    buy: 'Купить',
    empty: 'Ваш список пуст...',
    tools: 'Действия со списком',
    remove: (title: string | undefined) => `X ${title}`,
    bought: /^Куплено \(\d+\)$/,
    staples: /^Обычно есть дома \(\d+\)$/,
    order: 'Порядок отделов',
    orderDone: 'Готово',
    entry: 'Что ещё купить',
    nothingTyped: 'Напишите, что нужно купить',
    atHome: 'Обычно есть дома',
  },

  cart: {
    sum: /^Общая сумма/,
    total: (rubles: string) => `Общая сумма ${rubles} руб.`,
    remove: 'Удалить',
    removed: 'Убрали из корзины',
    checkout: 'Оформить доставку',
    allRemoved: 'В корзине ничего не осталось',
  },

  delivery: {
    street: 'Город/Улица',
    house: 'Дом/Квартира',
    entrance: 'Подъезд/Этаж',
    date: 'Дата',
    phone: 'Номер телефона',
    cash: 'Наличными',
    card: 'Картой курьеру',
    submit: 'Отправить',
    placed: 'Ваш заказ оформлен.Ожидайте звонка менеджера',
  },

  orders: {
    oneProduct: /^1 продукт, /,
    noPrices: /^Не удалось узнать цены/,
    refused: /^Магазин не принял заказ/,
    emptyCart: /^В корзине нет продуктов/,
    pending: 'Заказ ждёт связи',
    anyPending: /^Заказ ждёт связи/,
    willWait: 'Нет связи — заказ подождёт',
  },

  account: {
    email: 'Email',
    password: 'Пароль',
    signIn: 'Войти',
    google: 'Войти с помощью Google',
    sections: 'Вход и регистрация',
    registration: 'Регистрация',
    register: 'Отправить',
    changePassword: 'Сменить',
    resetPrompt: 'Пожалуйста введите email',
    signedIn: 'Вы уже вошли.',
    unknownUser: 'Пользователь не найден',
    noConnection: 'Нет соединения. Проверьте интернет и попробуйте ещё раз.',
    passwordsDiffer: 'Пожалуйста,убедитесь что ваши пароли совпадают',
  },

  pantry: { choices: 'Продукты на выбор', results: 'Можно приготовить' },

  plan: {
    addOnMonday: 'Добавить блюдо: понедельник, 23 ноября, завтрак',
    recipes: 'Рецепты на выбор',
    find: 'Найти рецепт',
    savedTab: 'Сохранённые',
    nothingSaved: 'Сохраните рецепт закладкой — и он будет ждать здесь.',
    nothingFound: 'Таких рецептов у нас нет.',
    gone: 'Рецепта больше нет',
    day: 'День',
    buildList: 'Собрать шоппинг лист',
    addToList: 'Добавить в шоппинг лист',
    toCalendar: 'Скачать календарь',
  },

  planner: {
    planWeek: 'Спланировать неделю',
    dishes: 'Блюда недели',
    keep: 'Оставить',
    replace: 'Заменить',
    insteadOf: /^Вместо блюда/,
    strike: 'Больше не предлагать',
    another: 'Другой вариант',
    toPlan: 'Только в план',
    toList: 'В план и в список',
    wishes: 'Пожелания',
    eaters: 'Кто ест',
    budget: 'Бюджет на кассе, не больше',
  },

  userData: {
    download: 'Скачать мои данные',
    upload: 'Загрузить мои данные',
    notJson: /внутри не JSON/,
    erase: 'Стереть всё на этом устройстве',
    forget: 'Забыть меня на этом устройстве',
    nothing: 'Пока ничего',
  },
}
