import { describe, expect, it } from 'vitest'

import { captionsOf } from './captions'

const textsOf = (text: string) => captionsOf(text, 1_000).map((caption) => caption.text)

describe('captionsOf', () => {
  it('returns one caption per sentence', () => {
    expect(textsOf('Варите рис. Остудите! Подайте?')).toEqual(['Варите рис.', 'Остудите!', 'Подайте?'])
  })

  it('divides a long sentence at the pause nearest to its middle', () => {
    const text = `${'а'.repeat(30)}, ${'б'.repeat(30)}, ${'г'.repeat(50)}`
    expect(textsOf(text)).toEqual([`${'а'.repeat(30)}, ${'б'.repeat(30)},`, 'г'.repeat(50)])
  })

  it('divides a long sentence without a pause after the first word that crosses its middle', () => {
    const text = `${'а'.repeat(40)} ${'б'.repeat(30)} ${'г'.repeat(40)}`
    expect(textsOf(text)).toEqual([`${'а'.repeat(40)} ${'б'.repeat(30)}`, 'г'.repeat(40)])
  })

  it('keeps a long word whole', () => {
    expect(textsOf('а'.repeat(200))).toEqual(['а'.repeat(200)])
  })

  it('starts each caption at its share of the characters', () => {
    expect(captionsOf('Варите. Остудите.', 1_700).map(({ at }) => at)).toEqual([0, 800])
  })
})
