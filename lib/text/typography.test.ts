import { describe, expect, it } from 'vitest'

import { withNoBreakSpaces } from '@/lib/text/typography'

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
