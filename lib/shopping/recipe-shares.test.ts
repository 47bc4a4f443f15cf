import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  mergeShares,
  noShares,
  pruneShares,
  restoreShares,
  withoutRecipe,
  withRecipe,
} from '@/lib/shopping/recipe-shares'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { grams, recipeOf } from '@/testing/ingredients'
import { anyRecipe, casserole, forServings, sharesOf, syrniki, totalTexts } from '@/testing/recipe-shares'

describe('withRecipe', () => {
  it('replaces the earlier share of the recipe', () => {
    const { recipeShares } = sharesOf({ recipe: syrniki }, { recipe: syrniki, servings: 8 })
    expect(totalTexts(recipeShares)).toEqual({ Творог: '1 кг', Яйца: '2 шт.', Соль: 'по вкусу' })
    expect(
      withRecipe(recipeShares, { recipe: { ...syrniki, ingredients: [] }, scale: forServings() }, []),
    ).toEqual(noShares)
  })
})

describe('withoutRecipe', () => {
  it('keeps what other recipes need', () => {
    const { recipeShares } = sharesOf({ recipe: syrniki }, { recipe: casserole })
    const { recipeShares: left, unneeded } = withoutRecipe(recipeShares, 'a')
    expect(totalTexts(left)).toEqual({ Творог: '400 г', Яйца: '2 шт.', Изюм: '50 г' })
    expect(unneeded).toEqual(['Соль'])
    expect(withoutRecipe(left, 'b').unneeded).toEqual(['Творог', 'Яйца', 'Изюм'])
  })

  it('keeps titles that were listed before the recipe', () => {
    const recipeShares = withRecipe(noShares, { recipe: syrniki, scale: forServings() }, ['Творог', 'Мыло'])
    expect(recipeShares.manual).toEqual(['Творог'])
    const again = withRecipe(recipeShares, { recipe: syrniki, scale: forServings(8) }, [
      'Творог',
      'Мыло',
      'Яйца',
      'Соль',
    ])
    expect(withoutRecipe(again, 'a').unneeded).toEqual(['Яйца', 'Соль'])
  })

  it('keeps titles of a recipe that cannot be scaled', () => {
    const { recipeShares, titles } = sharesOf({ recipe: syrniki })
    const unscalable = recipeOf('z', { title: 'Яйца', quantity: '2 шт.' })
    expect(
      withoutRecipe(withRecipe(recipeShares, { recipe: unscalable, scale: undefined }, titles), 'a').unneeded,
    ).toEqual(['Творог', 'Соль'])
  })

  it('changes nothing for an unknown recipe', () => {
    const { recipeShares } = sharesOf({ recipe: syrniki })
    expect(withoutRecipe(recipeShares, 'b')).toEqual({ recipeShares, unneeded: [] })
  })
})

describe('pruneShares', () => {
  it('drops ingredients whose titles are not listed', () => {
    const { recipeShares } = sharesOf({ recipe: syrniki }, { recipe: casserole })
    expect(totalTexts(pruneShares(recipeShares, ['Изюм', 'Соль']))).toEqual({
      Изюм: '50 г',
      Соль: 'по вкусу',
    })
    expect(pruneShares(recipeShares, [])).toEqual(noShares)
  })

  it('returns the same object when all titles are listed', () => {
    const { recipeShares, titles } = sharesOf({ recipe: syrniki })
    expect(pruneShares(recipeShares, [...titles, 'Мыло'])).toBe(recipeShares)
  })
})

describe('restoreShares', () => {
  const all = withRecipe(
    sharesOf({ recipe: syrniki }).recipeShares,
    { recipe: casserole, scale: forServings() },
    ['Изюм'],
  )

  it('restores titles of all recipes in their positions, and manual ones', () => {
    expect(all.manual).toEqual(['Изюм'])
    const left = pruneShares(all, ['Соль'])
    expect(restoreShares(left, all, new Set(['Творог', 'Яйца', 'Изюм']))).toEqual(all)
    expect(totalTexts(restoreShares(left, all, new Set(['Яйца'])))).toEqual({
      Соль: 'по вкусу',
      Яйца: '3 шт.',
    })
    expect(restoreShares(noShares, all, new Set())).toEqual(noShares)
  })

  it('restores a single recipe', () => {
    const { recipeShares } = withoutRecipe(all, 'b')
    expect(restoreShares(recipeShares, all, new Set(['Творог', 'Яйца', 'Изюм']), 'b')).toEqual(all)
    expect(restoreShares(noShares, all, new Set(['Творог']), 'b').shares.map(({ id }) => id)).toEqual(['b'])
  })

  it('keeps later additions', () => {
    const since = sharesOf(
      { recipe: recipeOf('c', grams('Мука', 90)) },
      { recipe: recipeOf('a', grams('Рис', 5)), servings: 8 },
    )
    const { shares } = restoreShares(since.recipeShares, all, new Set(['Соль']))
    expect(
      shares.map(({ id, servings, ingredients }) => [id, servings, ...ingredients.map(({ title }) => title)]),
    ).toEqual([
      ['a', 8, 'Соль', 'Рис'],
      ['c', 4, 'Мука'],
    ])
  })
})

describe('any sequence of added recipes', () => {
  it('leaves no share once each recipe is removed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ recipe: anyRecipe, servings: fc.integer({ min: 1, max: 99 }) })),
        (added) => {
          const { recipeShares, titles } = sharesOf(...added)
          const all = new Set<string>()
          let left = recipeShares
          for (const id of ['a', 'b', 'c', '__proto__']) {
            const removal = withoutRecipe(left, id)
            left = removal.recipeShares
            removal.unneeded.forEach((title) => all.add(title))
          }
          expect(left.shares).toEqual([])
          // Titles that a recipe no longer needs when it is added again stay on the list (spec point 4).
          for (const title of all) expect(titles).toContain(title)
          expect(
            new Set(recipeShares.shares.flatMap(({ ingredients }) => ingredients.map(({ title }) => title))),
          ).toEqual(
            new Set([
              ...all,
              ...recipeShares.manual.filter((title) => needsByTitle(recipeShares.shares).has(title)),
            ]),
          )
        },
      ),
    )
  })
})

describe('mergeShares', () => {
  const share = (id: string, servings: number, ...titles: string[]) => ({
    id,
    title: `Рецепт ${id}`,
    servings,
    baseServings: 6,
    ingredients: titles.map((title) => grams(title, 100)),
  })
  const soup = share('soup', 4, 'Вода', 'Соль')

  it('keeps the shares of both lists; of a recipe on both, the share of the first', () => {
    const joined = mergeShares(
      { titles: ['Вода', 'Соль'], recipeShares: { shares: [soup], manual: [] } },
      {
        titles: ['Вода', 'Мука'],
        recipeShares: { shares: [share('soup', 9, 'Вода'), share('pie', 2, 'Мука')], manual: [] },
      },
    )
    expect(joined).toEqual({ shares: [soup, share('pie', 2, 'Мука')], manual: [] })
  })

  it('keeps titles that either list has without its recipes', () => {
    const withShare = { titles: ['Вода', 'Соль'], recipeShares: { shares: [soup], manual: ['Вода'] } }
    const withoutShares = { titles: ['Соль', 'Мыло'], recipeShares: noShares }
    expect(mergeShares(withShare, withoutShares)).toEqual({ shares: [soup], manual: ['Вода', 'Соль'] })
    expect(mergeShares(withoutShares, withShare)).toEqual({ shares: [soup], manual: ['Соль', 'Вода'] })
  })
})
