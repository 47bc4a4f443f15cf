import { describe, expect, it } from 'vitest'

import { formatOklch, toHex, withLightness } from '@/lib/theme/colours'

describe('toHex', () => {
  it.each([
    ['#FFF', '#ffffff'],
    ['#2c1a1d99', '#2c1a1d99'],
    [' oklch(0.534 0.183 31.7) ', '#c0311b'],
    ['oklch(53.4% 0.183 31.7deg / 50%)', '#c0311b80'],
    ['rebeccapurple', '#663399'],
    // Greener than sRGB.
    ['oklch(0.4 0.3 150)', '#005725'],
  ])('converts %s to %s', (css, hex) => {
    expect(toHex(css)).toBe(hex)
  })

  it.each(['', 'red-ish', '#12345', 'oklch(0.5)'])('knows no colour "%s"', (text) => {
    expect(toHex(text)).toBeUndefined()
  })
})

describe('formatOklch', () => {
  it.each([
    ['#ff0000', 'oklch(0.628 0.258 29.2)'],
    ['#ffffff', 'oklch(1 0 0)'],
    ['#0000ff80', 'oklch(0.452 0.313 264.1 / 0.5)'],
  ])('writes %s as %s', (hex, oklch) => {
    expect(formatOklch(hex)).toBe(oklch)
  })
})

describe('withLightness', () => {
  it('keeps the hue and the opacity', () => {
    expect(withLightness('#ff0000', 0)).toBe('#000000')
    expect(withLightness('#ff000080', 1)).toBe('#ffffff80')
    expect(formatOklch(withLightness('#c0311b', 0.4))).toMatch(/^oklch\(0\.4 0\.1\d+ 3[12]/)
  })
})
