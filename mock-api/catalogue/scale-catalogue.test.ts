import { describe, expect, test } from 'vitest'
import { sampleCatalogue as sample } from './sample-catalogue'
import { scaleCatalogue } from './scale-catalogue'

describe('scaleCatalogue', () => {
  test.each([1, 2, 3, 7, 1000])('returns %d recipes with distinct ids and titles', (count) => {
    const { recipes } = scaleCatalogue(sample, count)
    expect(recipes).toHaveLength(count)
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(count)
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(count)
  })

  test('lists the originals first and copies everything but ids and titles', () => {
    const { recipes, categories, products } = scaleCatalogue(sample, 4)
    expect(recipes.slice(0, 2)).toEqual(sample.recipes)
    expect(recipes[2]).toEqual({ ...sample.recipes[0], id: 'borscht-copy-2', title: 'Борщ с говядиной 2' })
    expect({ categories, products }).toEqual({ categories: sample.categories, products: sample.products })
  })
})
