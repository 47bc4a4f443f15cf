import { parseHtml } from '@/lib/recipe-import/parse-html'

/** The text of a value that should be one; markup is left out, and none of it runs. Longer texts are cut off. */
export function plainText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  // Some sites escape their texts twice.
  return withoutInvisible(withoutMarkup(withoutMarkup(value.slice(0, MAX_LENGTH)))).trim()
}

const withoutMarkup = (text: string) => (MARKUP.test(text) ? htmlText(text) : text)

/**
 * Removes invisible characters, by which pages hyphenate words and mark places for line breaks: they would make equal words
 * differ.
 */
export const withoutInvisible = (text: string) => text.replace(/[\u00ad\u200b\u200c\u2060\ufeff]/g, '')

/** A tag or an entity; not «жирность < 20 %». */
const MARKUP = /<(?:[a-z/?]|!--|!doctype)|&[#\w]+;/i
const MAX_LENGTH = 100_000
const BLOCKS = /<(?:br|dt|\/?(?:p|div|li|h\d|tr|section|ul|ol))\b/gi
/** The cells of a table and the descriptions of terms, which go on with a line: 'Рис' and '2 стакана'. */
const CELLS = /<(?:td|th|dd)\b/gi

/** The text of a fragment or a page, a line for each block. */
export function htmlText(html: string): string {
  const { body } = parseHtml(html.replace(BLOCKS, '\n$&').replace(CELLS, ' $&'))
  for (const element of body.querySelectorAll('script, style, noscript, template, svg, nav, footer'))
    element.remove()
  return body.textContent.replace(/[^\S\n]+/g, ' ').replace(/ ?\n[\n ]*/g, '\n')
}
