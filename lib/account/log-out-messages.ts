/** Apart from the texts of the account forms, since every page loads what logs out. */
export const logOut = {
  notKept: {
    title: 'Не удалось отложить ваши данные до следующего входа',
    message: 'Сохраните их в файл: потом его можно загрузить обратно.',
    action: 'Скачать',
  },
}
