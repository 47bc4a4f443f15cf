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
    expect(nearestPassing(white({ 'ink-soft': '#777777' }), onPage)).toEqual({
      tone: 'ink-soft',
      css: '#767676',
    })
    expect(nearestPassing(white({ 'ink-soft': '#bbbbbb' }), onPage)?.css).toBe('#767676')
    expect(nearestPassing(white({ edge: '#999999' }), { foreground: 'edge', background: 'page' })?.css).toBe(
      '#949494',
    )
  })

  it('goes towards the light on dark backgrounds', () => {
    const tones = white({ page: '#000000', surface: '#000000', sunken: '#000000', 'ink-soft': '#555555' })
    expect(nearestPassing(tones, { foreground: 'ink-soft', background: 'page' })?.css).toBe('#757575')
  })

  it('keeps the hue', () => {
    const tones = white({ danger: '#ff0000' })
    expect(nearestPassing(tones, { foreground: 'danger', background: 'page' })?.css).toBe('#ee0000')
  })

  it('passes in all pairs with that foreground', () => {
    const tones = { ...themes.kitchen.light.tones, accent: '#ff8866' }
    const accent = nearestPassing(tones, { foreground: 'accent', background: 'page' })?.css ?? ''
    const failing = measurePairs({ ...tones, accent }).filter(({ passes }) => !passes)
    expect(failing).toEqual([])
  })

  it('changes the background where no foreground passes on all of its backgrounds', () => {
    const tones = {
      ...themes.kitchen.light.tones,
      accent: '#975300',
      'accent-strong': '#b86a1a',
      'on-accent': '#ffffff',
    }
    expect(nearestPassing(tones, { foreground: 'on-accent', background: 'accent-strong' })).toEqual({
      tone: 'accent-strong',
      css: '#b1630e',
    })
  })

  it('finds none where neither passes in all of its pairs', () => {
    const tones = white({ ink: '#777777', sunken: '#222222', danger: '#000000' })
    expect(nearestPassing(tones, { foreground: 'ink', background: 'page' })).toBeUndefined()
  })

  it.each<Mode>(['light', 'dark'])('repairs any tone that fails, in every theme, %s', (mode) => {
    for (const theme of Object.values(themes)) {
      const tones = { ...theme[mode].tones, focus: theme[mode].tones.page }
      for (const pair of measurePairs(tones).filter(({ passes }) => !passes)) {
        const focus = nearestPassing(tones, pair)?.css ?? ''
        expect(measurePairs({ ...tones, focus }).filter(({ passes }) => !passes)).toEqual([])
      }
    }
  })
})
