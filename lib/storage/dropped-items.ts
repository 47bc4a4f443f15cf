/**
 * Collects the invalid items that parsers drop, so that the storage can set them aside. In a module of its own, since only some
 * screens load the schemas.
 */

let collected: unknown[] | undefined

/** Called by a parser for each item that it drops. */
export const dropItem = (item: unknown) => void collected?.push(item)

/** Runs a parser. Returns its value and the items that it dropped. */
export function collectDropped<T>(parse: () => T): { value: T; dropped: unknown[] } {
  const dropped: unknown[] = []
  collected = dropped
  const value = parse()
  collected = undefined
  return { value, dropped }
}
