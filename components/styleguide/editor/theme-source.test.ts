import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { themeSource } from '@/components/styleguide/editor/theme-source'
import { withTokens } from '@/lib/theme/theme-tokens'
import { densities, type ThemeName, themes } from '@/tailwind.config'

describe('themeSource', () => {
  it.each(Object.keys(themes) as ThemeName[])('equals the source of %s in tailwind.config.ts', (name) => {
    expect(readFileSync('tailwind.config.ts', 'utf8')).toContain(themeSource(name, themes[name]))
  })

  it('refers to the nearest scale and lists what differs from it', () => {
    const changed = withTokens(themes.kitchen, { 'sizes.body.line': '2' })
    const text = themeSource('bakery', {
      ...changed,
      title: "Д'Арк",
      spaces: { ...densities.airy, wide: '2rem' },
    })
    expect(text).toContain('const bakery: Theme = {\n')
    expect(text).toContain(String.raw`  title: 'Д\'Арк',`)
    expect(text).toContain("  spaces: { ...densities.airy, wide: '2rem' },\n")
    expect(text).toContain("  sizes: { ...typeScales.usual, body: { size: '1rem', line: '2' } },\n}\n")
  })
})
