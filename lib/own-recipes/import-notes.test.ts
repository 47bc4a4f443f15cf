import { expect, it } from 'vitest'

import { readPasted } from '@/lib/own-recipes/import-files'

it.each([
  ['a list in one line', 'tags: [завтрак, "быстро"]\nsource: https://a.example/b'],
  ['a list below', "tags:\n  - завтрак\n  - 'быстро'\nauthor: https://a.example/b"],
  ['commas', 'tags: завтрак, быстро\nsource: "https://a.example/b"'],
])('reads the tags, the source and the notes of Cooklang with %s', (_, facts) => {
  const text = `---\ntitle: Блины\n${facts}\n---\n\n@мука{200%г}\n\n> Лучше \\-\\- горячими.\n> И сразу.`
  expect(readPasted(text).recipes[0]).toMatchObject({
    tags: ['завтрак', 'быстро'],
    source: 'https://a.example/b',
    notes: 'Лучше -- горячими.\nИ сразу.',
  })
})

it('takes for notes only what no part of the recipe follows', () => {
  const text =
    'Блины\nЗаметки:\nмука просеянная\nИнгредиенты\n200 г муки\nПриготовление\nПеките.\nПримечания\nГорячими.'
  const [recipe] = readPasted(text).recipes
  expect(recipe).toMatchObject({ title: 'Блины', steps: ['Пеките.', 'Примечания', 'Горячими.'] })
  expect(readPasted(text.replace('Заметки:\nмука просеянная\n', '')).recipes[0]).toMatchObject({
    steps: ['Пеките.'],
    notes: 'Горячими.',
  })
})

it('reads sections of steps, tags and the source', () => {
  const steps = [{ '@type': 'HowToStep', text: 'Смешайте.' }]
  const recipe = {
    '@type': 'Recipe',
    name: 'Блины',
    recipeIngredient: ['200 г муки'],
    recipeInstructions: [{ '@type': 'HowToSection', name: 'Тесто', itemListElement: steps }],
    keywords: 'завтрак, быстро',
    url: 'https://a.example/b',
  }
  expect(readPasted(JSON.stringify(recipe)).recipes[0]).toMatchObject({
    steps: ['Смешайте.'],
    tags: ['завтрак', 'быстро'],
    source: 'https://a.example/b',
  })
})

it('reads the data of RecipeSage: headings, labels, source and notes', () => {
  const exported = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: '7d0c4c2e',
    datePublished: '2026-01-01T10:00:00.000Z',
    description: 'Бабушкины.',
    image: [],
    name: 'Блины',
    prepTime: 'PT10M',
    totalTime: 'PT40M',
    recipeYield: '4 порции',
    recipeIngredient: ['[Тесто]', '500 мл молока', '200 г муки', '[Подача]', '50 г масла'],
    recipeInstructions: [
      { '@type': 'HowToSection', text: '[Тесто]' },
      { '@type': 'HowToStep', text: 'Смешайте.' },
      { '@type': 'HowToSection', name: 'Подача' },
      { '@type': 'HowToStep', text: 'Смажьте.' },
    ],
    recipeCategory: ['завтрак'],
    creditText: 'Бабушка',
    isBasedOn: '',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Сито обязательно.' }],
  }
  const read = (recipe: object) => readPasted(JSON.stringify({ recipes: [recipe] })).recipes[0]
  const recipe = read(exported)
  expect(recipe).toMatchObject({
    title: 'Блины',
    servings: 4,
    activeMinutes: 10,
    totalMinutes: 40,
    steps: ['Смешайте.', 'Смажьте.'],
    tags: ['завтрак'],
    source: 'Бабушка',
    notes: 'Бабушкины.\nСито обязательно.',
  })
  expect(recipe?.lines.map(({ text, group }) => [group, text])).toEqual([
    ['Тесто', '500 мл молока'],
    ['Тесто', '200 г муки'],
    ['Подача', '50 г масла'],
  ])
  expect(read({ ...exported, isBasedOn: 'https://a.example/b' })?.source).toBe('https://a.example/b')
})

it('takes no comment of a reader for notes', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Блины',
    recipeIngredient: ['200 г муки'],
    comment: [{ '@type': 'Comment', name: 'Мария', text: 'Вкусно!' }],
  }
  expect(readPasted(JSON.stringify(recipe)).recipes[0]).not.toHaveProperty('notes')
})
