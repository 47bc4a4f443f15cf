import { describe, expect, it } from 'vitest'

import { parseRemainder } from '@/lib/pantry/remainder-input'

const invalidAmount = 'Напишите число больше нуля. Не знаете — оставьте пустым.'
const invalidUntil = 'Такого дня нет в календаре'

describe('parseRemainder', () => {
  it('returns an item with the typed amount and day', () => {
    expect(parseRemainder('Рис', { amount: ' 1 200,5 ', until: '2026-11-30' }, 'г')).toEqual({
      item: { title: 'Рис', amount: { value: 1200.5, unit: 'г' }, until: '2026-11-30' },
      errors: {},
    })
  })

  it('leaves out what is empty', () => {
    expect(parseRemainder('Рис', { amount: ' ', until: '' }, undefined)).toEqual({
      item: { title: 'Рис' },
      errors: {},
    })
  })

  it.each(['много', '0', '-1', '100001'])('has an error for the amount «%s»', (amount) => {
    expect(parseRemainder('Рис', { amount, until: '2026-11-30' }, 'г')).toEqual({
      item: { title: 'Рис', until: '2026-11-30' },
      errors: { amount: invalidAmount },
    })
  })

  it('has an error for a day outside the calendar', () => {
    expect(parseRemainder('Рис', { amount: '2', until: '0202-11-30' }, 'шт')).toEqual({
      item: { title: 'Рис', amount: { value: 2, unit: 'шт' } },
      errors: { until: invalidUntil },
    })
  })
})
