/** Texts of the header about the connection and a new version. */
export const connection = {
  offline: 'Нет сети — показываем то, что уже загружено',
  back: 'Снова в сети',
  newVersion: 'Вышла новая версия',
  update: 'Обновить',
}
