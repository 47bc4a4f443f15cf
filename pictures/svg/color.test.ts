import { describe, expect, it } from 'vitest'
import { mix, shade, tint } from './color'

const brightness = (color: string) =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(color.slice(start, start + 2), 16), 0)

describe('mix', () => {
  it('returns the two colours at the ends of the scale', () => {
    expect(mix('#102030', '#a0b0c0', 0)).toBe('#102030')
    expect(mix('#102030', '#a0b0c0', 1)).toBe('#a0b0c0')
  })

  it('interpolates each channel and rounds it', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#ff0000', '#0000ff', 0.25)).toBe('#bf0040')
  })

  it('keeps leading zeros', () => {
    expect(mix('#000000', '#010203', 1)).toBe('#010203')
  })
})

describe('shade and tint', () => {
  it('darken and lighten a colour', () => {
    expect(brightness(shade('#8cc152', 0.3))).toBeLessThan(brightness('#8cc152'))
    expect(brightness(tint('#8cc152', 0.3))).toBeGreaterThan(brightness('#8cc152'))
  })

  it('leave the colour unchanged at 0', () => {
    expect(shade('#8cc152', 0)).toBe('#8cc152')
    expect(tint('#8cc152', 0)).toBe('#8cc152')
  })
})
