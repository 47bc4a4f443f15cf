import { describe, expect, it } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { json, linesOf, read, zip } from '@/testing/import-files'

describe('Mealie', () => {
  /** A recipe as a download of several recipes has it. */
  const exported = {
    id: '0b0b1f9e-7d0c-4c2e-9a58-000000000001',
    name: 'Медовик',
    slug: 'medovik',
    recipe_servings: 8.0,
    recipe_yield: 'торт',
    total_time: null,
    prep_time: '40 минут',
    perform_time: '1 час',
    description: 'Бабушкин.',
    recipe_category: [{ name: 'Десерты', slug: 'deserty' }],
    tags: [{ name: 'праздник', slug: 'prazdnik' }],
    org_url: 'https://a.example/medovik',
    recipe_ingredient: [
      {
        quantity: 0.333,
        unit: { name: 'стакан', plural_name: 'стакана', abbreviation: 'ст', use_abbreviation: true },
        food: { name: 'мёда', plural_name: null },
        note: 'жидкого',
        is_food: true,
        disable_amount: false,
        display: '¹/₃ ст мёда жидкого',
        title: 'Тесто',
        original_text: null,
      },
      {
        quantity: 1.0,
        unit: null,
        food: null,
        note: '500 г муки',
        is_food: false,
        disable_amount: true,
        display: '500 г муки',
        title: null,
        original_text: null,
      },
      { quantity: 0, unit: null, food: { name: 'Сметана' }, note: '', display: 'Сметана', title: 'Крем' },
    ],
    recipe_instructions: [
      { title: 'Тесто', summary: '', text: 'Растопите **мёд** в [сотейнике](https://a.example/pan).' },
      { title: '', text: '1. Раскатайте.\n2. Пеките.' },
    ],
    notes: [{ title: 'Крем', text: 'Сметану отвесьте.' }],
  }
  const expected = {
    title: 'Медовик',
    servings: 8,
    activeMinutes: 40,
    totalMinutes: 100,
    tags: ['Десерты', 'праздник'],
    source: 'https://a.example/medovik',
    notes: 'Бабушкин.\nКрем: Сметану отвесьте.',
    steps: ['Растопите мёд в сотейнике.', 'Раскатайте.', 'Пеките.'],
  }
  const lines = ['Тесто: 0.333|стакан|мёда (жидкого)', 'Тесто: 500|г|муки', 'Крем: ||Сметана']

  it('is read from its archive', async () => {
    const { recipes, problems } = await read(
      'export.zip',
      zip({
        'recipes/medovik/medovik.json': json(exported),
        'recipes/medovik/images/original.webp': new Uint8Array(9),
      }),
    )
    expect(problems).toEqual([])
    expect(recipes).toMatchObject([expected])
    expect(recipes.map(linesOf)).toEqual([lines])
  })

  it('may say what it yields, and no servings', () => {
    const fields = { recipe_servings: 0, recipe_yield_quantity: 12, recipe_yield: 'булочек' }
    expect(readPasted(JSON.stringify({ ...exported, ...fields })).recipes).toMatchObject([{ servings: 12 }])
  })

  it('is read from the answer of its API', () => {
    const camel = JSON.stringify(exported)
      .replace('"org_url"', '"orgURL"')
      .replace(/"(\w+)":/g, (key) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    const { recipes } = readPasted(camel)
    expect(recipes).toMatchObject([expected])
    expect(recipes.map(linesOf)).toEqual([lines])
  })

  it('is read from its backup, whose tables refer to each other', async () => {
    const { recipe_ingredient, recipe_instructions, notes, tags, recipe_category, ...recipe } = exported
    const recipe_id = recipe.id
    const database = {
      recipes: [recipe, { ...recipe, id: 'other', name: 'Пустой' }],
      recipes_ingredients: recipe_ingredient
        .map(({ unit, food, ...row }, position) => ({
          ...row,
          recipe_id,
          position,
          unit_id: unit && 'u1',
          food_id: food && food.name,
        }))
        .reverse(),
      ingredient_foods: [
        { id: 'мёда', name: 'мёда' },
        { id: 'Сметана', name: 'Сметана' },
      ],
      ingredient_units: [{ id: 'u1', name: 'стакан' }],
      recipe_instructions: recipe_instructions.map((row, position) => ({ ...row, recipe_id, position })),
      notes: notes.map((row) => ({ ...row, recipe_id })),
      tags: tags.map((row) => ({ ...row, id: row.slug })),
      categories: recipe_category.map((row) => ({ ...row, id: row.slug })),
      recipes_to_tags: [{ recipe_id, tag_id: 'prazdnik' }],
      recipes_to_categories: [{ recipe_id, category_id: 'deserty' }],
      users: [{ id: 'a', email: 'a@a.example' }],
    }
    const { recipes } = await read('mealie_2026.01.01.zip', zip({ 'database.json': json(database) }))
    expect(recipes).toMatchObject([expected])
    expect(recipes.map(linesOf)).toEqual([lines])
  })
})
