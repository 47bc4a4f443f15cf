import { cpus, loadavg, totalmem } from 'node:os'

/** A measured value and the most (or with `atLeast` the least) that it may be. */
export type Goal = { what: string; value: number; limit: number; unit: string; atLeast?: true }

/** What one part of the benchmark found: a table for people, and the goals it answers for. */
export type Part = { title: string; head: string[]; rows: (string | number)[][]; goals?: Goal[] }

export type Report = { machine: string; date: string; parts: Part[] }

export const isReached = ({ value, limit, atLeast }: Goal) => (atLeast ? value >= limit : value <= limit)

/** The machine as far as times depend on it; the load tells how quiet it was. */
export function machine(browserVersion: string) {
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const load = loadavg()[0]?.toFixed(1)
  return `${cpus().length} × ${model}, ${memory} GB, Node ${process.version}, Chromium ${browserVersion}, load ${load}`
}

export function print({ machine, date, parts }: Report) {
  console.log(`\n${date}: ${machine}`)
  for (const { title, head, rows } of parts) {
    console.log(`\n${title}`)
    printTable([head, ...rows])
  }
  const goals = parts.flatMap(({ goals = [] }) => goals)
  console.log('\nGoals')
  printTable([
    ['what', 'measured', 'goal', ''],
    ...goals.map((goal) => [
      goal.what,
      `${goal.value} ${goal.unit}`,
      `${goal.atLeast ? '≥' : '≤'} ${goal.limit} ${goal.unit}`,
      isReached(goal) ? 'reached' : 'MISSED',
    ]),
  ])
}

function printTable(rows: (string | number)[][]) {
  const texts = rows.map((row) => row.map(String))
  const widths = texts[0]?.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of texts) {
    const cells = row.map((text, column) =>
      // Names stand to the left, figures below each other.
      column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
    )
    console.log(`  ${cells.join('  ').trimEnd()}`)
  }
}

/** In tenths of kB (1000 bytes). */
export const kB = (bytes: number) => Math.round(bytes / 100) / 10

export const tenths = (value: number) => Math.round(value * 10) / 10

/** The value below which a share of the values lies: 0.5 for the median. */
export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
