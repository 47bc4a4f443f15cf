/** Apart from the texts of the account forms, since every page loads what signs in and logs out. */
export const logOut = {
  notRestored: {
    title: 'Не удалось вернуть ваши данные',
    message: 'Они хранятся на этом устройстве: список, план и рецепты появятся, как только он их прочтёт.',
    action: 'Попробовать снова',
  },
  notKept: {
    title: 'Не удалось отложить ваши данные до следующего входа',
    message: 'Сохраните их в файл: потом его можно загрузить обратно.',
    action: 'Скачать',
  },
}
