import { renderHook, waitFor } from '@testing-library/react'
import { mutate } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'

import { loadRecipes } from '@/lib/recipes/load-recipes'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { storedSubstitutes, useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useRecipes } from '@/lib/recipes/use-recipes'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { failWith, stubApi } from '@/testing/api'
import { resetApp } from '@/testing/app'
import { mockApiWithSubstitutes } from '@/testing/substitutes'
import { until } from '@/testing/until'

beforeEach(async () => {
  resetApp()
  await mutate(() => true, undefined, { revalidate: false })
})

describe('the stored substitutes', () => {
  it('are read without what is no choice', () => {
    const products = [
      { ingredient: 'Сметана', product: 'Йогурт' },
      { ingredient: 'Соль', product: 'Йогурт' },
      { ingredient: 'Соль' },
      'Соль',
    ]
    expect(storedSubstitutes.validate([{ id: 'a', products }, { id: 'b', products: [] }, 7])).toEqual([
      { id: 'a', products: [{ ingredient: 'Соль', product: 'Йогурт' }] },
    ])
    for (const junk of [7, 'text', {}, [7], [{ id: 'a' }]])
      expect(storedSubstitutes.validate(junk)).toBeUndefined()
    expect(storedSubstitutes.parse('{')).toBeUndefined()
  })

  it('are one for an ingredient, kept until it is taken back', () => {
    const { choose } = useSubstitutesStore.getState()
    choose('a', 'Сметана', 'Йогурт')
    choose('a', 'Мёд', 'Сахар')
    choose('a', 'Сметана', 'Кефир')
    expect(JSON.parse(localStorage.getItem('substitutes') ?? '')).toEqual([
      {
        id: 'a',
        products: [
          { ingredient: 'Мёд', product: 'Сахар' },
          { ingredient: 'Сметана', product: 'Кефир' },
        ],
      },
    ])
    choose('a', 'Мёд', undefined)
    choose('a', 'Сметана', undefined)
    expect(localStorage.getItem('substitutes')).toBeNull()
  })
})

const titlesOf = (recipe: Recipe | undefined) => recipe?.ingredients.map(({ title }) => title)

describe('recipes', () => {
  it('are loaded with the chosen substitutes, alone and in their category', async () => {
    stubApi(mockApiWithSubstitutes)
    useSubstitutesStore.getState().choose('thin-pancakes', 'Молоко', 'Свёкла')
    const [alone] = await loadRecipes('thin-pancakes')
    const [inCategory] = await loadRecipes('breakfasts')
    for (const recipe of [alone, inCategory]) {
      expect(titlesOf(recipe)).toEqual(['Пшеничная мука', 'Свёкла', 'Яйцо', 'Соль', 'Вода'])
      expect(recipe?.ingredients[1]?.quantity).toBe('600 г')
    }
  })

  it('are as they are for everybody else, without a further request', async () => {
    const api = stubApi(mockApiWithSubstitutes)
    const [recipe] = await loadRecipes('thin-pancakes')
    expect(recipe?.original).toBeUndefined()
    expect(api.calls).toEqual(['selected/thin-pancakes/category'])
  })
})

it('renews what screens have read, and takes the ingredient back', async () => {
  stubApi(mockApiWithSubstitutes)
  const key = ['recipes', 'thin-pancakes'] as const
  const read = (recipes?: Recipe[]) => mutate(key, recipes ?? ((present?: Recipe[]) => present), false)
  await read(await loadRecipes(key[1]))
  useSubstitutesStore.getState().choose(key[1], 'Молоко', 'Свёкла')
  await until(async () => expect(titlesOf((await read())?.[0])).toContain('Свёкла'))
  useSubstitutesStore.getState().choose(key[1], 'Молоко', undefined)
  await until(async () => expect(titlesOf((await read())?.[0])).toContain('Молоко'))
})

it('renews what a screen is loading', async () => {
  stubApi(mockApiWithSubstitutes)
  const { result } = renderHook(() => useRecipes('thin-pancakes'))
  useSubstitutesStore.getState().choose('thin-pancakes', 'Молоко', 'Свёкла')
  await waitFor(() => expect(result.current.recipes).toBeDefined())
  expect(titlesOf(result.current.recipes?.[0])).toContain('Свёкла')
})

it('renews recipes also where those of a category cannot be renewed', async () => {
  stubApi(mockApiWithSubstitutes)
  const category = renderHook(() => useRecipes('breakfasts'))
  const planned = renderHook(() => useRecipesById(['thin-pancakes']))
  const pancakesOf = (recipes?: Recipe[]) => titlesOf(recipes?.find(({ id }) => id === 'thin-pancakes'))
  await waitFor(() => {
    expect(pancakesOf(category.result.current.recipes)).toContain('Молоко')
    expect(planned.result.current.recipes.size).toBe(1)
  })
  stubApi(failWith(404))
  useSubstitutesStore.getState().choose('thin-pancakes', 'Молоко', 'Свёкла')
  await waitFor(() => expect(pancakesOf([...planned.result.current.recipes.values()])).toContain('Свёкла'))
  expect(pancakesOf(category.result.current.recipes)).toContain('Молоко')
})
