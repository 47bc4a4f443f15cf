import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { measurePairs, minimumContrast, pairs, unmeasured, type ToneName } from '@/lib/theme/pairs'
import config, { themes, withMoreContrast, type Mode } from '@/tailwind.config'

const toneNames = Object.keys(themes.kitchen.light.tones) as ToneName[]
const isTone = (name: string): name is ToneName => (toneNames as string[]).includes(name)

/** A class name such as `enabled:hover:text-accent`, taken apart. */
type Use = { state: string; property: 'ground' | 'text' | 'line'; tone: ToneName; className: string }

const properties: Record<string, Use['property']> = {
  bg: 'ground',
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

/** The colours that one text of class names asks for. */
function usesIn(classNames: string): Use[] {
  return classNames.split(/\s+/).flatMap((className) => {
    const [, state = '', property = '', tone = ''] = colourClass.exec(className) ?? []
    const kind = properties[property]
    return kind && isTone(tone)
      ? [{ state: state.replace(/enabled:/, ''), property: kind, tone, className }]
      : []
  })
}

/** Every text in quotes of a source file; comments hold none that look like class names. */
const stringsIn = (source: string) =>
  source.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)?.map((text) => text.slice(1, -1)) ?? []

/**
 * The pairs that a text of class names puts together: in its usual state and in each other one (`hover:`, `focus:`),
 * where what that state does not change stays as usual. What is disabled is exempt.
 */
function pairsIn(classNames: string) {
  const uses = usesIn(classNames).filter(({ state }) => !state.includes('disabled'))
  const states = [...new Set(['', ...uses.map(({ state }) => state)])]
  return states.flatMap((state) => {
    const inState = (property: Use['property']) => {
      const own = uses.filter((use) => use.property === property && use.state === state)
      return own.length > 0 ? own : uses.filter((use) => use.property === property && use.state === '')
    }
    return inState('ground').flatMap((ground) =>
      [...inState('text'), ...inState('line')].map((use) => ({ use, ground })),
    )
  })
}

const sources = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

const letterSizes = new Set(Object.keys(config.theme.fontSize).map((size) => `text-${size}`))

const components = sources.filter(({ path }) => !path.endsWith('.css'))

const isListed = (foreground: ToneName, background: ToneName, least: number) =>
  pairs.some(
    (pair) =>
      pair.foreground === foreground && pair.background === background && minimumContrast[pair.kind] >= least,
  )

describe('The reader of class names', () => {
  it('knows the colours of each state', () => {
    expect(
      pairsIn('p-base bg-sunken text-ink-soft hover:text-accent').map(({ use, ground }) => [
        use.tone,
        ground.tone,
      ]),
    ).toEqual([
      ['ink-soft', 'sunken'],
      ['accent', 'sunken'],
    ])
    expect(
      pairsIn('text-ink-soft enabled:hover:bg-accent-soft enabled:hover:text-accent').map(
        ({ use, ground }) => [use.tone, ground.tone],
      ),
    ).toEqual([['accent', 'accent-soft']])
  })

  it('takes no size, width or shadow for a colour, and no disabled state for one to measure', () => {
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

describe('The list of pairs', () => {
  it('names tones that every theme has, each pair once', () => {
    for (const { foreground, background } of pairs) {
      expect(toneNames, `${foreground} on ${background}`).toEqual(
        expect.arrayContaining([foreground, background]),
      )
    }
    const keys = pairs.map(({ foreground, background, kind }) => `${kind} ${foreground} ${background}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('measures every tone that components use as the colour of a text, an icon or an edge', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .flatMap(usesIn)
        .filter(
          ({ property, tone }) =>
            property !== 'ground' &&
            !(tone in unmeasured) &&
            !pairs.some(({ foreground }) => foreground === tone),
        )
        .map(({ className }) => `${path}: ${className}`),
    )
    expect(missing).toEqual([])
  })

  it('measures as text every tone that stands beside a size of letters', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .filter((classNames) => classNames.split(' ').some((className) => letterSizes.has(className)))
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

  it('holds every ground that components use', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .flatMap(usesIn)
        .filter(
          ({ property, tone }) =>
            property === 'ground' &&
            !(tone in unmeasured) &&
            !pairs.some(({ foreground, background }) => tone === background || tone === foreground),
        )
        .map(({ className }) => `${path}: ${className}`),
    )
    expect(missing).toEqual([])
  })

  it('holds every pair that stands together in the class names of one element', () => {
    const missing = components.flatMap(({ path, source }) =>
      stringsIn(source)
        .flatMap(pairsIn)
        .filter(
          ({ use, ground }) =>
            use.tone !== ground.tone &&
            !(use.tone in unmeasured) &&
            !isListed(
              use.tone,
              ground.tone,
              use.property === 'text' ? minimumContrast.icon : minimumContrast.edge,
            ),
        )
        .map(({ use, ground }) => `${path}: ${use.className} on ${ground.className}`),
    )
    expect(missing).toEqual([])
  })

  it('holds every tone of the style sheets', () => {
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

describe('Measuring', () => {
  const modes: Mode[] = ['light', 'dark']

  it('says of each pair what it reaches, what it needs, and whether that is enough', () => {
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
    expect(of('ink', 'page')).toMatchObject({ needed: 4.5, passes: true })
    expect(of('ink', 'page')?.ratio).toBeCloseTo(21)
    expect(of('edge', 'page')).toMatchObject({ needed: 3, passes: true })
    expect(
      measurePairs({ ...tones, edge: '#999999' }).find(({ foreground }) => foreground === 'edge'),
    ).toMatchObject({ needed: 3, passes: false })
  })

  for (const [name, theme] of Object.entries(themes)) {
    it.each(modes)(`finds the theme ${name} whole in %s, with more contrast too`, (mode) => {
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
