/** In the `<meta>` of a page. */
const CHARSET = /charset=["']?(?<name>[\w-]+)/i
const REPLACED = /\ufffd/g

/**
 * Decodes the text of a file: UTF-8, or UTF-16 with a byte order mark. Old pages and notes are neither: a page names its
 * charset, and a text that is mostly invalid as UTF-8 is taken for Windows-1251.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const replaced = text.match(REPLACED)?.length ?? 0
  const named = replaced > 0 ? CHARSET.exec(text.slice(0, 2048))?.groups?.name : undefined
  const charset = named ?? (replaced > text.length / 10 ? 'windows-1251' : 'utf-8')
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    // The page names a charset that does not exist.
    return text
  }
}
