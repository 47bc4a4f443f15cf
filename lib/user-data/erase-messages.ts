/** In a module of its own, since the screen «Моё» loads it, but not the other texts of the user data. */
export const notErased = 'Стереть удалось не всё. Очистите данные сайта в настройках браузера.'
