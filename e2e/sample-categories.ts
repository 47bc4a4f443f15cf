const PAGE_SIZE = 3

/** Sample categories, enough for two calls. */
const titles = [
  'Супы',
  'Супы холодные',
  'Салаты',
  'Ёлочное печенье',
  'Елецкие пироги',
  'Каши',
  'Рыба',
  'Мясо',
  'Птица',
  'Соусы',
]
export const sampleCategories = titles.map((title, index) => ({
  id: `own-${index}`,
  name: '',
  title,
  back: [],
}))

/** The response of the API with all of them. */
export const samplePages = {
  count: sampleCategories.length,
  ...Object.fromEntries(
    [0, 1, 2].map((page) => [page + 1, sampleCategories.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)]),
  ),
}
