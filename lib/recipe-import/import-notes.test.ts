import { expect, it } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { mealie, paprika, schemaOrg, tandoor } from '@/testing/recipe-formats'

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

it.each(['P.S.', 'P. S. —', 'З.Ы.'])('takes what follows «%s» for notes, not for a step', (postscript) => {
  const text = `Блины\n200 г муки\nПриготовление\nПеките.\n${postscript} Вкусны и холодными.\nИ с мёдом.`
  expect(readPasted(text).recipes[0]).toMatchObject({
    steps: ['Пеките.'],
    notes: 'Вкусны и холодными.\nИ с мёдом.',
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
  const rated = {
    ...exported,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4', bestRating: '5' },
  }
  expect(read(rated)?.notes).toBe('Бабушкины.\nСито обязательно.\nОценка: 4 из 5')
})

it.each([
  ['Mealie', { ...mealie, description: 'На кефире.', rating: 4.5 }, 'На кефире.\nОценка: 4,5 из 5'],
  ['Tandoor', { ...tandoor, rating: 3 }, 'Оценка: 3 из 5'],
  ['Paprika', { ...paprika, rating: 5 }, 'Оценка: 5 из 5'],
  ['Paprika, not rated', { ...paprika, rating: 0 }, undefined],
  [
    'a page, which its readers have rated',
    { ...schemaOrg, aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8' } },
    undefined,
  ],
])('writes the stars that the visitor gave in %s into the notes', (_, recipe, notes) => {
  expect(readPasted(JSON.stringify(recipe)).recipes[0]?.notes).toBe(notes)
})

it.each([
  ['Mealie', { ...mealie, rating: { toString: 1 } }],
  ['Tandoor', { ...tandoor, working_time: { toString: 1 } }],
  ['Paprika', { ...paprika, rating: { toString: 1 } }],
])('reads the rest of a recipe of %s in which an object stands for a number', (_, recipe) => {
  expect(readPasted(JSON.stringify(recipe)).recipes).toMatchObject([{ title: 'Блины' }])
})

it.each([
  ['120 штук', undefined],
  ['1,5 л', undefined],
  ['4-6 порций', 4],
  [['6', '6 servings'], 6],
])('reads the servings of the yield %j', (recipeYield, servings) => {
  expect(readPasted(JSON.stringify({ ...schemaOrg, recipeYield })).recipes[0]?.servings).toBe(servings)
})

it('takes no address within a site for the source', () => {
  const script = (url: string) =>
    `<script type="application/ld+json">${JSON.stringify({ ...schemaOrg, url })}</script>`
  const page = (url: string, canonical: string) =>
    `<html><link rel="canonical" href="${canonical}">${script(url)}</html>`
  const sourceOf = (html: string) => readPasted(html).recipes[0]?.source
  expect(sourceOf(page('/bliny', '/bliny'))).toBeUndefined()
  expect(sourceOf(page('#recipe', 'https://a.example/bliny'))).toBe('https://a.example/bliny')
})

it('has the working time of Tandoor for the whole one where nothing waits', () => {
  const recipe = { ...tandoor, working_time: 25, waiting_time: 0 }
  expect(readPasted(JSON.stringify(recipe)).recipes[0]).toMatchObject({ activeMinutes: 25, totalMinutes: 25 })
})

it('reads steps that are items of a list', () => {
  const items = schemaOrg.recipeInstructions.map((item) => ({ '@type': 'ListItem', item }))
  const recipe = { ...schemaOrg, recipeInstructions: { '@type': 'ItemList', itemListElement: items } }
  expect(readPasted(JSON.stringify(recipe)).recipes[0]?.steps).toEqual(['Смешайте.', 'Пеките.'])
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
