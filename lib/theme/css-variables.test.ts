import { describe, expect, it } from 'vitest'

import {
  references,
  sizeReferences,
  themeRules,
  themeVariables,
  withMoreContrast,
} from '@/lib/theme/css-variables'
import tailwindConfig, { themes } from '@/tailwind.config'

const { kitchen } = themes

describe('themeVariables', () => {
  it('contains the colour scheme and the values of the mode', () => {
    const variables = themeVariables(kitchen, 'dark')
    expect(variables).toMatchObject({
      'color-scheme': 'dark',
      '--tone-page': kitchen.dark.tones.page,
      '--tone-ink-soft': kitchen.dark.tones['ink-soft'],
      '--depth-card': kitchen.dark.depths.card,
      '--corner-control': kitchen.corners.control,
      '--space-base': kitchen.spaces.base,
      '--size-body': kitchen.sizes.body.size,
      '--line-body': kitchen.sizes.body.line,
    })
  })

  it('defines every theme variable that a token refers to', () => {
    const tokens = JSON.stringify(tailwindConfig.theme)
    const used = tokens.match(/--(tone|depth|corner|stroke|title|motion|space|size|line)-[\w-]+/g) ?? []
    expect(used.length).toBeGreaterThan(0)
    expect(Object.keys(themeVariables(kitchen, 'light'))).toEqual(expect.arrayContaining(used))
  })
})

describe('references', () => {
  it('refers to the variable of each value', () => {
    expect(references('corner', { card: '1rem', tick: '0' })).toEqual({
      card: 'var(--corner-card)',
      tick: 'var(--corner-tick)',
    })
  })
})

describe('sizeReferences', () => {
  it('refers to the variables of a font size and its line height', () => {
    expect(sizeReferences({ body: { size: '1rem', line: '1.5' } })).toEqual({
      body: ['var(--size-body)', 'var(--line-body)'],
    })
  })
})

describe('withMoreContrast', () => {
  it('strengthens soft text, separators and borders, and changes nothing else', () => {
    const { tones } = kitchen.light
    expect(withMoreContrast(tones)).toEqual({
      ...tones,
      'ink-soft': tones.ink,
      line: tones.edge,
      edge: tones.ink,
    })
  })
})

describe('themeRules', () => {
  const rules = themeRules(kitchen)

  it('follows the system preference until data-theme is set', () => {
    expect(rules[':root']).toEqual(themeVariables(kitchen, 'light'))
    const dark = rules[':root[data-theme="dark"]']
    expect(rules['@media (prefers-color-scheme: dark)']).toEqual({ ':root:not([data-theme])': dark })
    expect({ ...rules[':root'], ...dark }).toEqual(themeVariables(kitchen, 'dark'))
  })

  it('ends with the print rules, which have a white background and no shadows', () => {
    expect(Object.keys(rules).at(-1)).toBe('@media print')
    expect(rules['@media print'][':root:root']).toMatchObject({
      'color-scheme': 'light',
      '--tone-page': '#ffffff',
      '--tone-ink': kitchen.light.tones.ink,
      '--depth-raised': 'none',
    })
  })
})
