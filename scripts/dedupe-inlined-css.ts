import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Next repeats every inlined style sheet in the flight data of the page (the serialised component tree), too far from the
 * `<style>` for gzip to find the repetition: 40 % of the compressed page. React hydrates a `<style>` by its `data-href`
 * and never reads the repeated text.
 */

/** Removes the repeated style sheets from all pages of an exported site. */
export async function dedupeInlinedCss(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), withoutRepeatedCss(html))
  }
}

const FLIGHT_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/gs

/** The page with the text of its inlined style sheets removed from its flight data, which then are one script. */
export function withoutRepeatedCss(html: string): string {
  const styleSheets = new Set(
    [...html.matchAll(/<style [^>]*data-href=[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text),
  )
  const pieces = [...html.matchAll(FLIGHT_SCRIPT)].map(([, text = '']) => JSON.parse(text) as string)
  const flight = withoutTexts(pieces.join(''), styleSheets)
  let isFirst = true
  return html.replace(FLIGHT_SCRIPT, () => {
    const script = isFirst ? `<script>self.__next_f.push([1,${scriptString(flight)}])</script>` : ''
    isFirst = false
    return script
  })
}

/**
 * Flight data are rows: `id:value` and a line feed, or `id:T`, the length of a text in bytes (hexadecimal), a comma and
 * the text without a line feed. Empties the rows of these texts.
 */
function withoutTexts(flight: string, texts: Set<string | undefined>) {
  const data = Buffer.from(flight)
  const rows: string[] = []
  for (let at = 0; at < data.length;) {
    const text = /^[\da-f]*:T([\da-f]+),/.exec(data.toString('latin1', at, at + 40))
    if (!text) {
      const end = data.indexOf('\n', at)
      const next = end < 0 ? data.length : end + 1
      rows.push(data.toString('utf8', at, next))
      at = next
      continue
    }
    const [head, length = ''] = text
    const start = at + head.length
    const end = start + parseInt(length, 16)
    const value = data.toString('utf8', start, end)
    rows.push(texts.has(value) ? head.replace(`T${length},`, 'T0,') : head + value)
    at = end
  }
  return rows.join('')
}

/** A string literal of JavaScript that can stand in an HTML script element. */
const scriptString = (text: string) =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
