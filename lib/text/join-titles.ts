/** Product titles in the middle of a sentence, with lower-case first letters: 'творог, ванильный сахар'. */
export const joinTitles = (titles: string[]) =>
  titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')
