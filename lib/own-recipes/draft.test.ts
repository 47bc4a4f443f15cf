import { describe, expect, it } from 'vitest'

import { checkDraft, draftOf, draftOfRecipe, emptyDraft, recipeOfDraft } from '@/lib/own-recipes/draft'

const pancakes = {
  ...emptyDraft,
  title: 'Блины',
  servings: '4',
  totalMinutes: '40',
  ingredients: 'Тесто:\n500 мл молока\nсоль и перец по вкусу\nщепотка чуда',
  steps: 'Смешайте.\n\nПеките.',
  tags: 'завтрак, , быстро',
  source: ' бабушка ',
}
const given = { match: (name: string) => (name === 'молока' ? 'Молоко' : undefined), now: 7, hasPhoto: false }

describe('recipeOfDraft', () => {
  it('makes lines into ingredients and leaves empty parts out', () => {
    const recipe = recipeOfDraft(pancakes, given)
    expect(recipe).toMatchObject({
      title: 'Блины',
      servings: 4,
      totalMinutes: 40,
      steps: ['Смешайте.', 'Пеките.'],
      tags: ['завтрак', 'быстро'],
      source: 'бабушка',
      notes: undefined,
      editedAt: 7,
    })
    expect(recipe.id).toMatch(/^own\.[a-z0-9]+$/)
    expect(recipe.ingredients[0]).toMatchObject({ line: '500 мл молока', title: 'Молоко', group: 'Тесто' })
  })

  it('keeps the id of a recipe that is edited, and gives its form back unchanged', () => {
    const recipe = recipeOfDraft(pancakes, { ...given, id: 'own.a' })
    expect(recipe.id).toBe('own.a')
    expect(draftOf(recipe)).toEqual({
      ...pancakes,
      steps: 'Смешайте.\nПеките.',
      tags: 'завтрак, быстро',
      source: 'бабушка',
    })
  })
})

it('a form has a line as often as it was written', () => {
  const ingredients = 'соль и перец\nсоль и перец\nТесто:\nсоль и перец\n2 ст. л. масла\n2 ст. л. масла'
  expect(draftOf(recipeOfDraft({ ...pancakes, ingredients }, given)).ingredients).toBe(ingredients)
})

it('a copy of a recipe of the catalogue has its lines and steps', () => {
  const draft = draftOfRecipe({
    id: 'borscht',
    name: '',
    title: 'Борщ',
    video: '',
    time: '1 час 30 минут',
    servings: 6,
    ingredients: [
      { title: 'Свёкла', quantity: '2 шт' },
      { title: 'Соль', quantity: '' },
    ],
    instructions: ['Сварите бульон.', 'Добавьте свёклу.'],
  })
  expect(draft).toEqual({
    ...emptyDraft,
    title: 'Борщ',
    servings: '6',
    totalMinutes: '90',
    ingredients: 'Свёкла — 2 шт\nСоль',
    steps: 'Сварите бульон.\nДобавьте свёклу.',
  })
})

it('a copy of a recipe of the catalogue keeps when the dish is done, its tips and how it keeps', () => {
  const { notes } = draftOfRecipe({
    id: 'chicken',
    name: '',
    title: 'Курица',
    video: '',
    ingredients: [],
    instructions: [],
    doneness: { celsius: 74, where: 'в бедре у кости', note: 'Проверьте дважды.' },
    tips: ['Солите заранее.'],
    storage: { roomDays: undefined, fridgeDays: 3, freezerMonths: undefined, text: 'Грейте под крышкой.' },
  })
  expect(notes.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Готово при 74 °C в бедре у кости. Проверьте дважды.',
    'Солите заранее.',
    'В холодильнике до 3 дней. Грейте под крышкой.',
  ])
})

describe('checkDraft', () => {
  it('accepts a title with an ingredient or a step', () => {
    expect(checkDraft({ ...emptyDraft, title: 'Чай', ingredients: 'чай' })).toEqual({})
    expect(checkDraft({ ...emptyDraft, title: 'Чай', steps: 'Заварите.' })).toEqual({})
  })

  it.each([
    [{ title: ' ' }, { title: 'Назовите рецепт' }],
    [{ ingredients: '', steps: ' \n' }, { ingredients: 'Впишите хотя бы один продукт или шаг' }],
    [{ servings: '0' }, { servings: 'Целое число от 1 до 99' }],
    [{ servings: 'много' }, { servings: 'Целое число от 1 до 99' }],
    [{ totalMinutes: '1,5' }, { totalMinutes: 'Целое число минут' }],
    [{ activeMinutes: '-3' }, { activeMinutes: 'Целое число минут' }],
    [{ ingredients: 'соль и перец\n'.repeat(101) }, { ingredients: /^Продуктов больше 200/ }],
    [{ steps: 'Варите.\n'.repeat(201) }, { steps: /^Шагов больше 200/ }],
    [{ tags: 'суп,'.repeat(21) }, { tags: 'Не больше 20 меток' }],
    [{ notes: 'а'.repeat(2001) }, { notes: 'Не больше 2000 знаков' }],
  ])('says what is wrong with %o', (change, errors) => {
    const found = checkDraft({ ...pancakes, ...change })
    expect(Object.keys(found)).toEqual(Object.keys(errors))
    for (const [field, text] of Object.entries(errors))
      expect(Object.entries(found)).toEqual([[field, expect.stringMatching(text)]])
  })
})
