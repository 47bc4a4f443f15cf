import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Next repeats every inlined style sheet in the page's flight data, too far away for gzip to notice: half of the page's
 * bytes, on the way to its first paint. React finds a `<style>` by its `data-href` and never looks at the repeated text.
 */

/** Leaves the repeated style sheets out of all pages of an exported site. */
export async function leanPages(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const html = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), leanPage(html))
  }
}

const FLIGHT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/gs

/** The page, of whose styles the flight data hold no text; a page without flight data as it is. */
export function leanPage(html: string): string {
  const styles = new Set(
    [...html.matchAll(/<style [^>]*data-href=[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text),
  )
  const pieces = [...html.matchAll(FLIGHT)].map(([, text = '']) => JSON.parse(text) as string)
  const lean = withoutTexts(pieces.join(''), styles)
  let isFirst = true
  return html.replace(FLIGHT, () => {
    const script = isFirst ? `<script>self.__next_f.push([1,${inScript(lean)}])</script>` : ''
    isFirst = false
    return script
  })
}

/**
 * Flight data are rows: `id:value` up to the end of the line, or `id:T` and the text's length in bytes, hexadecimal,
 * a comma and the text with no end of line.
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

/** A JSON string that neither ends the script that it stands in nor breaks its line. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
