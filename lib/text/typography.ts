/** Prepositions and the like, which do not end a line of a heading. */
const binding = '(?:а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|о|об|от|по|под|при|про|с|со|у)'

// Compiled once: cards of a grid are many.
const BINDING = new RegExp(String.raw`(?<![\p{L}-])(${binding}) (?=\S)`, 'giu')
const BOUND_WORDS = new RegExp(String.raw`(?<=\s)((?:${binding} )+\S+)`, 'iu')

/** Binds prepositions and the like to the word that follows, so that they do not end a line of a heading. For display only. */
export const withBoundWords = (heading: string) => heading.replace(BINDING, '$1\u00a0')

/**
 * Splits a heading into parts that, joined, are the heading: every second one is a word with the prepositions and the like
 * before it.
 */
export const splitBoundWords = (heading: string) => heading.split(BOUND_WORDS)

/**
 * Puts no-break spaces where Russian typography wants them: after one- and two-letter words, so that they do not end a
 * line, before dashes, so that they do not begin one, and between a number and its unit. For display only: texts are stored
 * and compared without them.
 */
export const withNoBreakSpaces = (text: string) =>
  text
    .replace(/(?<![\p{L}\p{N}-])(\p{L}{1,2}) /gu, '$1\u00a0')
    .replace(/ (?=— )/g, '\u00a0')
    .replace(/(\d) (?=[\p{L}%°])/gu, '$1\u00a0')
