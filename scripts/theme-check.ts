import { formatRatio } from '../lib/theme/contrast'
import { measurePairs, type MeasuredPair, pairs } from '../lib/theme/pairs'
import { withMoreContrast } from '../lib/theme/css-variables'
import type { Tones } from '../lib/theme/theme-types'
import { themes } from '../tailwind.config'
import { notHex, themeFailures } from './theme-failures'

/** A column of the table: the contrasts of one set of tones. */
type Column = { name: string; measured: MeasuredPair[] }

/**
 * `npm run theme:check -- [THEME]`: checks the contrast of every pair of colours that components use against WCAG 2.2 AA, light
 * and dark, in every theme or in one. Prints the ratios, names each fault and returns 1 if there are any.
 */
export default function themeCheck([only, ...rest]: string[]) {
  if (rest.length > 0) throw new Error('theme:check takes one theme, or none to check all.')
  const chosen = Object.entries(themes).filter(([name]) => only === undefined || name === only)
  if (chosen.length === 0) {
    throw new Error(`There is no theme ${only}, only ${Object.keys(themes).join(', ')}.`)
  }
  const columns = chosen
    .flatMap(([name, { light, dark }]) => [
      { name: `${name} light`, tones: light.tones },
      { name: `${name} dark`, tones: dark.tones },
    ])
    .filter(({ tones }) => notHex(tones).length === 0)
  const standard = columns.map(measure)
  // With `prefers-contrast: more`.
  const raised = columns.map(({ name, tones }) => measure({ name, tones: withMoreContrast(tones) }))
  if (standard.length > 0) {
    print('Contrast, ✗ is too low for WCAG 2.2 AA', standard)
    print('With prefers-contrast: more, where it differs', onlyChanged(raised, standard))
  }

  const failures = chosen.flatMap(([name, theme]) => themeFailures(name, theme))
  if (failures.length > 0) console.error(`\n${failures.join('\n')}`)
  const ratios = standard.reduce((sum, { measured }) => sum + measured.length, 0)
  const faults = failures.length === 1 ? 'fault' : 'faults'
  console.log(`\n${ratios} ratios of ${pairs.length} pairs measured, ${failures.length} ${faults}`)
  return failures.length > 0 ? 1 : 0
}

function measure({ name, tones }: { name: string; tones: Tones }): Column {
  return { name, measured: measurePairs(tones) }
}

/** The pairs of `raised` whose contrast differs from the standard one in any column. */
function onlyChanged(raised: Column[], standard: Column[]): Column[] {
  const isChanged = (index: number) =>
    raised.some(({ measured }, column) => measured[index]?.ratio !== standard[column]?.measured[index]?.ratio)
  return raised.map(({ name, measured }) => ({
    name,
    measured: measured.filter((_, index) => isChanged(index)),
  }))
}

function print(title: string, columns: Column[]) {
  const rows = columns[0]?.measured ?? []
  const names = rows.map(({ foreground, background }) => `${foreground} on ${background}`)
  const width = Math.max(...names.map((name) => name.length))
  console.log(`\n${title}\n`)
  console.log(['pair'.padEnd(width), 'kind ', 'needs', ...columns.map(({ name }) => name)].join('  '))
  for (const [index, pair] of rows.entries()) {
    const ratios = columns.map(({ name, measured }) => {
      const result = measured[index]
      const text = result ? `${formatRatio(result.ratio)}${result.passes ? ' ' : '✗'}` : ''
      return text.padStart(name.length)
    })
    const needs = pair.required.toFixed(1).padStart(5)
    console.log([names[index]?.padEnd(width), pair.kind.padEnd(5), needs, ...ratios].join('  '))
  }
}
