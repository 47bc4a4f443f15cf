import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readLength, splitDurations } from '@/lib/durations'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'

/** The times of a text as `words = seconds`. */
const timesOf = (text: string) =>
  splitDurations(text).flatMap(({ text: words, seconds }) => (seconds ? [`${words} = ${seconds}`] : []))

const steps = loadCatalogue().recipes.flatMap(({ instructions }) => instructions)

describe('times in the text of a step', () => {
  it.each([
    ['Варите 15 минут.', ['15 минут = 900']],
    ['Варите 1 минуту и снимите.', ['1 минуту = 60']],
    ['Жарьте по 1 минуте с каждой стороны.', ['1 минуте = 60']],
    ['Варите 105 минут.', ['105 минут = 6300']],
    ['Тушите 1 час.', ['1 час = 3600']],
    ['Тушите 1,5 часа.', ['1,5 часа = 5400']],
    ['Тушите 1.5 часа.', ['1.5 часа = 5400']],
    ['Тушите 1 час 20 минут.', ['1 час 20 минут = 4800']],
    ['Тушите 1 час и 20 минут.', ['1 час и 20 минут = 4800']],
    ['Тушите 1 ч 20 мин.', ['1 ч 20 мин. = 4800']],
    ['Взбивайте 30 секунд.', ['30 секунд = 30']],
    ['Взбивайте 30 сек, не больше.', ['30 сек = 30']],
    ['Варите 1 минуту 30 секунд.', ['1 минуту 30 секунд = 90']],
    ['Варите 10–12 минут.', ['10–12 минут = 600']],
    ['Варите 10-12 минут.', ['10-12 минут = 600']],
    ['Варите 10 — 12 минут.', ['10 — 12 минут = 600']],
    ['Варите от 10 до 15 минут.', ['10 до 15 минут = 600']],
    ['Тушите 2–3 часа.', ['2–3 часа = 7200']],
    ['Тушите 1,5–2 часа.', ['1,5–2 часа = 5400']],
    ['Тушите ещё минут 5.', ['минут 5 = 300']],
    ['Тушите минут 5–7.', ['минут 5–7 = 300']],
    ['Обмакните секунд на десять.', ['секунд на десять = 10']],
    ['Через пять минут переверните.', ['пять минут = 300']],
    ['Через 20-минутный отдых раскатайте.', ['20-минутный = 1200']],
    ['Варите 25\u00a0минут.', ['25\u00a0минут = 1500']],
    ['Уберите на 8 часов.', ['8 часов = 28800']],
    ['Оставьте на полчаса.', ['полчаса = 1800']],
    ['Варите около получаса.', ['получаса = 1800']],
    ['Тушите полтора часа.', ['полтора часа = 5400']],
    ['Тушите не меньше полутора часов.', ['полутора часов = 5400']],
    ['Держите четверть часа.', ['четверть часа = 900']],
    ['Пеките по полминуты.', ['полминуты = 30']],
    ['Уберите на час.', ['час = 3600']],
    ['Остудите не меньше часа.', ['часа = 3600']],
    ['Прогрейте минуту.', ['минуту = 60']],
    ['Выпарите, около минуты.', ['минуты = 60']],
    ['ВАРИТЕ 5 МИНУТ', ['5 МИНУТ = 300']],
    ['Жарьте 5 минут, затем ещё 20 минут.', ['5 минут = 300', '20 минут = 1200']],
    ['Жарьте 2 минуты и тушите 7 минут.', ['2 минуты = 120', '7 минут = 420']],
  ])('«%s»', (text, times) => {
    expect(timesOf(text)).toEqual(times)
  })

  it.each([
    '',
    'Нарежьте лук и морковь.',
    'Разрежьте на 4 части, часто мешая; всыпьте 50 миндалин.',
    'Возьмите 2 чашки и 3 сектора лимона, 100 г сыра, 180 °C.',
    'За час до конца положите лук.',
    'Варите на минуту меньше, чем указано на пачке.',
    'Держите в холодильнике до последней минуты.',
    'Окуните на несколько секунд.',
    'Поставьте на 25 часов.',
    'Варите 0 минут.',
  ])('there is none in «%s»', (text) => {
    expect(timesOf(text)).toEqual([])
  })

  it('are found wherever the catalogue tells one in figures', () => {
    const told = steps.flatMap((step) => step.match(/(?:минут|час(?:а|ов)?(?!\p{L})|секунд)/giu) ?? [])
    expect(told.length).toBeGreaterThan(500)
    const figures = /\d+\s?(?:минут|час(?:а|ов)?(?!\p{L})|секунд)/iu
    const missed = steps.flatMap((step) =>
      splitDurations(step).filter(({ text, seconds }) => !seconds && figures.test(text)),
    )
    expect(missed).toEqual([])
  })

  it('are left out of the catalogue’s texts only where they are counted back, compared or not told', () => {
    const words = /\S+ (?:пол|полу)?(?:час|часа|часов|минут\p{L}*|секунд\p{L}*)(?!\p{L})/giu
    const missed = steps.flatMap((step) =>
      splitDurations(step).flatMap(({ text, seconds }) => (seconds ? [] : (text.match(words) ?? []))),
    )
    expect([...new Set(missed)].sort()).toEqual([
      'За час',
      'на минуту',
      'на секунду',
      'несколько секунд',
      'последней минуты',
      'четверть часа',
    ])
  })

  const words = [
    '15',
    '1,5',
    ' ',
    '–',
    'минут',
    'час',
    'часа',
    'полчаса',
    'на',
    'до',
    '5',
    '.',
    'и',
    'секунд',
  ]
  const sentence = fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((all) => all.join(''))

  it('stand between pieces that make up the text again, each between a second and a day', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), sentence, fc.constantFrom(...steps)), (text) => {
        const parts = splitDurations(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
        for (const { seconds = 1 } of parts) {
          expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400).toBe(true)
        }
      }),
    )
  })

  it('of whole minutes are found by their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (minutes) => {
        expect(timesOf(`Варите ${minutes} минут.`)).toEqual([`${minutes} минут = ${minutes * 60}`])
      }),
    )
  })
})

describe('a length that was typed', () => {
  it.each([
    ['15', 900],
    [' 15 ', 900],
    ['1,5', 90],
    ['0.5', 30],
    ['1440', 86_400],
    ['1:30', 90],
    ['90:00', 5400],
    ['1:05:00', 3900],
    ['24:00:00', 86_400],
    ['15 минут', 900],
    ['1 час 20 минут', 4800],
    ['полчаса', 1800],
    ['10–12 минут', 600],
  ])('«%s» is %d s', (text, seconds) => {
    expect(readLength(text)).toBe(seconds)
  })

  it.each([
    '',
    ' ',
    '0',
    '-5',
    '1441',
    '25:00:00',
    '1:60',
    'скоро',
    '5 минут и ещё',
    '0:00',
    '1e3',
    'Infinity',
  ])('«%s» is none', (text) => {
    expect(readLength(text)).toBeUndefined()
  })
})
