/** The frame around the screens. */
export const shell = {
  brand: 'Tasty',
  menu: 'Меню',
  navigation: 'Разделы сайта',
  categories: 'Все категории',
  sections: {
    name: 'Разделы',
    recipes: 'Рецепты',
    plan: 'План',
    list: 'Список',
    cart: 'Корзина',
    mine: 'Моё',
  },
  search: 'Найти блюдо или продукт',
  likes: 'Понравившееся',
  list: 'Мой шоппинг лист',
  login: 'Войти',
  registration: 'Регистрация',
  darkTheme: 'Тёмная тема',
  notifications: 'Уведомления',
  closeNotification: 'Закрыть уведомление',
  chunkError:
    'Часть приложения не загрузилась. Проверьте соединение — мы обновим страницу и попробуем ещё раз.',
  screenError: 'На этом экране что-то сломалось. Попробуйте ещё раз: ваши списки на месте.',
}
