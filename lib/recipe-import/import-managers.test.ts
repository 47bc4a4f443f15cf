import { gzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { json, linesOf, read, zip } from '@/testing/import-files'

describe('Tandoor', () => {
  const exported = {
    name: 'Манты',
    description: 'На пару.',
    keywords: [{ name: 'узбекское', description: '' }],
    steps: [
      {
        name: 'Тесто',
        instruction: 'Замесите {{ ingredients[0] }} с водой, {{ scale(30) }} минут.',
        ingredients: [
          {
            food: { name: 'муки', plural_name: null },
            unit: { name: 'г', plural_name: null },
            amount: '5E+2',
            note: '',
            is_header: false,
            no_amount: false,
          },
          {
            food: { name: 'Соль' },
            unit: null,
            amount: '0',
            note: 'морская',
            is_header: false,
            no_amount: true,
          },
        ],
        time: 30,
        order: 0,
        show_as_header: true,
      },
      {
        name: '',
        instruction: '# Фарш\n\nПорубите мясо.\n\n* Добавьте лук.',
        ingredients: [
          { food: null, unit: null, amount: '0', note: 'Фарш', is_header: true, no_amount: true },
          {
            food: { name: 'баранины' },
            unit: { name: 'кг' },
            amount: '0.75',
            note: 'с курдюком',
            is_header: false,
          },
        ],
      },
    ],
    working_time: 60,
    waiting_time: 45,
    internal: true,
    nutrition: null,
    servings: 6,
    servings_text: 'порций',
    source_url: 'https://a.example/manty',
  }

  it('is read with its headings, numbers and templates', async () => {
    const archive = zip({ '12.zip': zip({ 'recipe.json': json(exported), 'image.jpg': new Uint8Array(9) }) })
    const { recipes } = await read('export_2026-01-01.zip', archive)
    expect(recipes).toMatchObject([
      {
        title: 'Манты',
        servings: 6,
        activeMinutes: 60,
        totalMinutes: 105,
        tags: ['узбекское'],
        source: 'https://a.example/manty',
        notes: 'На пару.',
        steps: ['Замесите муки с водой, 30 минут.', 'Порубите мясо.', 'Добавьте лук.'],
      },
    ])
    expect(recipes.map(linesOf)).toEqual([
      ['Тесто: 500|г|муки', 'Тесто: ||Соль (морская)', 'Фарш: 0.75|кг|баранины (с курдюком)'],
    ])
  })
})

it('What has no group in an export stands before the groups, as in the form', async () => {
  const step = (name: string, food: string) => ({
    name,
    instruction: 'Готовьте.',
    ingredients: [{ food: { name: food } }],
  })
  const exported = { name: 'Манты', steps: [step('Тесто', 'мука'), step('', 'соль')] }
  const { recipes } = await read('recipe.json', JSON.stringify(exported))
  expect(recipes.map(linesOf)).toEqual([['||соль', 'Тесто: ||мука']])
})

describe('Paprika', () => {
  const exported = {
    uid: 'A1B2',
    name: 'Шарлотка',
    description: 'За час.',
    ingredients: 'Для теста:\n3 яйца\n1 стакан сахара\n\nДля начинки:\n4 яблока, ломтиками\n½ ч. л. корицы',
    directions: '1. Взбейте яйца. [photo:egg]\n\nСделайте как в [recipe:Бисквит].\n\n**Пеките** 40 минут.',
    notes: 'Яблоки кислые.',
    servings: '8 кусков',
    prep_time: '20 мин',
    cook_time: '40 мин',
    total_time: '',
    categories: ['Выпечка'],
    source: 'Тетрадь',
    source_url: '',
    nutritional_info: '',
    rating: 5,
    difficulty: 'Easy',
    photo: 'egg.jpg',
    photo_data: 'AAAA',
    photos: [],
    in_trash: false,
  }
  const packed = gzipSync(json(exported)) as Uint8Array<ArrayBuffer>

  it.each([
    ['its archive', 'My Recipes.paprikarecipes', zip({ 'Шарлотка.paprikarecipe': packed })],
    ['a single file', 'Шарлотка.paprikarecipe', packed],
  ])('is read from %s', async (_, name, content) => {
    const { recipes, problems } = await read(name, content)
    expect(problems).toEqual([])
    expect(recipes).toMatchObject([
      {
        title: 'Шарлотка',
        servings: 8,
        activeMinutes: 20,
        totalMinutes: 60,
        tags: ['Выпечка'],
        source: 'Тетрадь',
        notes: 'За час.\nЯблоки кислые.\nОценка: 5 из 5',
        steps: ['Взбейте яйца.', 'Сделайте как в Бисквит.', 'Пеките 40 минут.'],
      },
    ])
    expect(recipes.map(linesOf)).toEqual([
      [
        'Для теста: 3|шт|яйца',
        'Для теста: 1|стакан|сахара',
        'Для начинки: 4|шт|яблока (ломтиками)',
        'Для начинки: 0.5|ч. л.|корицы',
      ],
    ])
  })

  it('is read from its HTML export', async () => {
    const html = `<!DOCTYPE html><html><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe">
      <h1 itemprop="name" class="name">Шарлотка</h1><p itemprop="recipeCategory" class="categories">Выпечка</p>
      <p class="metadata"><b>Cook Time: </b><span itemprop="cookTime">40 мин</span>
      <b>Servings: </b><span itemprop="recipeYield">8</span></p>
      <div class="ingredientsbox"><p class="line" itemprop="recipeIngredient"><strong>3</strong> яйца</p>
      <p class="line" itemprop="recipeIngredient"><strong>1 стакан</strong> сахара</p></div>
      <div itemprop="recipeInstructions"><p class="line">Взбейте яйца.</p><p class="line">Пеките.</p></div></div></body></html>`
    const { recipes } = await read('Шарлотка.html', html)
    expect(recipes).toMatchObject([
      { title: 'Шарлотка', servings: 8, tags: ['Выпечка'], steps: ['Взбейте яйца.', 'Пеките.'] },
    ])
    expect(recipes.map(linesOf)).toEqual([['3|шт|яйца', '1|стакан|сахара']])
  })
})

it('Nextcloud Cookbook is read with the headings in its lists', async () => {
  const exported = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    id: '4711',
    name: 'Пирог',
    description: '',
    url: 'https://a.example/pirog',
    image: '/apps/cookbook/recipes/4711/image?size=full',
    prepTime: 'PT0H20M',
    cookTime: 'PT1H0M',
    totalTime: '',
    recipeCategory: 'Выпечка',
    keywords: 'осень,яблоки',
    recipeYield: 8,
    tool: [],
    recipeIngredient: ['## Тесто', '200 г муки', '## Начинка', '1 кг яблок'],
    recipeInstructions: ['## Тесто', 'Замесите.', 'Раскатайте **тонко**.'],
    nutrition: { '@type': 'NutritionInformation' },
    dateCreated: '2026-01-01T10:00:00+0000',
  }
  const { recipes } = await read('Recipes.zip', zip({ 'Recipes/Пирог/recipe.json': json(exported) }))
  expect(recipes).toMatchObject([
    {
      title: 'Пирог',
      servings: 8,
      activeMinutes: 20,
      totalMinutes: 80,
      tags: ['осень', 'яблоки', 'Выпечка'],
      source: 'https://a.example/pirog',
      steps: ['Замесите.', 'Раскатайте тонко.'],
    },
  ])
  expect(recipes.map(linesOf)).toEqual([['Тесто: 200|г|муки', 'Начинка: 1|кг|яблок']])
})
