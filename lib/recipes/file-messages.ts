/** In the text of an own recipe, which is also read back. */
export const inText = {
  tags: (tags: string[]) => `Метки: ${tags.join(', ')}`,
  source: (source: string) => `Источник: ${source}`,
  notes: 'Заметки',
}
