import { describe, expect, it } from 'vitest'

import { measurePairs, type ToneName } from '@/lib/theme/pairs'
import { withMoreContrast } from '@/lib/theme/css-variables'
import type { Mode } from '@/lib/theme/theme-types'
import { themes } from '@/tailwind.config'

describe('measurePairs', () => {
  const modes: Mode[] = ['light', 'dark']

  it('returns the ratio of each pair, the required one, and whether it passes', () => {
    const tones = {
      ...themes.kitchen.light.tones,
      ink: '#000000',
      page: '#ffffff',
      edge: '#949494',
      surface: '#ffffff',
    }
    const measured = measurePairs(tones)
    const of = (foreground: ToneName, background: ToneName) =>
      measured.find((pair) => pair.foreground === foreground && pair.background === background)
    expect(of('ink', 'page')).toMatchObject({ required: 4.5, passes: true })
    expect(of('ink', 'page')?.ratio).toBeCloseTo(21)
    expect(of('edge', 'page')).toMatchObject({ required: 3, passes: true })
    expect(
      measurePairs({ ...tones, edge: '#999999' }).find(({ foreground }) => foreground === 'edge'),
    ).toMatchObject({ required: 3, passes: false })
  })

  for (const [name, theme] of Object.entries(themes)) {
    it.each(modes)(`passes all pairs of the theme ${name} in %s mode, with more contrast too`, (mode) => {
      const { tones } = theme[mode]
      for (const measured of [measurePairs(tones), measurePairs(withMoreContrast(tones))]) {
        const failing = measured.filter(({ passes }) => !passes)
        expect(
          failing.map(({ foreground, background, ratio }) => `${foreground} on ${background}: ${ratio}`),
        ).toEqual([])
      }
    })
  }
})
