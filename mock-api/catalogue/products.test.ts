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
    expect(products.filter(({ title }) => !used.has(title))).toEqual([])
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
