import { describe, expect, it } from 'vitest'
import { withTokens } from '../lib/theme/theme-tokens'
import type { Tones } from '../lib/theme/theme-types'
import { themes } from '../tailwind.config'
import { themeFailures } from './theme-failures'

const failures = (values: Record<string, string>) =>
  themeFailures('bakery', withTokens(themes.kitchen, values))

describe('themeFailures', () => {
  it.each(Object.entries(themes))('finds none in %s', (name, theme) => {
    expect(themeFailures(name, theme)).toEqual([])
  })

  it('names the theme, the token, the contrast and a value that passes', () => {
    expect(failures({ 'light.tones.warning': '#c08a30' })).toEqual([
      'bakery.light.tones.warning: #c08a30 on surface #fffdf8 has a contrast of 2.98 and needs 3.0; #bf892f passes.',
    ])
  })

  it('names a background that passes where no foreground does, or says that there is neither', () => {
    const bakery = { 'light.tones.accent': '#975300', 'light.tones.on-accent': '#ffffff' }
    expect(failures({ ...bakery, 'light.tones.accent-strong': '#b86a1a' })).toEqual([
      'bakery.light.tones.on-accent: #ffffff on accent-strong #b86a1a has a contrast of 4.10 and needs 4.5; no on-accent passes in all pairs, accent-strong #b1630e does.',
    ])
    const dark = { ...bakery, 'light.tones.on-accent': '#131313', 'light.tones.accent-strong': '#f0b070' }
    expect(failures(dark)).toEqual([
      'bakery.light.tones.on-accent: #131313 on accent #975300 has a contrast of 3.14 and needs 4.5; neither has a value that passes in all pairs.',
    ])
  })

  it('names a failure once, though it is one with more contrast too', () => {
    const faults = failures({ 'dark.tones.ink': '#555555' })
    expect(faults.map((fault) => fault.replace(/ has a contrast.*; /, ' … '))).toEqual([
      'bakery.dark.tones.ink: #555555 on page #1d1318 … #999999 passes.',
      'bakery.dark.tones.ink: #555555 on surface #2a1c22 … #999999 passes.',
      'bakery.dark.tones.ink: #555555 on sunken #130b0f … #999999 passes.',
      'bakery.dark.tones.ink: #555555 on accent-soft #4d2727 … #999999 passes.',
    ])
  })

  it('names what is no hex colour', () => {
    expect(failures({ 'light.tones.page': 'white', 'light.tones.ink': 'oklch(0.2 0 0)' })).toEqual([
      'bakery.light.tones.page: "white" is not a hex colour such as #2c1a1d or #2c1a1d99.',
      'bakery.light.tones.ink: "oklch(0.2 0 0)" is not a hex colour such as #2c1a1d or #2c1a1d99.',
    ])
  })

  it('names a translucent page, of which no contrast can be told', () => {
    expect(failures({ 'dark.tones.page': '#1d1318cc' })).toEqual([
      'bakery.dark.tones.page: the page has to be opaque, because everything lies on it.',
    ])
  })

  it('names tones that are missing', () => {
    const tones: Partial<Tones> = { ...themes.kitchen.light.tones }
    delete tones.accent
    delete tones.line
    const theme = { ...themes.kitchen, light: { ...themes.kitchen.light, tones: tones as Tones } }
    expect(themeFailures('bakery', theme)).toEqual([
      'bakery.light.tones.line is missing.',
      'bakery.light.tones.accent is missing.',
    ])
  })
})
