import * as v from 'valibot'

import { ApiError } from '@/lib/api/fetch-json'

/** Reading of answers that may hold anything: entries that do not fit are left out, reported once (decisions 2). */

const reported = new Set<string>()

/** It may hold a whole text of the answer, of any length. */
const LONGEST_REPORT = 300

function report(what: string, issue: string) {
  const message = `Left out of ${what}: ${issue}`.slice(0, LONGEST_REPORT)
  if (reported.has(message)) return
  reported.add(message)
  console.warn(message)
}

/** A list of thousands is read in slices of so many milliseconds, between which the page can move. */
const SLICE_MS = 8

/**
 * The entries of a list that fit the schema, each id once. Rejects with `ApiError` when the answer is no list, or one of
 * something else: none of its entries fits.
 */
export async function readEntries<T extends { id: string }>(
  schema: v.GenericSchema<unknown, T>,
  list: unknown,
  what: string,
): Promise<T[]> {
  if (!Array.isArray(list)) throw wrongShape(what)
  const byId = new Map<string, T>()
  let start = performance.now()
  for (const [index, entry] of list.entries()) {
    if (performance.now() - start > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      start = performance.now()
    }
    const result = v.safeParse(schema, entry)
    if (!result.success)
      report(what, `entry ${index}, ${v.getDotPath(result.issues[0]) ?? ''} ${result.issues[0].message}`)
    else if (byId.has(result.output.id)) report(what, `a second "${result.output.id}"`)
    else byId.set(result.output.id, result.output)
  }
  if (list.length > 0 && byId.size === 0) throw wrongShape(what)
  return [...byId.values()]
}

/** The value under a key of an answer that is an object; `undefined` when the key is absent. */
export function readField(answer: unknown, key: string, what: string): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw wrongShape(what)
  return Object.hasOwn(answer, key) ? (answer as Record<string, unknown>)[key] : undefined
}

/** The failure of an answer that has none of the expected shape. */
export const wrongShape = (what: string) => new ApiError('shape', `${what}: unexpected answer`)
