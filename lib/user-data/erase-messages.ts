/** Apart from the other texts of the user data, since the screen «Моё» loads it, too. */
export const notErased = 'Стереть удалось не всё. Очистите данные сайта в настройках браузера.'
