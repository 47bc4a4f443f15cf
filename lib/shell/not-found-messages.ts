/** A page that does not exist. */
export const notFound = {
  title: 'Здесь пусто, как в вымытой кастрюле',
  message: 'Такой страницы у нас нет. Зато рецепты — на месте.',
}
