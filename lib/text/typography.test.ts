import { describe, expect, it } from 'vitest'

import { withBoundWords, withNoBreakSpaces } from '@/lib/text/typography'

describe('withBoundWords', () => {
  it.each([
    ['Борщ с говядиной', 'Борщ с~говядиной'],
    ['Сельдь под шубой для гостей', 'Сельдь под~шубой для~гостей'],
    ['Рыба и в духовке', 'Рыба и~в~духовке'],
    ['По-домашнему', 'По-домашнему'],
    ['Морковь по-корейски с кунжутом', 'Морковь по-корейски с~кунжутом'],
    ['На углях', 'На~углях'],
    ['Чай без', 'Чай без'],
    ['Тёплый салат', 'Тёплый салат'],
  ])('%j becomes %j', (heading, expected) =>
    expect(withBoundWords(heading)).toBe(expected.replaceAll('~', '\u00a0')),
  )
})

describe('withNoBreakSpaces', () => {
  it.each([
    ['Нарежьте крупно и положите в кастрюлю', 'Нарежьте крупно и~положите в~кастрюлю'],
    ['и в доме', 'и~в~доме'],
    ['(с косточкой)', '(с~косточкой)'],
    ['варите 20 минут на 2 ст. л. масла', 'варите 20~минут на~2~ст. л. масла'],
    ['по-русски по 5', 'по-русски по~5'],
    ['до 180 °C', 'до~180~°C'],
    ['', ''],
  ])('%j becomes %j', (text, expected) =>
    expect(withNoBreakSpaces(text)).toBe(expected.replaceAll('~', '\u00a0')),
  )
})
