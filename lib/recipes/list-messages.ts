/** The button below a long list of recipes. */
export const showMore = 'Показать ещё'
