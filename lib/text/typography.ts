/** Binds prepositions and the like to the word that follows, so that they do not end a line of a heading. For display only. */
export const withBoundWords = (heading: string) =>
  heading.replace(
    /(?<![\p{L}-])(а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|о|об|от|по|под|при|про|с|со|у) (?=\S)/giu,
    '$1\u00a0',
  )

/**
 * Puts no-break spaces where Russian typography wants them: after one- and two-letter words, so that they do not end a
 * line, and between a number and its unit. For display only: texts are stored and compared without them.
 */
export const withNoBreakSpaces = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}-])(\p{L}{1,2}) /gu, '$1\u00a0').replace(/(\d) (?=[\p{L}%°])/gu, '$1\u00a0')
