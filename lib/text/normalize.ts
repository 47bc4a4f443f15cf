/** Normalizes a text for search: lower case, `ё` equal to `е`. */
export const normalize = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
