import { describe, expect, it } from 'vitest'

import { contrast, formatRatio, parseHex } from '@/lib/theme/contrast'

describe('parseHex', () => {
  it('parses three, four, six and eight digits in either case', () => {
    expect(parseHex('#f80')).toEqual({ red: 255, green: 136, blue: 0, alpha: 1 })
    expect(parseHex('#f80f')).toEqual(parseHex('#FF8800'))
    expect(parseHex('#12345678')).toEqual({ red: 18, green: 52, blue: 86, alpha: 120 / 255 })
  })

  it.each(['', 'red', '#12', '#12345', '#1234567', '#ggg', '123456', '#fff '])('throws for "%s"', (text) => {
    expect(() => parseHex(text)).toThrow(`"${text}" is not a hex colour`)
  })
})

describe('contrast', () => {
  it('ranges from 1 to 21', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21)
    expect(contrast('#c9351e', '#c9351e')).toBe(1)
  })

  it.each([
    // The greys on both sides of 4.5, and pairs measured with other tools.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.47],
    ['#ff0000', '#ffffff', 3.99],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %f, in either order', (foreground, background, ratio) => {
    expect(formatRatio(contrast(foreground, background))).toBe(ratio.toFixed(2))
    expect(contrast(background, foreground)).toBe(contrast(foreground, background))
  })

  it('takes a transparent colour for its background', () => {
    expect(contrast('#ffffff00', '#123456')).toBe(1)
    expect(contrast('#abcdefff', '#123456')).toBe(contrast('#abcdef', '#123456'))
  })

  it('mixes translucent colours in proportion to alpha', () => {
    expect(contrast('#ff006433', '#000')).toBeCloseTo(contrast('#330014', '#000'))
    expect(contrast('#00000080', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff'))
    expect(contrast('#ffffff', '#00000000', '#000000')).toBeCloseTo(21)
  })
})

describe('formatRatio', () => {
  it('rounds down', () => {
    expect(formatRatio(4.4999)).toBe('4.49')
    expect(formatRatio(21)).toBe('21.00')
  })
})
