/** Titles of products within a sentence: 'творог, ванильный сахар'. */
export const listed = (titles: string[]) =>
  titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')
