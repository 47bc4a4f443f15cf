import * as Y from 'yjs'

import { isSame, ownField } from '@/lib/household/is-same'

/**
 * A list in a shared document is an array of maps. Each map is an entry, which is found by its id. An addition inserts a new
 * map, and a removal deletes the maps that the device knows. So an entry stays if somebody else adds it at the same time, and a
 * change to a removed entry does not bring it back.
 */

export type Fields = Record<string, unknown>
export type Entries = Y.Array<Y.Map<unknown>>

/** The fields of all entries, in their order. Of entries that two devices added at once, it returns the first. */
export function readEntries(entries: Entries, idField: string): Fields[] {
  const byId = new Map<unknown, Fields>()
  for (const fields of entries.toArray().map(readFields)) {
    const id = fields?.[idField]
    if (typeof id === 'string' && !byId.has(id)) byId.set(id, fields as Fields)
  }
  return [...byId.values()]
}

/**
 * Writes what differs between two values of a list, and nothing else. `renewed` are the ids of entries that were there but
 * count as added: they stay if somebody removes them at the same time.
 */
export function writeEntries(
  entries: Entries,
  idField: string,
  {
    before,
    after,
    renewed = new Set(),
  }: { before: Fields[]; after: Fields[]; renewed?: ReadonlySet<unknown> },
) {
  const known = new Map(before.map((entry) => [entry[idField], entry]))
  const wanted = new Set(after.map((entry) => entry[idField]))
  // Kept in step with the array, in which finding an entry by its index is slow.
  const ids: unknown[] = []
  const present = new Map<unknown, Y.Map<unknown>[]>()
  for (const entry of entries.toArray()) {
    const id = entry instanceof Y.Map ? entry.get(idField) : undefined
    ids.push(id)
    if (id !== undefined) present.set(id, [...(present.get(id) ?? []), entry])
  }
  const removeAll = (isRemoved: (id: unknown) => boolean) => {
    for (let index = ids.length - 1; index >= 0; index -= 1)
      if (isRemoved(ids[index])) {
        entries.delete(index)
        ids.splice(index, 1)
      }
  }
  removeAll((id) => known.has(id) && !wanted.has(id))

  let previous: unknown
  for (const fields of after) {
    const id = fields[idField]
    const earlier = known.get(id)
    if (earlier && !renewed.has(id)) {
      if (earlier !== fields) changeFields(present.get(id) ?? [], earlier, fields)
    } else {
      const place = present.has(id) ? ids.indexOf(id) : -1
      if (place >= 0) removeAll((other) => other === id)
      const index = place >= 0 ? place : ids.lastIndexOf(previous) + 1
      const entry = createEntry(fields)
      entries.insert(index, [entry])
      ids.splice(index, 0, id)
      present.set(id, [entry])
    }
    previous = id
  }
}

/** The fields of a value that another device wrote, which may be anything. */
export function readFields(entry: unknown): Fields | undefined {
  return entry instanceof Y.Map ? (Object.fromEntries(entry.entries()) as Fields) : undefined
}

const createEntry = (fields: Fields) =>
  new Y.Map(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Writes what differs between two values of an entry into each of its maps, field by field. */
export function changeFields(maps: Y.Map<unknown>[], before: Fields, after: Fields) {
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const value = ownField(after, name)
    if (isSame(ownField(before, name), value)) continue
    for (const map of maps) {
      if (value === undefined) map.delete(name)
      else map.set(name, value)
    }
  }
}
