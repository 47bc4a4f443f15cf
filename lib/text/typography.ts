/**
 * A text as Russian is set: what is short does not hang at the end of a line, and a number is not torn from its unit.
 * For what is shown only: texts are compared as they came.
 */
export const tied = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}-])(\p{L}{1,2}) /gu, '$1\u00a0').replace(/(\d) (?=[\p{L}%°])/gu, '$1\u00a0')
