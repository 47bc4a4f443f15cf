import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Recipe } from '@/lib/recipes/recipes-api'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { grams, pieces, recipeOf, toTaste } from '@/testing/ingredients'
import { anyRecipe, casserole, sharesOf, syrniki, totalTexts } from '@/testing/recipe-shares'

describe('needsByTitle', () => {
  it('sums amounts over recipes by whole title', () => {
    const { recipeShares } = sharesOf({ recipe: syrniki }, { recipe: casserole })
    expect(totalTexts(recipeShares)).toEqual({
      Творог: '900 г',
      Яйца: '3 шт.',
      Соль: 'по вкусу',
      Изюм: '50 г',
    })
    const { recipeShares: others } = sharesOf(
      { recipe: recipeOf('c', grams('Творог зернёный', 100)) },
      { recipe: syrniki },
    )
    expect(totalTexts(others)).toMatchObject({ Творог: '500 г', 'Творог зернёный': '100 г' })
  })

  it('scales amounts to the servings', () => {
    const { recipeShares } = sharesOf({ recipe: syrniki, servings: 2 }, { recipe: casserole, servings: 8 })
    expect(totalTexts(recipeShares)).toMatchObject({
      Творог: '1,05 кг',
      Яйца: '5 шт.',
      Соль: 'по вкусу',
      Изюм: '100 г',
    })
  })

  it('rounds a sum up as a shop sells, once', () => {
    const clove = (value: number) => ({
      title: 'Чеснок',
      quantity: `${value} зубчика`,
      amount: { value, unit: 'зубчик' },
    })
    const leaf = { title: 'Лавровый лист', quantity: '1 лист', amount: { value: 1, unit: 'лист' } }
    const { recipeShares } = sharesOf(
      { recipe: recipeOf('a', clove(3), leaf), servings: 3 },
      { recipe: recipeOf('b', clove(3), grams('Рис', 1111)), servings: 3 },
      { recipe: recipeOf('c', leaf), servings: 1 },
    )
    expect(totalTexts(recipeShares)).toEqual({
      Чеснок: '5 зубчиков',
      'Лавровый лист': '1 лист',
      Рис: '840 г',
    })
  })

  it('lists the recipes of a title with quantity and servings', () => {
    const { recipeShares } = sharesOf({ recipe: syrniki, servings: 8 }, { recipe: casserole })
    expect(needsByTitle(recipeShares.shares).get('Творог')?.shares).toEqual([
      { id: 'a', recipeId: 'a', title: 'Рецепт a', servings: 8, quantity: '1\u00a0кг' },
      { id: 'b', recipeId: 'b', title: 'Рецепт b', servings: 4, quantity: '400\u00a0г' },
    ])
  })

  it('is computed once for the same shares', () => {
    const { shares } = sharesOf({ recipe: syrniki }).recipeShares
    expect(needsByTitle(shares)).toBe(needsByTitle(shares))
    expect(needsByTitle([...shares])).not.toBe(needsByTitle(shares))
  })

  it('lists quantities that cannot be added one after another', () => {
    const { recipeShares } = sharesOf(
      { recipe: recipeOf('a', pieces('Лук', 2), toTaste('Соль')) },
      { recipe: recipeOf('b', grams('Лук', 100), grams('Соль', 10)) },
      {
        recipe: recipeOf('c', { title: 'Лук', quantity: '1 горсть' }, toTaste('Соль'), grams('Рис', 1)),
        servings: 2,
      },
    )
    expect(totalTexts(recipeShares)).toMatchObject({
      Лук: '2 шт. + 100 г + 1 горсть (на 4 порции)',
      Соль: '10 г + по вкусу',
    })
    expect(needsByTitle(recipeShares.shares).get('Лук')?.hasUnmeasured).toBe(true)
    expect(needsByTitle(recipeShares.shares).get('Соль')?.hasUnmeasured).toBe(false)
  })

  it('counts equal texts that contain a number', () => {
    const withoutAmounts = (id: string) =>
      recipeOf(id, { title: 'Зелень', quantity: '1 горсть' }, { title: 'Соль', quantity: 'по вкусу' })
    const { recipeShares } = sharesOf(
      { recipe: withoutAmounts('a') },
      { recipe: withoutAmounts('b') },
      { recipe: recipeOf('c', grams('Зелень', 10)) },
    )
    expect(totalTexts(recipeShares)).toEqual({ Зелень: '10 г + 1 горсть × 2', Соль: 'по вкусу' })
  })

  it('sums an ingredient that is twice in one recipe', () => {
    const { recipeShares } = sharesOf({
      recipe: recipeOf('a', grams('Масло', 20), grams('Рис', 200), grams('Масло', 30)),
    })
    expect(totalTexts(recipeShares).Масло).toBe('50 г')
    expect(needsByTitle(recipeShares.shares).get('Масло')?.shares).toHaveLength(1)
  })

  it('gives the same totals in any order of recipes', () => {
    const distinct = fc.uniqueArray(anyRecipe, { selector: ({ id }) => id, maxLength: 4 })
    fc.assert(
      fc.property(
        distinct.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          const inOrder = (recipes: Recipe[]) =>
            totalTexts(sharesOf(...recipes.map((one) => ({ recipe: one }))).recipeShares)
          expect(inOrder(shuffled)).toEqual(inOrder(all))
        },
      ),
    )
  })
})
