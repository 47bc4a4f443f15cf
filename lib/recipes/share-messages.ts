/** Sharing a recipe, with its files, or a category. */
export const sharing = {
  title: 'Поделиться рецептом',
  categoryTitle: 'Поделиться категорией',
  send: 'Отправить ссылку',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Браузер не дал скопировать ссылку. Выделите её выше и скопируйте сами.',
  notShared: 'Не удалось отправить ссылку. Скопируйте её.',
  files: 'Скачать файлом',
  hint: 'Cooklang и JSON-LD понимают другие кулинарные приложения, текст — все.',
  formats: { cooklang: 'Cooklang', jsonLd: 'JSON-LD', text: 'Текст' },
}
