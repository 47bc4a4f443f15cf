import { formatRatio } from '../lib/theme/contrast'
import { measurePairs, type MeasuredPair } from '../lib/theme/pairs'
import { withMoreContrast } from '../lib/theme/css-variables'
import { themes, type Tones } from '../tailwind.config'

/** A column of the table: the contrasts of one set of tones. */
type Column = { name: string; measured: MeasuredPair[] }

/**
 * `npm run theme:check`: checks the contrast of every pair of colours that components use, in every theme, light and dark,
 * against WCAG 2.2 AA. Prints the ratios and returns 1 when one is too low.
 */
export default function themeCheck() {
  const columns = Object.entries(themes).flatMap(([name, { light, dark }]) => [
    { name: `${name} light`, tones: light.tones },
    { name: `${name} dark`, tones: dark.tones },
  ])
  const standard = columns.map(measure)
  // With `prefers-contrast: more`.
  const raised = columns.map(({ name, tones }) => measure({ name, tones: withMoreContrast(tones) }))

  print('Contrast, ✗ is too low for WCAG 2.2 AA', standard)
  print('With prefers-contrast: more, where it differs', onlyChanged(raised, standard))

  const failures = [
    ...failuresOf(standard),
    ...failuresOf(raised).map((failure) => `${failure}, with prefers-contrast: more`),
  ]
  for (const failure of failures) console.error(failure)
  const ratios = standard.reduce((sum, { measured }) => sum + measured.length, 0)
  console.log(`\n${ratios} ratios of ${standard[0]?.measured.length} pairs, ${failures.length} too low`)
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
  const pairs = columns[0]?.measured ?? []
  const names = pairs.map(({ foreground, background }) => `${foreground} on ${background}`)
  const width = Math.max(...names.map((name) => name.length))
  console.log(`\n${title}\n`)
  console.log(['pair'.padEnd(width), 'kind ', 'needs', ...columns.map(({ name }) => name)].join('  '))
  for (const [index, pair] of pairs.entries()) {
    const ratios = columns.map(({ name, measured }) => {
      const result = measured[index]
      const text = result ? `${formatRatio(result.ratio)}${result.passes ? ' ' : '✗'}` : ''
      return text.padStart(name.length)
    })
    const needs = pair.required.toFixed(1).padStart(5)
    console.log([names[index]?.padEnd(width), pair.kind.padEnd(5), needs, ...ratios].join('  '))
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
