const STRINGS_AND_BRACKETS = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[[\]{}]/gs

/**
 * Parses the beginning of a JSON text that holds lists of objects, such as `{"soups":[{…},{…},{"ti`, up to the last complete
 * object of an outermost list; what follows is dropped. A complete text is parsed whole. Throws a `SyntaxError` when no
 * object is complete or the text is not JSON.
 */
export function parseTruncatedJson(text: string): unknown {
  /** The brackets that close what is open, innermost first. */
  let closers = ''
  let completePart = ''
  for (const { 0: token, index } of text.matchAll(STRINGS_AND_BRACKETS)) {
    if (token === '{') closers = `}${closers}`
    else if (token === '[') closers = `]${closers}`
    else if (token === '}' || token === ']') {
      closers = closers.slice(1)
      // An object of a nested list does not complete its entry.
      const isInOutermostList = closers.lastIndexOf(']') === 0
      const hasClosedOutermost = token === ']' && !closers.includes(']')
      if (isInOutermostList || hasClosedOutermost || !closers)
        completePart = text.slice(0, index + 1) + closers
    }
  }
  return JSON.parse(completePart)
}
