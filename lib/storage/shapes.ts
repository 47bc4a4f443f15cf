import * as v from 'valibot'

import { titleField } from '@/lib/api/fields'
import { jsonKey, type Key } from '@/lib/storage/keys'

/** Values of `localStorage` with a shape. A list keeps the entries that fit, so one bad entry costs the others nothing. */

/** A value that fits, as a list of one; else an empty one. */
const fits =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T[] => {
    const result = v.safeParse(schema, value)
    return result.success ? [result.output] : []
  }

/** A list whose entries are unique by their id. */
export function listKey<T>(key: Key, schema: v.GenericSchema<unknown, T>, idOf: (entry: T) => unknown) {
  return jsonKey(key, (value) => {
    if (!Array.isArray(value)) return undefined
    const entries = value.flatMap(fits(schema))
    // None of them fits: then it is some other list.
    if (entries.length === 0 && value.length > 0) return undefined
    return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
  })
}

/** Unique titles in the order added. */
export const titleListKey = (key: Key) => listKey(key, titleField, (title) => title)

/** A value that fits whole or not at all. */
export const objectKey = <T>(key: Key, schema: v.GenericSchema<unknown, T>) =>
  jsonKey(key, (value) => fits(schema)(value)[0])

/** The entries of an array that fit, as in `list`. */
export const validItems = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.flatMap(fits(schema))),
  )

type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Renames a field of an earlier version, unless the present field exists. */
export const renameField = (value: unknown, before: string, now: string) =>
  isObject(value) && !(now in value) && before in value ? { ...value, [now]: value[before] } : value

/** A schema that also reads values of an earlier version, which `upgrade` converts. */
export const withMigration = <S extends v.GenericSchema>(upgrade: (value: unknown) => unknown, schema: S) =>
  v.pipe(v.unknown(), v.transform(upgrade), schema)
