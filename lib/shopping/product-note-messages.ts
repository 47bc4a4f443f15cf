export const productNotes = {
  /** 'заметка: эту больше не брать', under a product. */
  shown: (note: string) => `заметка: ${note}`,
  open: (title: string) => `Заметка: ${title}`,
  label: 'Заметка о продукте',
  hint: 'Например: «эту больше не брать». Останется и для следующих покупок.',
  save: 'Записать',
  saved: (title: string) => `Записали: ${title}`,
  removed: (title: string) => `Заметки больше нет: ${title}`,
}
