import { describe, expect, test } from 'vitest'
import { buildCatalogue } from './catalogue'
import { sampleFiles } from './sample-files'
import { scaleCatalogue } from './scale'
import { checkSource } from './source'

const sample = buildCatalogue(checkSource(sampleFiles()))

describe('scaleCatalogue', () => {
  test.each([1, 2, 3, 7, 1000])('makes %d recipes with distinct ids and titles', (count) => {
    const { recipes } = scaleCatalogue(sample, count)
    expect(recipes).toHaveLength(count)
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(count)
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(count)
  })

  test('keeps the originals first, and the pictures and film of the original in a copy', () => {
    const { recipes, categories, products } = scaleCatalogue(sample, 4)
    expect(recipes.slice(0, 2)).toEqual(sample.recipes)
    expect(recipes[2]).toEqual({ ...sample.recipes[0], id: 'borscht-copy-2', title: 'Борщ с говядиной 2' })
    expect({ categories, products }).toEqual({ categories: sample.categories, products: sample.products })
  })
})
