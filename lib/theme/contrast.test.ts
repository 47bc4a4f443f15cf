import { describe, expect, it } from 'vitest'

import { blend, contrast, formatRatio, luminance, parseHex } from '@/lib/theme/contrast'

describe('parseHex', () => {
  it('reads three, four, six and eight digits in either case', () => {
    expect(parseHex('#f80')).toEqual({ red: 255, green: 136, blue: 0, alpha: 1 })
    expect(parseHex('#f80f')).toEqual(parseHex('#FF8800'))
    expect(parseHex('#12345678')).toEqual({ red: 18, green: 52, blue: 86, alpha: 120 / 255 })
  })

  it.each(['', 'red', '#12', '#12345', '#1234567', '#ggg', '123456', '#fff '])('refuses "%s"', (text) => {
    expect(() => parseHex(text)).toThrow(`"${text}" is not a hex colour`)
  })
})

describe('blend', () => {
  it('gives the ground where the top lets everything through, and the top where nothing', () => {
    const ground = parseHex('#123456')
    expect(blend(parseHex('#ffffff00'), ground)).toEqual(ground)
    expect(blend(parseHex('#abcdef'), ground)).toEqual(parseHex('#abcdef'))
  })

  it('mixes by the cover', () => {
    expect(blend({ red: 255, green: 0, blue: 100, alpha: 0.2 }, parseHex('#000'))).toEqual({
      red: 51,
      green: 0,
      blue: 20,
      alpha: 1,
    })
  })
})

describe('contrast', () => {
  it('reaches from 1 to 21', () => {
    expect(luminance(parseHex('#fff'))).toBeCloseTo(1)
    expect(luminance(parseHex('#000'))).toBe(0)
    expect(contrast('#000', '#fff')).toBeCloseTo(21)
    expect(contrast('#c9351e', '#c9351e')).toBe(1)
  })

  it.each([
    // The grey next to the border, and pairs measured by other tools.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.47],
    ['#ff0000', '#ffffff', 3.99],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %f, whichever of them is in front', (foreground, background, ratio) => {
    expect(formatRatio(contrast(foreground, background))).toBe(ratio.toFixed(2))
    expect(contrast(background, foreground)).toBe(contrast(foreground, background))
  })

  it('counts what is seen of a colour that lets light through', () => {
    expect(contrast('#00000080', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff'))
    expect(contrast('#ffffff', '#00000000', '#000000')).toBeCloseTo(21)
  })
})

describe('formatRatio', () => {
  it('never rounds a ratio up to what it has not reached', () => {
    expect(formatRatio(4.4999)).toBe('4.49')
    expect(formatRatio(21)).toBe('21.00')
  })
})
