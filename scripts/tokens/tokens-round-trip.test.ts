import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themeTokens, withTokens } from '../../lib/theme/theme-tokens'
import type { Theme } from '../../lib/theme/theme-types'
import { themes } from '../../tailwind.config'
import { readTokens } from './read-tokens'
import { rewriteThemes } from './rewrite'
import { type Token, writeTokens } from './write-tokens'

/** The file as another tool would get it. */
const exported = (of: Record<string, Theme> = themes) => JSON.parse(JSON.stringify(writeTokens(of)))

/** A theme whose every value is another one. */
const strange = (theme: Theme) => {
  const others = {
    colour: '#123456',
    shadow: '0 0 9px #123456',
    lineHeight: '3',
    weight: '123',
    easing: 'linear',
  }
  const values = themeTokens(theme).map(({ path, kind }) => [
    path,
    { ...others, length: '9px', tracking: '3em', duration: '9s' }[kind],
  ])
  return { ...withTokens(theme, Object.fromEntries(values)), title: 'Другая' }
}

const found = (file: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], file) as Token

describe('Exported themes', () => {
  it('are read again without loss, whatever tailwind.config.ts has meanwhile', () => {
    const others = Object.fromEntries(Object.entries(themes).map(([name, theme]) => [name, strange(theme)]))
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['kitchen', 'garden', 'market']))
    expect(themeTokens(themes.kitchen).length).toBe(88)
    expect(readTokens(exported(), others)).toEqual({ themes, faults: [] })
  })

  it.each<[path: string, token: Token]>([
    [
      'kitchen.light.tones.accent',
      {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.7529, 0.1922, 0.1059], hex: '#c0311b' },
      },
    ],
    [
      'kitchen.light.tones.scrim',
      {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.1725, 0.102, 0.1137], alpha: 0.6, hex: '#2c1a1d' },
      },
    ],
    ['kitchen.corners.card', { $type: 'dimension', $value: { value: 1.75, unit: 'rem' } }],
    ['kitchen.titles.weight', { $type: 'fontWeight', $value: 800 }],
    ['kitchen.titles.tracking', { $type: 'number', $value: -0.02 }],
    ['kitchen.motion.quick', { $type: 'duration', $value: { value: 150, unit: 'ms' } }],
    ['garden.motion.easing', { $type: 'cubicBezier', $value: [0, 0, 0.58, 1] }],
    ['kitchen.sizes.body.line', { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } }],
    ['kitchen.sizes.title.line', { $type: 'number', $value: 1.12 }],
    [
      'kitchen.spaces.base',
      {
        $type: 'dimension',
        $value: { value: 1, unit: 'rem' },
        $extensions: { 'tasty.css': 'min(1rem, 5vw)' },
      },
    ],
    [
      'market.light.depths.card',
      {
        $type: 'shadow',
        $value: [
          { color: '{market.light.tones.ink}', offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(2) },
          { color: '{market.light.tones.ink}', offsetX: px(3), offsetY: px(3), blur: px(0), spread: px(2) },
        ],
      },
    ],
  ])('have the token %s', (path, token) => {
    expect(found(exported(), path)).toEqual(token)
  })
})

const px = (value: number) => ({ value, unit: 'px' })

describe('What another tool has changed', () => {
  /** The CSS of a token of kitchen after a change of its file. */
  const after = (path: string, change: (token: Record<string, unknown>) => void) => {
    const file = exported()
    change(found(file, `kitchen.${path}`))
    const { themes: read, faults } = readTokens(file, themes)
    expect(faults).toEqual([])
    return themeTokens(read.kitchen ?? themes.garden).find((token) => token.path === path)?.css
  }

  it.each([
    [{ colorSpace: 'srgb', components: [1, 0.5, 0] }, '#ff8000'],
    [{ colorSpace: 'oklch', components: [0.534, 0.183, 31.7], alpha: 0.5 }, '#c0311b80'],
    [{ colorSpace: 'hsl', components: [120, 100, 25] }, '#008000'],
    [{ colorSpace: 'display-p3', components: [0, 0, 0] }, '#000000'],
    [{ colorSpace: 'xyz-d65', components: [0.9505, 1, 1.089] }, '#ffffff'],
    // The hex of another tool may be rounded, and cut off where sRGB lacks the colour.
    [{ colorSpace: 'oklch', components: [0.53, 0.18, 32], hex: '#c0311b' }, '#bd321b'],
    [{ colorSpace: 'display-p3', components: [1, 0, 0], hex: '#ff0000' }, '#ff3428'],
  ])('may be a colour in any space: %o', ($value, hex) => {
    expect(after('light.tones.accent', (token) => Object.assign(token, { $value }))).toBe(hex)
  })

  it.each([
    ['semi-bold', '600'],
    ['ultra-black', '950'],
    [432.5, '432.5'],
  ])('may be the font weight %s', ($value, css) => {
    expect(after('titles.weight', (token) => Object.assign(token, { $value }))).toBe(css)
  })

  it('may be the length that stands for an expression, which stays', () => {
    expect(
      after('spaces.base', (token) => Object.assign(token, { $value: { value: 1.125, unit: 'rem' } })),
    ).toBe('min(1.125rem, 5vw)')
    expect(after('titles.poster', (token) => Object.assign(token, { $value: px(300) }))).toBe(
      'min(21.6vw, 300px)',
    )
  })

  it('may be an alias, in either notation and over several steps', () => {
    const green = after('light.tones.accent', (token) =>
      Object.assign(token, { $value: '{garden.light.tones.success}' }),
    )
    expect(green).toBe('#2a6a3e')
    expect(
      after('light.tones.accent', (token) => {
        delete token.$value
        token.$ref = '#/garden/light/tones/success'
      }),
    ).toBe('#2a6a3e')
    const value = {
      colorSpace: 'srgb',
      components: [{ $ref: '#/kitchen/light/tones/page/$value/components/0' }, 0, 0],
    }
    expect(after('light.tones.accent', (token) => Object.assign(token, { $value: value }))).toBe('#fb0000')
  })

  it('may be a title, which stays one line', () => {
    const titleOf = (description: string) =>
      readTokens({ ...exported(), kitchen: { ...exported().kitchen, $description: description } }, themes)
        .themes.kitchen?.title
    expect(titleOf('Тёплая\n кухня ')).toBe('Тёплая кухня')
    expect(titleOf(' ')).toBe(themes.kitchen.title)
  })

  it('may be a title of at most sixty letters', () => {
    const described = { ...exported(), kitchen: { ...exported().kitchen, $description: 'К'.repeat(61) } }
    expect(readTokens(described, themes).faults).toEqual([
      'kitchen.$description is the title of the theme: it has 61 characters of 60.',
    ])
  })

  it('may be a shadow, whose colour stays the tone that it names', () => {
    const layer = { offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) }
    const of = (color: unknown, more = {}) =>
      after('light.depths.card', (token) => Object.assign(token, { $value: { color, ...layer, ...more } }))
    expect(of('{kitchen.light.tones.edge}')).toBe('0 1px 2px var(--tone-edge)')
    expect(of('{garden.dark.tones.edge}', { inset: true })).toBe('inset 0 1px 2px #7c917e')
  })
})

describe('tailwind.config.ts', () => {
  const source = readFileSync('tailwind.config.ts', 'utf8')
  const { kitchen } = themes

  it('stays as it is where nothing differs', () => {
    expect(rewriteThemes(source, { ...themes }, themes)).toBe(source)
  })

  it('gets values in place, and those that come from a shared scale behind it', () => {
    const changed = withTokens(kitchen, {
      'light.tones.accent': '#0a0b0c',
      'motion.easing': 'ease-in',
      'spaces.base': '2rem',
      'spaces.wide': '3rem',
      'sizes.body.size': '9px',
    })
    const written = rewriteThemes(source, { kitchen: { ...changed, title: "Д'Арк" } }, themes)
    const lines = written.split('\n').filter((line, index) => line !== source.split('\n')[index])
    expect(lines).toEqual([
      String.raw`  title: 'Д\'Арк',`,
      "      accent: '#0a0b0c',",
      "  motion: { quick: '150ms', calm: '350ms', easing: 'ease-in' },",
      "  spaces: { ...densities.usual, base: '2rem', wide: '3rem' },",
      "  sizes: { ...typeScales.usual, body: { size: '9px', line: '1.5rem' } },",
    ])
  })

  it('has to have an object of that name', () => {
    expect(() => rewriteThemes(source, { attic: kitchen }, themes)).toThrow(
      'tailwind.config.ts has no `const attic',
    )
  })
})
