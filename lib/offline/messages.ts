/** What the header says of the network and of a new version. */
export const connection = {
  offline: 'Нет сети — показываем то, что уже загружено',
  back: 'Снова в сети',
  newVersion: 'Вышла новая версия',
  update: 'Обновить',
}
