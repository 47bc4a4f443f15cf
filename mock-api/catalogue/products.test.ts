import { describe, expect, test } from 'vitest'

import { checkSource, readSourceFiles } from './source'

const source = checkSource(readSourceFiles())
const recipes = source.categories.flatMap((category) => category.recipes)
const products = source.departments.flatMap((department) => department.products)

describe('the products of the shop', () => {
  test('are each used by a recipe or offered by one in place of an ingredient', () => {
    const used = new Set(
      recipes.flatMap(({ ingredients, substitutions = [] }) => [
        ...ingredients.map(({ title }) => title),
        ...substitutions.map(({ product }) => product),
      ]),
    )
    const titles = products.map(({ title }) => title)
    expect(titles.filter((title) => !used.has(title))).toEqual([])
  })

  test('say how long each pack keeps whose label has a date', () => {
    const packs = ['банка', 'бутылка', 'буханка', 'пакет', 'пакетик', 'пачка', 'плитка', 'стаканчик']
    const dateless = ['Соль', 'Соль морская', 'Сода', 'Лёд']
    const silent = products.filter(
      ({ title, packName = '', shelfLifeDays, marks }) =>
        packs.includes(packName) && !shelfLifeDays && !dateless.includes(title) && !marks.includes('alcohol'),
    )
    expect(silent.map(({ title }) => title)).toEqual([])
  })

  test('say how much fat milk products have, of cheese in its dry matter', () => {
    const dairy = source.departments
      .filter(({ department }) => department.startsWith('Молочные'))
      .flatMap((department) => department.products)
      .filter(({ marks }) => marks.includes('dairy'))
    expect(dairy.length).toBeGreaterThan(20)
    for (const { title, fat, fatInDryMatter, per100 } of dairy) {
      expect([fat, fatInDryMatter].filter((each) => each !== undefined).length, title).toBe(1)
      const dryMatter = fatInDryMatter ? (per100.fat / fatInDryMatter) * 100 : undefined
      if (dryMatter === undefined) expect(fat, title).toBe(per100.fat)
      else expect(dryMatter, title).toBeGreaterThan(per100.protein + per100.fat + per100.carbs)
      expect(dryMatter ?? 0, title).toBeLessThan(85)
    }
  })

  test('are marked with the allergens that their composition names', () => {
    const signs = [
      ['gluten', /пшенич|ржан|солод/u],
      ['soy', /со[йя](?!\p{L})|соев/u],
      ['dairy', /молок|молоч|сливк|сливоч|творог/u],
      ['egg', /яйц|яичн/u],
      ['sesame', /кунжут/u],
      ['mustard', /горчи/u],
      ['celery', /сельдере/u],
      ['nuts', /миндал|фундук|кешью/u],
      ['peanut', /арахис/u],
      ['fish', /рыб|анчоус|кильк|сельдь|сёмг|треск|сайр|тунец|горбуш|сардин/u],
      ['seafood', /креветк|устриц|миди|кальмар/u],
    ] as const
    const unmarked = products.flatMap(({ title, composition = '', marks }) =>
      signs
        .filter(([mark, sign]) => sign.test(composition) && !marks.includes(mark))
        .map(([mark]) => `${title}: ${mark}`),
    )
    expect(unmarked).toEqual([])
  })
})
