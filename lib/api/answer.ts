import * as v from 'valibot'

import { ApiError } from '@/lib/api/fetch-json'
import { createSlice } from '@/lib/api/slices'

/** Validates answers of any shape. Invalid entries are left out and reported once (decisions 2). */

const reported = new Set<string>()

/** Issues quote the answer, which may contain texts of any length. */
const MAX_REPORT_LENGTH = 300

function report(what: string, issue: string) {
  const message = `Left out of ${what}: ${issue}`.slice(0, MAX_REPORT_LENGTH)
  if (reported.has(message)) return
  reported.add(message)
  console.warn(message)
}

/**
 * The valid entries of a list, each id once; `what` names the list in warnings and errors. Rejects with `ApiError` when
 * the answer is not a list, or when it has entries and none is valid.
 */
export async function readEntries<T extends { id: string }>(
  schema: v.GenericSchema<unknown, T>,
  list: unknown,
  what: string,
): Promise<T[]> {
  if (!Array.isArray(list)) throw wrongShape(what)
  const byId = new Map<string, T>()
  const slice = createSlice()
  for (const [index, entry] of list.entries()) {
    if (slice.isOver()) await slice.next()
    const result = v.safeParse(schema, entry)
    if (!result.success)
      report(what, `entry ${index}, ${v.getDotPath(result.issues[0]) ?? ''} ${result.issues[0].message}`)
    else if (byId.has(result.output.id)) report(what, `a second "${result.output.id}"`)
    else byId.set(result.output.id, result.output)
  }
  if (list.length > 0 && byId.size === 0) throw wrongShape(what)
  return [...byId.values()]
}

/** The value of a key; `undefined` when the key is absent. Throws `ApiError` when the answer is not an object. */
export function readField(answer: unknown, key: string, what: string): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw wrongShape(what)
  return Object.hasOwn(answer, key) ? (answer as Record<string, unknown>)[key] : undefined
}

/** The error for an answer of an unexpected shape. */
export const wrongShape = (what: string) => new ApiError('shape', `${what}: unexpected answer`)
