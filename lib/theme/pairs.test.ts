import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { minimumContrast, pairs, unmeasured, type ToneName } from '@/lib/theme/pairs'
import config, { themes } from '@/tailwind.config'

const toneNames = Object.keys(themes.kitchen.light.tones) as ToneName[]
const isTone = (name: string): name is ToneName => (toneNames as string[]).includes(name)

/** A parsed class name such as `enabled:hover:text-accent`. */
type ColourUse = {
  state: string
  property: 'background' | 'text' | 'line'
  tone: ToneName
  className: string
}

const properties: Record<string, ColourUse['property']> = {
  bg: 'background',
  text: 'text',
  fill: 'text',
  stroke: 'text',
  caret: 'text',
  accent: 'line',
  border: 'line',
  outline: 'line',
  decoration: 'line',
  ring: 'line',
}

const colourClass = new RegExp(
  `^((?:[^\\s:]+:)*)(${Object.keys(properties).join('|')})(?:-[trblxyse])?-([a-z][a-z-]*)$`,
)

/** The colour uses in a string of class names. */
function usesIn(classNames: string): ColourUse[] {
  return classNames.split(/\s+/).flatMap((className) => {
    const [, state = '', property = '', tone = ''] = colourClass.exec(className) ?? []
    const kind = properties[property]
    return kind && isTone(tone)
      ? [{ state: state.replace(/enabled:/, ''), property: kind, tone, className }]
      : []
  })
}

/** All string literals of a source file; no comment has a quoted text that looks like class names. */
const stringsIn = (source: string) =>
  source.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)?.map((text) => text.slice(1, -1)) ?? []

/**
 * The pairs of foreground and background in a string of class names: in the default state and in each other one
 * (`hover:`, `focus:`), which inherits what it does not change. Disabled states are exempt.
 */
function pairsIn(classNames: string) {
  const uses = usesIn(classNames).filter(({ state }) => !state.includes('disabled'))
  const states = [...new Set(['', ...uses.map(({ state }) => state)])]
  return states.flatMap((state) => {
    const inState = (property: ColourUse['property']) => {
      const specific = uses.filter((use) => use.property === property && use.state === state)
      return specific.length > 0
        ? specific
        : uses.filter((use) => use.property === property && use.state === '')
    }
    return inState('background').flatMap((background) =>
      [...inState('text'), ...inState('line')].map((use) => ({ use, background })),
    )
  })
}

const sources = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

const fontSizes = new Set(Object.keys(config.theme.fontSize).map((size) => `text-${size}`))

const components = sources.filter(({ path }) => !path.endsWith('.css'))

const isListed = (foreground: ToneName, background: ToneName, minimum: number) =>
  pairs.some(
    (pair) =>
      pair.foreground === foreground &&
      pair.background === background &&
      minimumContrast[pair.kind] >= minimum,
  )

describe('the parser of class names', () => {
  it('finds the colours of each state', () => {
    expect(
      pairsIn('p-base bg-sunken text-ink-soft hover:text-accent').map(({ use, background }) => [
        use.tone,
        background.tone,
      ]),
    ).toEqual([
      ['ink-soft', 'sunken'],
      ['accent', 'sunken'],
    ])
    expect(
      pairsIn('text-ink-soft enabled:hover:bg-accent-soft enabled:hover:text-accent').map(
        ({ use, background }) => [use.tone, background.tone],
      ),
    ).toEqual([['accent', 'accent-soft']])
  })

  it('ignores sizes, widths, shadows and disabled states', () => {
    expect(usesIn('text-body border-control border-b bg-transparent shadow-card text-center')).toEqual([])
    expect(pairsIn('bg-surface disabled:text-line')).toEqual([])
  })

  it('finds class names in every folder of components', () => {
    const used = new Set(
      components.flatMap(({ source }) => stringsIn(source).flatMap(usesIn)).map(({ tone }) => tone),
    )
    expect(used.size).toBeGreaterThan(toneNames.length / 2)
  })
})

describe('the list of pairs', () => {
  it('contains only tones of the themes, and each pair once', () => {
    for (const { foreground, background } of pairs) {
      expect(toneNames, `${foreground} on ${background}`).toEqual(
        expect.arrayContaining([foreground, background]),
      )
    }
    const keys = pairs.map(({ foreground, background, kind }) => `${kind} ${foreground} ${background}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('contains every tone that components use for text, icons or borders', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .flatMap(usesIn)
        .filter(
          ({ property, tone }) =>
            property !== 'background' &&
            !(tone in unmeasured) &&
            !pairs.some(({ foreground }) => foreground === tone),
        )
        .map(({ className }) => `${path}: ${className}`),
    )
    expect(missing).toEqual([])
  })

  it('contains as text every tone that components use with a font size', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .filter((classNames) => classNames.split(' ').some((className) => fontSizes.has(className)))
        .flatMap(usesIn)
        .filter(
          ({ property, tone }) =>
            property === 'text' &&
            !pairs.some(({ foreground, kind }) => foreground === tone && kind === 'text'),
        )
        .map(({ className }) => `${path}: ${className}`),
    )
    expect(missing).toEqual([])
  })

  it('contains every background that components use', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .flatMap(usesIn)
        .filter(
          ({ property, tone }) =>
            property === 'background' &&
            !(tone in unmeasured) &&
            !pairs.some(({ foreground, background }) => tone === background || tone === foreground),
        )
        .map(({ className }) => `${path}: ${className}`),
    )
    expect(missing).toEqual([])
  })

  it('contains every pair in the class names of one element', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .flatMap(pairsIn)
        .filter(
          ({ use, background }) =>
            use.tone !== background.tone &&
            !(use.tone in unmeasured) &&
            !isListed(
              use.tone,
              background.tone,
              use.property === 'text' ? minimumContrast.icon : minimumContrast.edge,
            ),
        )
        .map(({ use, background }) => `${path}: ${use.className} on ${background.className}`),
    )
    expect(missing).toEqual([])
  })

  it('contains every tone of the style sheets', () => {
    const named = sources
      .filter(({ path }) => path.endsWith('.css'))
      .flatMap(({ source }) =>
        [...source.matchAll(/theme\('colors\.([\w-]+)'\)|var\(--tone-([\w-]+)\)/g)].map(
          ([, theme, variable]) => theme ?? variable ?? '',
        ),
      )
    expect(named).toContain('focus')
    const missing = named.filter(
      (tone) =>
        !isTone(tone) ||
        (!(tone in unmeasured) &&
          !pairs.some(({ foreground, background }) => tone === foreground || tone === background)),
    )
    expect(missing).toEqual([])
  })
})
