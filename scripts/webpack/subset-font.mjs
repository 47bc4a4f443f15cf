import subset from 'subset-font'

const letters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * What Russian and Belarusian texts need. Other letters, such as accented ones in a visitor's notes, are of the fallback
 * font.
 */
const characters =
  letters(0x20, 0x7e) + letters(0x400, 0x45f) + '\u00a0\u0301\u202f' + '§«»°·¼½¾×÷–—‘’“”„•…‹›⁄€₽№←↑→↓−'

/**
 * A webpack loader that cuts a variable font to these characters, and to the weights of its query: `onest.woff2?wght=420-680`.
 */
export default async function subsetFont(font) {
  const [min, max] = (new URLSearchParams(this.resourceQuery).get('wght') ?? '').split('-').map(Number)
  if (!(min <= max)) throw new Error(`${this.resource} lacks its weights: ?wght=400-700`)
  return subset(font, characters, { targetFormat: 'woff2', variationAxes: { wght: { min, max } } })
}

export const raw = true
