import { describe, expect, it } from 'vitest'

import { formatNeeded, formatPacks } from '@/lib/quantities/shop-units'
import { measureOf, plainBlanks } from '@/testing/measures'

describe('formatPacks', () => {
  const packs = (...args: Parameters<typeof formatPacks>) => plainBlanks(formatPacks(...args))

  it('names packs, with their size from two on', () => {
    const pack = { value: 200, unit: 'г' } as const
    expect(packs(1, pack, 'банка')).toBe('1 банка')
    expect(packs(2, pack, 'пачка')).toBe('2 пачки по 200 г')
    expect(packs(5, { value: 1, unit: 'л' }, 'пакет')).toBe('5 пакетов по 1 л')
    expect(packs(21, pack, 'плитка')).toBe('21 плитка по 200 г')
  })

  it('gives no size of what grows in different sizes', () => {
    expect(packs(3, { value: 50, unit: 'г' }, 'пучок')).toBe('3 пучка')
    expect(packs(2, { value: 1, unit: 'шт' }, 'кочан')).toBe('2 кочана')
    expect(packs(2, { value: 400, unit: 'г' }, 'штука')).toBe('2 шт.')
  })

  it('weighs loose goods, in kilograms from half of one on', () => {
    expect(packs(1, { value: 500, unit: 'г' }, 'развес')).toBe('0,5 кг')
    expect(packs(3, { value: 500, unit: 'г' }, 'развес')).toBe('1,5 кг')
    expect(packs(1, { value: 250, unit: 'г' }, 'развес')).toBe('250 г')
    expect(packs(2, { value: 1, unit: 'кг' }, 'развес')).toBe('2 кг')
  })

  it('counts pieces', () => {
    expect(packs(1, { value: 10, unit: 'шт' })).toBe('10 шт.')
    expect(packs(2, { value: 10, unit: 'шт' })).toBe('20 шт.')
  })

  it('gives the sizes of packs without a name', () => {
    expect(packs(1, { value: 200, unit: 'г' })).toBe('200 г')
    expect(packs(2, { value: 200, unit: 'г' })).toBe('2 × 200 г')
    expect(packs(2, { value: 1.5, unit: 'л' })).toBe('2 × 1,5 л')
  })
})

describe('formatNeeded', () => {
  const needed = (value: number, unit: string) => plainBlanks(formatNeeded([measureOf(value, unit)]))

  it('rounds weights and volumes up to round figures', () => {
    expect(needed(7.2, 'г')).toBe('8 г')
    expect(needed(62, 'г')).toBe('65 г')
    expect(needed(375, 'г')).toBe('375 г')
    expect(needed(833, 'г')).toBe('840 г')
    expect(needed(0.996, 'л')).toBe('1 л')
    expect(needed(1.21, 'кг')).toBe('1,25 кг')
  })

  it('rounds what is counted up to whole ones', () => {
    expect(needed(4.5, 'зубчик')).toBe('5 зубчиков')
    expect(needed(0.5, 'лист')).toBe('1 лист')
    expect(needed(0.25, 'шт')).toBe('1 шт.')
    expect(needed(0.5, 'пучок')).toBe('1 пучок')
  })

  it('rounds spoons up to whole ones, table spoons where they fill one', () => {
    expect(needed(0.5, 'ч. л.')).toBe('1 ч. л.')
    expect(needed(4, 'ч. л.')).toBe('2 ст. л.')
    expect(needed(1.5, 'ст. л.')).toBe('2 ст. л.')
  })

  it('rounds each of several measures', () => {
    expect(plainBlanks(formatNeeded([measureOf(1.5, 'шт'), measureOf(101, 'г')]))).toBe('2 шт. + 105 г')
    expect(formatNeeded([])).toBe('')
  })
})
