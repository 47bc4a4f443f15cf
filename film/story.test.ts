import { describe, expect, it } from 'vitest'

import type { FilmRecipe } from './film-recipe'
import { createStory, recipeFacts, type StepScene, type Story } from './story'

const soup: FilmRecipe = {
  title: 'Суп',
  time: '1 час 10 минут',
  kcal: '120 ккал',
  servings: 3,
  ingredients: [
    { title: 'Картофель', quantity: '3 шт', unit: 'шт', image: 'images/products/potato.webp' },
    { title: 'Вода', quantity: '2 л', unit: 'л', image: 'images/products/water.webp', packed: true },
    { title: 'Укроп', quantity: '0,5 пучка', unit: 'пучок', image: 'images/products/dill.webp' },
  ],
  steps: [
    { text: 'Доведите воду до кипения в кастрюле.', uses: [1], minutes: 0 },
    { text: 'Положите картофель кубиками и варите 20 минут под крышкой.', uses: [0], minutes: 20 },
    { text: 'Подайте с укропом.', uses: [2], minutes: 0 },
  ],
  color: '#e0c070',
  serving: 'bowl',
}

const stepScenes = ({ scenes }: Story) => scenes.filter((scene): scene is StepScene => scene.kind === 'step')
const stepsOf = (recipe: FilmRecipe) => stepScenes(createStory(recipe))

const withStep = (text: string, minutes = 0) => stepsOf({ ...soup, steps: [{ text, uses: [], minutes }] })[0]

describe('createStory: the scenes', () => {
  it('are the title, the ingredients, every step and the finale', () => {
    expect(createStory(soup).scenes.map(({ kind }) => kind)).toEqual([
      'title',
      'shelf',
      'step',
      'step',
      'step',
      'finale',
    ])
  })

  it('follow one another without a gap until the end of the film', () => {
    const { scenes, duration } = createStory(soup)
    let end = 0
    for (const scene of scenes) {
      expect(scene.start).toBe(end)
      expect(scene.duration).toBeGreaterThan(0)
      end += scene.duration
    }
    expect(duration).toBe(end)
  })

  it('list the ingredients one after another with their amounts', () => {
    const shelf = createStory(soup).scenes[1]
    expect(shelf?.lines.map(({ text, amount }) => [text, amount])).toEqual([
      ['Картофель', '3\u00a0шт'],
      ['Вода', '2\u00a0л'],
      ['Укроп', '0,5\u00a0пучка'],
    ])
    const times = shelf?.lines.map(({ at }) => at) ?? []
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
  })
})

describe('createStory: a step', () => {
  it('lists the ingredients that are already in its vessel', () => {
    expect(stepsOf(soup).map(({ uses, inside }) => ({ uses, inside }))).toEqual([
      { uses: [1], inside: [] },
      { uses: [0], inside: [1] },
      { uses: [2], inside: [1, 0] },
    ])
  })

  it('formats its minutes for the small dial of the timer', () => {
    const dial = (minutes: number) => withStep('Ждите.', minutes)?.dial?.join(' ')
    expect([0, 0.5, 8, 60, 90, 125, 720].map(dial)).toEqual([
      undefined,
      '0,5 мин',
      '8 мин',
      '1 ч',
      '1:30 ч',
      '2:05 ч',
      '12 ч',
    ])
  })

  it('divides its text into captions of 90 characters at most without losing a word', () => {
    const text =
      'Добавьте тонко нашинкованную капусту, верните мясо и варите 5 минут. Затем положите свёклу и овощи со сковороды и варите на слабом огне ещё 7–8 минут, не давая бурно кипеть.'
    const lines = withStep(text)?.lines ?? []
    expect(lines.map((line) => line.text.replaceAll('\u00a0', ' ')).join(' ')).toBe(text)
    expect(lines.length).toBe(3)
    expect(Math.max(...lines.map((line) => line.text.length))).toBeLessThanOrEqual(90)
  })

  it('lasts as long as its text takes to read, but at least 4 seconds', () => {
    const short = withStep('Подайте.')
    const long = withStep('Варите на слабом огне и помешивайте. '.repeat(6).trim())
    expect(short?.duration).toBe(4_000)
    expect(long?.duration).toBeGreaterThan((36 * 6 * 1_000) / 18)
  })

  it('keeps short words and numbers on one line with the word after them', () => {
    expect(withStep('Варите в воде 5 минут и снимите с огня.')?.lines[0]?.text).toBe(
      'Варите в\u00a0воде 5\u00a0минут и\u00a0снимите с\u00a0огня.',
    )
  })
})

describe('createStory: the food of a step', () => {
  const recipe: FilmRecipe = {
    ...soup,
    ingredients: [
      { title: 'Картофель', quantity: '3 шт', unit: 'шт', image: 'potato', cut: 'potato-cut' },
      {
        title: 'Зелёный горошек',
        quantity: '1 банка',
        unit: 'банка',
        image: 'peas',
        content: 'peas-content',
      },
      { title: 'Вода', quantity: '2 л', unit: 'л', image: 'water', packed: true },
      { title: 'Сливочное масло', quantity: '30 г', unit: 'г', image: 'butter', cut: 'butter-cut' },
    ],
    steps: [
      { text: 'Нарежьте картофель кубиками.', uses: [0], minutes: 0 },
      { text: 'Разогрейте сковороду.', uses: [], minutes: 0 },
      { text: 'Обжарьте картофель в масле на сковороде.', uses: [0, 3], minutes: 0 },
      { text: 'Вскипятите воду в кастрюле.', uses: [2], minutes: 0 },
      { text: 'Положите картофель со сковороды и горошек в воду и варите.', uses: [1], minutes: 0 },
    ],
  }

  it('is whole until a step cuts it, and in pieces afterwards', () => {
    expect(stepsOf(recipe).map(({ cuts, inPieces }) => ({ cuts, inPieces }))).toEqual([
      { cuts: [0], inPieces: [] },
      { cuts: [], inPieces: [] },
      { cuts: [], inPieces: [0] },
      { cuts: [], inPieces: [] },
      { cuts: [], inPieces: [0] },
    ])
  })

  it('moves on with the step that takes it from another vessel; cooked butter has melted', () => {
    const last = stepsOf(recipe)[4]
    expect(last?.inside).toEqual([2, 0])
    expect(last?.cooked).toEqual([2, 0])
  })

  it('has the colour of what was poured until there is food, and takes on that of the dish with its ingredients', () => {
    const water = '#b9dcec'
    expect(stepsOf(recipe).map(({ filling }) => filling)).toEqual([
      '#e4ca8c',
      undefined,
      '#e2c47d',
      water,
      soup.color,
    ])
  })

  const insideOf = (steps: FilmRecipe['steps']) => stepsOf({ ...recipe, steps }).map(({ inside }) => inside)

  it('melts in a hot vessel off the heat, if it is butter', () => {
    expect(
      insideOf([
        { text: 'Варите картофель в кастрюле.', uses: [0], minutes: 0 },
        { text: 'Снимите с огня и вмешайте масло.', uses: [3], minutes: 0 },
        { text: 'Разложите по тарелкам.', uses: [], minutes: 0 },
      ]),
    ).toEqual([[], [0], [0]])
  })

  it('waits aside while something else is cooked, and comes together in the dish', () => {
    expect(
      insideOf([
        { text: 'Обжарьте картофель на сковороде.', uses: [0], minutes: 0 },
        { text: 'Прогрейте горошек на сухой сковороде.', uses: [1], minutes: 0 },
        { text: 'Подайте с маслом.', uses: [3], minutes: 0 },
      ]),
    ).toEqual([[], [], [1, 0]])
  })

  it('leaves a pan from which it is taken, and a pot that is drained', () => {
    expect(
      insideOf([
        { text: 'Обжарьте картофель на сковороде и переложите на тарелку.', uses: [0], minutes: 0 },
        { text: 'Обжарьте горошек.', uses: [1], minutes: 0 },
      ]),
    ).toEqual([[], []])
    expect(
      insideOf([
        { text: 'Варите картофель в кастрюле и откиньте.', uses: [0], minutes: 0 },
        { text: 'Варите горошек в кастрюле.', uses: [1], minutes: 0 },
      ]),
    ).toEqual([[], []])
  })

  it('comes along with what was mixed of it', () => {
    expect(
      insideOf([
        { text: 'Смешайте масло с горошком в миске.', uses: [1, 3], minutes: 0 },
        { text: 'Обжарьте картофель на сковороде.', uses: [0], minutes: 0 },
        { text: 'Залейте соусом и тушите.', uses: [], minutes: 0 },
      ])[2],
    ).toEqual([0, 1, 3])
  })

  it('is gone when the step takes it out, and poured again only if the step adds more of it', () => {
    const shown = stepsOf({
      ...recipe,
      steps: [
        { text: 'Варите картофель с горошком в кастрюле.', uses: [0, 1, 2], minutes: 0 },
        { text: 'Варите ещё 5 минут.', uses: [2], minutes: 0 },
        { text: 'Выньте горошек и варите дальше.', uses: [], minutes: 0 },
      ],
    })
    expect(shown.map(({ inside, uses }) => ({ inside, uses }))).toEqual([
      { inside: [], uses: [0, 1, 2] },
      { inside: [0, 1, 2], uses: [] },
      { inside: [0, 2], uses: [] },
    ])
  })

  it('brings along what was fried with it', () => {
    expect(
      insideOf([
        { text: 'Обжарьте картофель с горошком на сковороде.', uses: [0, 1], minutes: 0 },
        { text: 'Вскипятите воду в кастрюле.', uses: [2], minutes: 0 },
        { text: 'Положите картофель в кипящую воду.', uses: [0], minutes: 0 },
      ])[2],
    ).toEqual([2, 1])
  })

  it('waits aside while another mixture is made in a bowl', () => {
    expect(
      insideOf([
        { text: 'Смешайте картофель с маслом в миске.', uses: [0, 3], minutes: 0 },
        { text: 'Смешайте горошек с водой в миске.', uses: [1, 2], minutes: 0 },
        { text: 'Жарьте картофель на сковороде.', uses: [0], minutes: 0 },
      ]),
    ).toEqual([[], [], []])
  })

  it('is not on a board when a liquid is poured', () => {
    const mixed = { text: 'Разрежьте ваниль и залейте водой.', uses: [2], minutes: 0 }
    expect(stepsOf({ ...recipe, steps: [mixed] })[0]?.staging.place).toBe('bowl')
  })
})

describe('recipeFacts', () => {
  it.each([
    [1, '1\u00a0порция'],
    [3, '3\u00a0порции'],
    [8, '8\u00a0порций'],
    [12, '12\u00a0порций'],
    [24, '24\u00a0порции'],
  ])('uses the noun form for %i servings', (servings, text) => {
    expect(recipeFacts({ ...soup, servings })).toBe(`1\u00a0час 10\u00a0минут · ${text} · 120\u00a0ккал`)
  })
})
