import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import { needsByTitle } from '@/lib/shopping/title-needs'
import {
  mergeShares,
  noShares,
  pruneShares,
  type RecipeShares,
  restoreShares,
  withoutRecipe,
  withRecipe,
} from '@/lib/shopping/recipe-shares'

const grams = (title: string, value: number): Ingredient => ({
  title,
  quantity: `${value} г`,
  amount: { value, unit: 'г', grams: value },
})
const pieces = (title: string, value: number, weight?: number): Ingredient => ({
  title,
  quantity: `${value} шт`,
  amount: { value, unit: 'шт', grams: weight },
})
const toTaste = (title: string): Ingredient => ({
  title,
  quantity: 'по вкусу',
  amount: { value: null, unit: 'по вкусу', grams: 0 },
})
const recipe = (id: string, ...ingredients: Ingredient[]): Recipe => ({
  id,
  title: `Рецепт ${id}`,
  name: '',
  instructions: [],
  video: '',
  picture: undefined,
  ingredients,
})

/** Saves recipes one after the other, as the list grows. */
function saved(...steps: { recipe: Recipe; servings?: number }[]) {
  let [needs, titles]: [RecipeShares, string[]] = [noShares, []]
  for (const { recipe: one, servings = 4 } of steps) {
    needs = withRecipe(needs, { recipe: one, scale: { servings, baseServings: 4 } }, titles)
    titles = [...new Set([...titles, ...one.ingredients.map(({ title }) => title)])]
  }
  return { needs, titles }
}

const sums = ({ shares }: RecipeShares) =>
  Object.fromEntries(
    [...needsByTitle(shares)].map(([title, need]) => [title, need.total.replaceAll('\u00a0', ' ')]),
  )

const syrniki = recipe('a', grams('Творог', 500), pieces('Яйца', 1), toTaste('Соль'))
const casserole = recipe('b', grams('Творог', 400), pieces('Яйца', 2), grams('Изюм', 50))

describe('needs', () => {
  it('are summed over recipes by whole title', () => {
    const { needs } = saved({ recipe: syrniki }, { recipe: casserole })
    expect(sums(needs)).toEqual({ Творог: '900 г', Яйца: '3 шт', Соль: 'по вкусу', Изюм: '50 г' })
    const { needs: others } = saved(
      { recipe: recipe('c', grams('Творог зернёный', 100)) },
      { recipe: syrniki },
    )
    expect(sums(others)).toMatchObject({ Творог: '500 г', 'Творог зернёный': '100 г' })
  })

  it('follow the servings', () => {
    const { needs } = saved({ recipe: syrniki, servings: 2 }, { recipe: casserole, servings: 8 })
    expect(sums(needs)).toMatchObject({ Творог: '1,05 кг', Яйца: '4½ шт', Соль: 'по вкусу', Изюм: '100 г' })
  })

  it('tell which recipe needs how much, and for how many', () => {
    const { needs } = saved({ recipe: syrniki, servings: 8 }, { recipe: casserole })
    expect(needsByTitle(needs.shares).get('Творог')?.shares).toEqual([
      { id: 'a', recipeId: 'a', title: 'Рецепт a', servings: 8, quantity: '1\u00a0кг' },
      { id: 'b', recipeId: 'b', title: 'Рецепт b', servings: 4, quantity: '400 г' },
    ])
  })

  it('keep apart what cannot be added', () => {
    const { needs } = saved(
      { recipe: recipe('a', pieces('Лук', 2), toTaste('Соль')) },
      { recipe: recipe('b', grams('Лук', 100), grams('Соль', 10)) },
      {
        recipe: recipe('c', { title: 'Лук', quantity: '1 горсть' }, toTaste('Соль'), grams('Рис', 1)),
        servings: 2,
      },
    )
    expect(sums(needs)).toMatchObject({
      Лук: '2 шт + 100 г + 1 горсть (на 4 порции)',
      Соль: '10 г + по вкусу',
    })
    expect(needsByTitle(needs.shares).get('Лук')?.hasUnmeasured).toBe(true)
    expect(needsByTitle(needs.shares).get('Соль')?.hasUnmeasured).toBe(false)
  })

  it('say how many times the same words are needed, where these tell an amount', () => {
    const bare = (id: string) =>
      recipe(id, { title: 'Зелень', quantity: '1 горсть' }, { title: 'Соль', quantity: 'по вкусу' })
    const { needs } = saved(
      { recipe: bare('a') },
      { recipe: bare('b') },
      { recipe: recipe('c', grams('Зелень', 10)) },
    )
    expect(sums(needs)).toEqual({ Зелень: '10 г + 1 горсть × 2', Соль: 'по вкусу' })
  })

  it('add up what stands twice in one recipe', () => {
    const { needs } = saved({
      recipe: recipe('a', grams('Масло', 20), grams('Рис', 200), grams('Масло', 30)),
    })
    expect(sums(needs).Масло).toBe('50 г')
    expect(needsByTitle(needs.shares).get('Масло')?.shares).toHaveLength(1)
  })

  it('of a recipe saved again are replaced, not added', () => {
    const { needs } = saved({ recipe: syrniki }, { recipe: syrniki, servings: 8 })
    expect(sums(needs)).toEqual({ Творог: '1 кг', Яйца: '2 шт', Соль: 'по вкусу' })
    expect(
      withRecipe(
        needs,
        { recipe: { ...syrniki, ingredients: [] }, scale: { servings: 4, baseServings: 4 } },
        [],
      ),
    ).toEqual(noShares)
  })
})

describe('taking a recipe off', () => {
  it('leaves what other recipes need', () => {
    const { needs } = saved({ recipe: syrniki }, { recipe: casserole })
    const { recipeShares: left, unneeded } = withoutRecipe(needs, 'a')
    expect(sums(left)).toEqual({ Творог: '400 г', Яйца: '2 шт', Изюм: '50 г' })
    expect(unneeded).toEqual(['Соль'])
    expect(withoutRecipe(left, 'b').unneeded).toEqual(['Творог', 'Яйца', 'Изюм'])
  })

  it('leaves titles that the visitor had before', () => {
    const needs = withRecipe(noShares, { recipe: syrniki, scale: { servings: 4, baseServings: 4 } }, [
      'Творог',
      'Мыло',
    ])
    expect(needs.manual).toEqual(['Творог'])
    const again = withRecipe(needs, { recipe: syrniki, scale: { servings: 8, baseServings: 4 } }, [
      'Творог',
      'Мыло',
      'Яйца',
      'Соль',
    ])
    expect(withoutRecipe(again, 'a').unneeded).toEqual(['Яйца', 'Соль'])
  })

  it('leaves titles that a recipe without amounts wants', () => {
    const { needs, titles } = saved({ recipe: syrniki })
    const bare = recipe('z', { title: 'Яйца', quantity: '2 шт' })
    expect(
      withoutRecipe(withRecipe(needs, { recipe: bare, scale: undefined }, titles), 'a').unneeded,
    ).toEqual(['Творог', 'Соль'])
  })

  it('that is not there changes nothing', () => {
    const { needs } = saved({ recipe: syrniki })
    expect(withoutRecipe(needs, 'b')).toEqual({ recipeShares: needs, unneeded: [] })
  })
})

describe('what leaves the list', () => {
  it('takes its needs along', () => {
    const { needs } = saved({ recipe: syrniki }, { recipe: casserole })
    expect(sums(pruneShares(needs, ['Изюм', 'Соль']))).toEqual({ Изюм: '50 г', Соль: 'по вкусу' })
    expect(pruneShares(needs, [])).toEqual(noShares)
  })

  it('is nothing when all stays', () => {
    const { needs, titles } = saved({ recipe: syrniki })
    expect(pruneShares(needs, [...titles, 'Мыло'])).toBe(needs)
  })
})

describe('putting back', () => {
  const all = withRecipe(
    saved({ recipe: syrniki }).needs,
    { recipe: casserole, scale: { servings: 4, baseServings: 4 } },
    ['Изюм'],
  )

  it('restores titles in their places, over all recipes, and those that were one’s own', () => {
    expect(all.manual).toEqual(['Изюм'])
    const left = pruneShares(all, ['Соль'])
    expect(restoreShares(left, all, new Set(['Творог', 'Яйца', 'Изюм']))).toEqual(all)
    expect(sums(restoreShares(left, all, new Set(['Яйца'])))).toEqual({ Соль: 'по вкусу', Яйца: '3 шт' })
    expect(restoreShares(noShares, all, new Set())).toEqual(noShares)
  })

  it('restores one recipe alone', () => {
    const { recipeShares: needs } = withoutRecipe(all, 'b')
    expect(restoreShares(needs, all, new Set(['Творог', 'Яйца', 'Изюм']), 'b')).toEqual(all)
    expect(restoreShares(noShares, all, new Set(['Творог']), 'b').shares.map(({ id }) => id)).toEqual(['b'])
  })

  it('keeps what has come since', () => {
    const since = saved(
      { recipe: recipe('c', grams('Мука', 90)) },
      { recipe: recipe('a', grams('Рис', 5)), servings: 8 },
    )
    const { shares } = restoreShares(since.needs, all, new Set(['Соль']))
    expect(
      shares.map(({ id, servings, ingredients }) => [id, servings, ...ingredients.map(({ title }) => title)]),
    ).toEqual([
      ['a', 8, 'Соль', 'Рис'],
      ['c', 4, 'Мука'],
    ])
  })
})

const anyRecipe = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', '__proto__'),
    fc.array(
      fc.tuple(
        fc.constantFrom('Творог', 'Яйца', 'toString', 'Соль'),
        fc.integer({ min: 1, max: 5000 }),
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([id, parts]) =>
    recipe(id, ...parts.map(([title, value, isWeighed]) => (isWeighed ? grams : pieces)(title, value))),
  )

describe('whatever is saved', () => {
  it('is all gone once each recipe is taken off', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ recipe: anyRecipe, servings: fc.integer({ min: 1, max: 99 }) })),
        (steps) => {
          const { needs, titles } = saved(...steps)
          const all = new Set<string>()
          let left = needs
          for (const id of ['a', 'b', 'c', '__proto__']) {
            const off = withoutRecipe(left, id)
            left = off.recipeShares
            off.unneeded.forEach((title) => all.add(title))
          }
          expect(left.shares).toEqual([])
          // Titles that a recipe saved anew no longer wants stay on the list, as the spec has it: nothing is taken away.
          for (const title of all) expect(titles).toContain(title)
          expect(
            new Set(needs.shares.flatMap(({ ingredients }) => ingredients.map(({ title }) => title))),
          ).toEqual(
            new Set([...all, ...needs.manual.filter((title) => needsByTitle(needs.shares).has(title))]),
          )
        },
      ),
    )
  })

  it('sums the same in any order', () => {
    const distinct = fc.uniqueArray(anyRecipe, { selector: ({ id }) => id, maxLength: 4 })
    fc.assert(
      fc.property(
        distinct.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          const inOrder = (recipes: Recipe[]) => sums(saved(...recipes.map((one) => ({ recipe: one }))).needs)
          expect(inOrder(shuffled)).toEqual(inOrder(all))
        },
      ),
    )
  })
})

describe('two lists made one', () => {
  const share = (id: string, servings: number, ...titles: string[]) => ({
    id,
    title: `Рецепт ${id}`,
    servings,
    baseServings: 6,
    ingredients: titles.map((title) => grams(title, 100)),
  })
  const soup = share('soup', 4, 'Вода', 'Соль')

  it('have the shares of both; of a recipe on both, that of the first', () => {
    const joined = mergeShares(
      { titles: ['Вода', 'Соль'], recipeShares: { shares: [soup], manual: [] } },
      {
        titles: ['Вода', 'Мука'],
        recipeShares: { shares: [share('soup', 9, 'Вода'), share('pie', 2, 'Мука')], manual: [] },
      },
    )
    expect(joined).toEqual({ shares: [soup, share('pie', 2, 'Мука')], manual: [] })
  })

  it('know as wanted anyway what either wanted without its recipes', () => {
    const recipe = { titles: ['Вода', 'Соль'], recipeShares: { shares: [soup], manual: ['Вода'] } }
    const bare = { titles: ['Соль', 'Мыло'], recipeShares: noShares }
    expect(mergeShares(recipe, bare)).toEqual({ shares: [soup], manual: ['Вода', 'Соль'] })
    expect(mergeShares(bare, recipe)).toEqual({ shares: [soup], manual: ['Соль', 'Вода'] })
  })
})
