/** The style guide with its editor of themes. */

export const styleguide = {
  colours: 'Цвета',
  samples: 'Образцы',
}

export const themeEditor = {
  name: 'Правка темы',
  undo: 'Отменить',
  redo: 'Повторить',
  reset: 'Сбросить',
  allPass: 'Контраст: проходят все 56 пар',
  linkCut: /^Ссылка на тему скопирована не целиком/,
}
