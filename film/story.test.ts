import { describe, expect, it } from 'vitest'

import { soup, stepsOf } from './filmed-soup'
import { createStory, recipeFacts } from './story'

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
