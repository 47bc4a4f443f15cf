import { expect, it } from 'vitest'

import { readGoldenQueries } from '@/lib/catalog/golden-queries'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'

const queries = readGoldenQueries(loadCatalogue().recipes)

it('The golden queries are at least 120, each once, and name recipes that exist', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120)
  expect(new Set(queries.map(({ typed }) => typed)).size).toBe(queries.length)
})
