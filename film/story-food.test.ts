import { describe, expect, it } from 'vitest'

import type { FilmRecipe } from './film-recipe'
import { soup, stepsOf } from './filmed-soup'

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
