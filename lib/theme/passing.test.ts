import { describe, expect, it } from 'vitest'

import { nearestPassing } from '@/lib/theme/passing'
import { measurePairs } from '@/lib/theme/pairs'
import type { Mode, Tones } from '@/lib/theme/theme-types'
import { themes } from '@/tailwind.config'

/** Tones that are all white, but for these. */
const white = (others: Partial<Tones>): Tones => {
  const names = Object.keys(themes.kitchen.light.tones)
  return { ...(Object.fromEntries(names.map((name) => [name, '#ffffff'])) as Tones), ...others }
}

describe('nearestPassing', () => {
  // With one step less, #777777, #959595, #747474 and #ef0000, the ratios are 4.47, 2.99, 4.49 and 4.49.
  it('finds the grey next to the limit', () => {
    const onPage = { foreground: 'ink-soft', background: 'page' } as const
    expect(nearestPassing(white({ 'ink-soft': '#777777' }), onPage)).toBe('#767676')
    expect(nearestPassing(white({ 'ink-soft': '#bbbbbb' }), onPage)).toBe('#767676')
    expect(nearestPassing(white({ edge: '#999999' }), { foreground: 'edge', background: 'page' })).toBe(
      '#949494',
    )
  })

  it('goes towards the light on dark backgrounds', () => {
    const tones = white({ page: '#000000', surface: '#000000', sunken: '#000000', 'ink-soft': '#555555' })
    expect(nearestPassing(tones, { foreground: 'ink-soft', background: 'page' })).toBe('#757575')
  })

  it('keeps the hue', () => {
    const tones = white({ danger: '#ff0000' })
    expect(nearestPassing(tones, { foreground: 'danger', background: 'page' })).toBe('#ee0000')
  })

  it('passes in all pairs with that foreground', () => {
    const tones = { ...themes.kitchen.light.tones, accent: '#ff8866' }
    const accent = nearestPassing(tones, { foreground: 'accent', background: 'page' }) ?? ''
    const failing = measurePairs({ ...tones, accent }).filter(({ passes }) => !passes)
    expect(failing).toEqual([])
  })

  it.each<Mode>(['light', 'dark'])('repairs any tone that fails, in every theme, %s', (mode) => {
    for (const theme of Object.values(themes)) {
      const tones = { ...theme[mode].tones, focus: theme[mode].tones.page }
      for (const pair of measurePairs(tones).filter(({ passes }) => !passes)) {
        const focus = nearestPassing(tones, pair)
        expect(measurePairs({ ...tones, focus: focus ?? '' }).filter(({ passes }) => !passes)).toEqual([])
      }
    }
  })
})
