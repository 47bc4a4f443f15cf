/** Texts that several screens share. */
export const common = {
  loading: 'Загрузка',
  back: 'Назад',
  retry: 'Повторить',
  undo: 'Отменить',
  notLoaded: 'Не удалось загрузить',
  lostPart: 'Часть приложения не загрузилась. Проверьте сеть и попробуйте ещё раз.',
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
