/** Found recipes. */
export const search = {
  /** Before the query that the visitor probably meant, which is a link. */
  hint: 'Возможно, вы искали:',
  /** The title of recipes that lack a part of the query; `lacks` is in the genitive. */
  without: (lacks: string, count: string) => `Без ${lacks}: ${count}`,
}
