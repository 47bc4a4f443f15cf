import { formatRatio } from '../lib/theme/contrast'
import { measurePairs, type MeasuredPair } from '../lib/theme/pairs'
import { themes, withMoreContrast, type Tones } from '../tailwind.config'

/** A set of tones under the name of its column. */
type Column = { name: string; measured: MeasuredPair[] }

/**
 * `npm run theme:check`: the contrast of every pair of colours that components use, in every theme, light and dark, by
 * WCAG 2.2 AA. Prints the figures and gives 1 when one falls short.
 */
export default function themeCheck() {
  const columns = Object.entries(themes).flatMap(([name, { light, dark }]) => [
    { name: `${name} light`, tones: light.tones },
    { name: `${name} dark`, tones: dark.tones },
  ])
  const usual = columns.map(measure)
  // The pairs that those who ask for more contrast see otherwise.
  const raised = columns.map(({ name, tones }) => measure({ name, tones: withMoreContrast(tones) }))

  print('Contrast, ✗ falls short of WCAG 2.2 AA', usual)
  print('With prefers-contrast: more, where it differs', onlyChanged(raised, usual))

  const failures = [
    ...failuresOf(usual),
    ...failuresOf(raised).map((sentence) => `${sentence}, with more contrast asked for`),
  ]
  for (const failure of failures) console.error(failure)
  const figures = usual.reduce((sum, { measured }) => sum + measured.length, 0)
  console.log(`\n${figures} figures of ${usual[0]?.measured.length} pairs, ${failures.length} fall short`)
  return failures.length > 0 ? 1 : 0
}

function measure({ name, tones }: { name: string; tones: Tones }): Column {
  return { name, measured: measurePairs(tones) }
}

function onlyChanged(raised: Column[], usual: Column[]): Column[] {
  const isChanged = (index: number) =>
    raised.some(({ measured }, column) => measured[index]?.ratio !== usual[column]?.measured[index]?.ratio)
  return raised.map(({ name, measured }) => ({
    name,
    measured: measured.filter((_, index) => isChanged(index)),
  }))
}

function print(title: string, columns: Column[]) {
  const pairs = columns[0]?.measured ?? []
  const names = pairs.map(({ foreground, background }) => `${foreground} on ${background}`)
  const width = Math.max(...names.map((name) => name.length))
  console.log(`\n${title}\n`)
  console.log(['pair'.padEnd(width), 'kind ', 'needs', ...columns.map(({ name }) => name)].join('  '))
  for (const [index, pair] of pairs.entries()) {
    const figures = columns.map(({ name, measured }) => {
      const figure = measured[index]
      const text = figure ? `${formatRatio(figure.ratio)}${figure.passes ? ' ' : '✗'}` : ''
      return text.padStart(name.length)
    })
    const needs = pair.required.toFixed(1).padStart(5)
    console.log([names[index]?.padEnd(width), pair.kind.padEnd(5), needs, ...figures].join('  '))
  }
}

function failuresOf(columns: Column[]) {
  return columns.flatMap(({ name, measured }) =>
    measured
      .filter(({ passes }) => !passes)
      .map(
        ({ foreground, background, ratio, required, where }) =>
          `${name}: ${foreground} on ${background} is ${formatRatio(ratio)}, needs ${required.toFixed(1)} (${where})`,
      ),
  )
}
