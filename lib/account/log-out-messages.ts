/** In a module of their own, since every page loads what logs out, but not the texts of the account forms. */
export const logOut = {
  action: 'Выйти из аккаунта',
  done: 'Вы вышли из аккаунта',
  forget: 'Забыть и на этом устройстве',
  notKept: {
    title: 'Не удалось отложить ваши данные до следующего входа',
    message: 'Сохраните их в файл: потом его можно загрузить обратно.',
    action: 'Скачать',
  },
}
