/** What visitors read about a theme that a link carries. */
export const themeMessages = {
  previewed: 'Это предложенная тема. Её видите только вы, пока не обновите или не закроете страницу.',
  damaged: 'Ссылка на тему скопирована не целиком — показываем обычную. Попросите прислать её ещё раз.',
}
