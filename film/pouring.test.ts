import { describe, expect, it } from 'vitest'

import { pourColor } from './pouring'

describe('pourColor', () => {
  const pack = (title: string, unit: string, content?: string) =>
    pourColor({ title, unit, packed: true, ...(content && { content }) })

  it('returns the colour of what is poured or sprinkled from its pack', () => {
    expect(pack('Вода', 'л')).toBe('#b9dcec')
    expect(pack('Томатная паста', 'ст. л.', 'paste')).toBe('#d2492f')
    expect(pack('Соль', 'по вкусу')).toBe('#fff4df')
    expect(pack('Пшеничная мука', 'г')).toBe('#fff4df')
    expect(pack('Красное сухое вино', 'мл')).toBe('#7d2438')
  })

  it('pours what is counted in packs if there is no other picture of it', () => {
    expect(pack('Кокосовое молоко', 'банка')).toBe('#fff4df')
    expect(pack('Тунец в собственном соку', 'банка', 'tuna')).toBeUndefined()
  })

  it('returns undefined for a product that goes in as pieces', () => {
    expect(pourColor({ title: 'Морковь', unit: 'шт' })).toBeUndefined()
    expect(pourColor({ title: 'Имбирь', unit: 'ч. л.' })).toBeUndefined()
    expect(pack('Фасоль красная', 'г', 'beans')).toBeUndefined()
    expect(pack('Печенье сахарное', 'г', 'biscuits')).toBeUndefined()
    expect(pack('Изюм', 'ст. л.', 'raisins')).toBeUndefined()
  })
})
