/** Whose document a name stands for. */
type DocumentName = { owner: 'user' | 'household'; id: string }

/** A part tells documents of one owner apart, e.g. one for each shopping trip. */
const pattern = /^(user|household)\/([\w-]{1,128})(?:\/[a-z0-9-]{1,40})?$/

/** Reads `user/ID`, `household/ID`, `user/ID/PART` or `household/ID/PART`; undefined for any other text. */
export function parseDocumentName(name: string): DocumentName | undefined {
  const match = pattern.exec(name)
  if (!match?.[2]) return undefined
  return { owner: match[1] === 'user' ? 'user' : 'household', id: match[2] }
}
