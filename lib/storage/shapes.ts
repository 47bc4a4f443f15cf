import * as v from 'valibot'

import { titleField } from '@/lib/api/fields'
import { dropItem } from '@/lib/storage/dropped-items'
import { jsonKey, type Key } from '@/lib/storage/keys'

/** Validation of stored JSON. Lists keep their valid entries, so an invalid entry does not cost the others. */

/** Returns the valid value in a list of one, or an empty list; an invalid one counts as dropped. */
const parseToList =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T[] => {
    const result = v.safeParse(schema, value)
    if (result.success) return [result.output]
    dropItem(value)
    return []
  }

/** A stored list whose entries are unique by their id. A list that has entries but no valid one is invalid. */
export function listKey<T>(key: Key, schema: v.GenericSchema<unknown, T>, idOf: (entry: T) => unknown) {
  return jsonKey(key, (value) => {
    if (!Array.isArray(value)) return undefined
    const entries = value.flatMap(parseToList(schema))
    if (entries.length === 0 && value.length > 0) return undefined
    return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
  })
}

/** A stored list of unique titles, in the order added. */
export const titleListKey = (key: Key) => listKey(key, titleField, (title) => title)

/** A stored value that is valid as a whole or not at all. */
export const objectKey = <T>(key: Key, schema: v.GenericSchema<unknown, T>) =>
  jsonKey(key, (value) => parseToList(schema)(value)[0])

/** A schema for an array inside a value: invalid items are dropped. */
export const validItems = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.flatMap(parseToList(schema))),
  )

type Fields = Record<string, unknown>

/** Whether a value is an object and not an array. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Renames a field of a value that an earlier version stored. Any other value is returned as it is. */
export const renameField = (value: unknown, from: string, to: string) =>
  isObject(value) && !(to in value) && from in value ? { ...value, [to]: value[from] } : value

/** A schema that also accepts values of earlier versions: `migrate` converts a value before it is validated. */
export const withMigration = <S extends v.GenericSchema>(migrate: (value: unknown) => unknown, schema: S) =>
  v.pipe(v.unknown(), v.transform(migrate), schema)
