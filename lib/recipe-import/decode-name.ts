/** The bytes of a Cyrillic name stand beside each other; 'Crème' may be what it says. */
const UNDECODED = /^(?=.*[\u0080-\u00ff]{2})[\0-\u00ff]+$/su

/**
 * The name of a file in an archive. Where the archive does not say that names are UTF-8, they were read byte by byte: the
 * Finder of macOS writes UTF-8 all the same, Windows what Russian DOS had.
 */
export function decodeName(name: string): string {
  if (!UNDECODED.test(name)) return name
  const bytes = Uint8Array.from(name, (byte) => byte.charCodeAt(0))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('ibm866').decode(bytes)
  }
}
