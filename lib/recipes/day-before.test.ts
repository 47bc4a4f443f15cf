import { expect, it } from 'vitest'

import { dayBeforeTaskOf } from '@/lib/recipes/day-before'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'

const titles = ['Нут', 'Вода', 'Изюм', 'Красная фасоль']
const recipe = (...instructions: string[]) => ({
  instructions,
  ingredients: titles.map((title) => ({ title, quantity: '' })),
  uses: undefined,
})

it.each([
  ['Замочите нут на ночь в холодной воде.', ['Нут']],
  ['Накануне замочите красную фасоль и изюм.', ['Изюм', 'Красная фасоль']],
  ['С вечера залейте нут водой. Утром слейте воду.', ['Нут']],
  ['Замочите фасоль на 8–12 часов.', []],
  ['Красную фасоль замочите на 12 часов.', ['Красная фасоль']],
  ['Нут замочите на 8 - 10 ч. в воде.', ['Нут']],
  ['Нут замочите часов на 8–10.', ['Нут']],
  ['Замочите нут на 12 ч в воде.', ['Нут']],
  ['Замочите нут за сутки.', ['Нут']],
  ['Замочите нут на целую ночь.', ['Нут']],
  ['Soak the chickpeas overnight.', []],
  ['Soak the beans for at least 8 hours.', []],
  ['Soak the beans for 8-12 hours.', []],
])('«%s» soaks on the day before', (step, soaked) => {
  expect(dayBeforeTaskOf(recipe('Нарежьте лук.', step))).toEqual({ kind: 'soak', titles: soaked })
})

it.each(['Уберите заливное в холодильник на ночь.', 'Оставьте тесто на 12 часов.', 'Chill it overnight.'])(
  '«%s» starts on the day before',
  (step) => expect(dayBeforeTaskOf(recipe(step))).toEqual({ kind: 'start' }),
)

it.each([
  'Замочите рис на 30 минут.',
  'Тушите 3 часа.',
  'Разделите тесто на 10 частей.',
  'Поставьте часов на 5.',
  'Soak the rice for 30 minutes.',
  'Подавайте на завтрак.',
  'Дайте постоять на столе час.',
])('«%s» is for the same day', (step) => expect(dayBeforeTaskOf(recipe(step))).toBeUndefined())

it('looks among the ingredients of the step', () => {
  const step = 'Замочите всё на ночь: нут, изюм, фасоль.'
  expect(dayBeforeTaskOf({ ...recipe('Помойте посуду.', step), uses: [[], [0, 1]] })).toEqual({
    kind: 'soak',
    titles: ['Нут'],
  })
})

it('finds the dishes of the catalogue that take a night', () => {
  const found = loadCatalogue().recipes.filter(({ instructions, uses }) =>
    dayBeforeTaskOf({ instructions, uses, ingredients: [] }),
  )
  expect(found.map(({ id }) => id)).toEqual([
    'kholodets',
    'lightly-salted-cucumbers',
    'red-bean-lobio',
    'honey-cake',
    'custard-paskha',
    'apple-zefir',
    'rye-bread-kvass',
  ])
})
