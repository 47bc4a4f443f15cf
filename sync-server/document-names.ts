/** Whose document a name stands for. */
type DocumentName = { owner: 'user' | 'household'; id: string }

const pattern = /^(user|household)\/([\w-]{1,128})$/

/** Reads `user/ID` or `household/ID`; undefined for any other text. */
export function parseDocumentName(name: string): DocumentName | undefined {
  const match = pattern.exec(name)
  if (!match?.[2]) return undefined
  return { owner: match[1] === 'user' ? 'user' : 'household', id: match[2] }
}
