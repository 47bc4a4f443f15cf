/** 'просеять муку' -> 'Просеять муку' */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A title in the middle of a sentence: 'Сметана' -> 'сметана'. An abbreviation such as 'БЖУ' stays. */
export const inSentence = (title: string) =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
