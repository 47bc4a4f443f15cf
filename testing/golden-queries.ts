import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'
import { parse } from 'yaml'

/** A query and the ids of what has to come of it; `golden-queries.yaml` explains the fields. */
export type GoldenQuery = {
  typed: string
  good: string[]
  first: string[]
  top: string[]
  never: string[]
  lacking: Record<string, string[]>
  hint: string | undefined
}

const names = v.optional(v.string(), '')
const file = v.strictObject({
  groups: v.record(v.string(), v.string()),
  queries: v.array(
    v.strictObject({
      typed: v.string(),
      good: names,
      first: names,
      top: names,
      never: names,
      lacking: v.optional(v.record(v.string(), v.string()), {}),
      hint: v.optional(v.string()),
    }),
  ),
})

/** Reads the golden queries for a catalogue's recipes. Throws an Error for a name that is no recipe, category or group. */
export function readGoldenQueries(recipes: { id: string; categoryId: string }[]): GoldenQuery[] {
  const { groups, queries } = v.parse(
    file,
    parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'golden-queries.yaml'), 'utf8')),
  )
  const known = new Set(recipes.map(({ id }) => id))

  function idsOf(list: string): string[] {
    const ids = list
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((name) => {
        if (known.has(name)) return [name]
        const group = groups[name]
        if (group) return idsOf(group)
        const category = recipes.filter(({ categoryId }) => categoryId === name)
        if (category.length === 0) throw new Error(`golden-queries.yaml: ${name} is unknown`)
        return category.map(({ id }) => id)
      })
    return [...new Set(ids)]
  }

  return queries.map(({ typed, good, first, top, never, lacking, hint }) => ({
    typed,
    good: idsOf(good),
    first: idsOf(first),
    top: idsOf(top),
    never: idsOf(never),
    lacking: Object.fromEntries(Object.entries(lacking).map(([name, list]) => [name, idsOf(list)])),
    hint,
  }))
}
