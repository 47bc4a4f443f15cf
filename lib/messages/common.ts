/** What every screen may say. */
export const common = {
  loading: 'Загрузка',
  back: 'Назад',
  retry: 'Повторить',
  undo: 'Отменить',
  notLoaded: 'Не получилось загрузить',
  noShop: 'Магазин недоступен: пока без цен и отделов.',
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
