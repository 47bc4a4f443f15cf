/** Texts of the header about the connection and a new version; `shell` has the one without a network. */
export const connection = {
  back: 'Снова в сети',
  newVersion: 'Вышла новая версия',
  update: 'Обновить',
}
