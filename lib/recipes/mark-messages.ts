/** Likes and saves of a recipe, and the way to share it. */
export const marks = {
  like: 'Нравится',
  save: 'Сохранить рецепт',
  share: 'Поделиться',
  likeAdded: (title: string) => `Добавлено в понравившиеся: ${title}`,
  likeRemoved: (title: string) => `Удалено из понравившихся: ${title}`,
  saveAdded: (title: string) => `Добавлено в сохранённые: ${title}`,
  saveRemoved: (title: string) => `Удалено из сохранённых: ${title}`,
}
