import { describe, expect, it } from 'vitest'

import { isPlainValue, themeTokens, type TokenKind, withTokens } from '@/lib/theme/theme-tokens'
import { themes } from '@/tailwind.config'

const { kitchen } = themes

describe('themeTokens', () => {
  it('lists every value with its path and kind', () => {
    const tokens = themeTokens(kitchen)
    expect(tokens[0]).toEqual({ path: 'light.tones.page', kind: 'colour', css: '#fbf5ea' })
    const kinds = Object.fromEntries(tokens.map(({ path, kind }) => [path, kind]))
    expect(kinds).toMatchObject({
      'dark.depths.card': 'shadow',
      'corners.pill': 'length',
      'titles.weight': 'weight',
      'titles.tracking': 'tracking',
      'titles.poster': 'length',
      'motion.calm': 'duration',
      'motion.easing': 'easing',
      'spaces.base': 'length',
      'sizes.body.size': 'length',
      'sizes.body.line': 'lineHeight',
    })
    expect(kinds).not.toHaveProperty('title')
  })

  it('has only plain values in the themes', () => {
    for (const theme of Object.values(themes))
      for (const { path, kind, css } of themeTokens(theme)) expect(isPlainValue(kind, css), path).toBe(true)
  })
})

describe('withTokens', () => {
  it('replaces values by path and ignores unknown paths', () => {
    const changed = withTokens(kitchen, { 'dark.tones.ink': '#fff', 'sizes.body.line': '2', 'a.b': 'c' })
    expect(changed.dark.tones).toEqual({ ...kitchen.dark.tones, ink: '#fff' })
    expect(changed.sizes.body).toEqual({ size: '1rem', line: '2' })
    expect(changed.light).toEqual(kitchen.light)
    expect(Object.keys(changed)).toEqual(Object.keys(kitchen))
  })
})

describe('isPlainValue', () => {
  it.each<[TokenKind, string]>([
    ['colour', 'red'],
    ['colour', '#12345'],
    ['length', ''],
    ['length', '1px; color: red'],
    ['length', '1px } body { display: none'],
    ['shadow', 'url(https://evil.example/)'],
    ['shadow', 'URL(//evil.example)'],
    ['shadow', 'image-set(x)'],
    ['length', '1'.repeat(201)],
    ['length', 'min(1rem, 5vw'],
    ['length', '1rem) + (1rem'],
    ['length', '1px /* 2px'],
    ['length', 'calc(1px /* 2px)'],
  ])('rejects as %s: "%s"', (kind, css) => {
    expect(isPlainValue(kind, css)).toBe(false)
  })
})
