import { cpus, loadavg, totalmem } from 'node:os'

/** A measured value with its upper limit, or with `atLeast` its lower one. */
export type Goal = { what: string; value: number; limit: number; unit: string; atLeast?: true }

/** The result of one part of the benchmark: a table, and the goals that it checks. */
export type Part = { title: string; head: string[]; rows: (string | number)[][]; goals?: Goal[] }

type Report = { machine: string; date: string; parts: Part[] }

export const isReached = ({ value, limit, atLeast }: Goal) => (atLeast ? value >= limit : value <= limit)

/** Describes the machine as far as times depend on it, with its present load. */
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
      // Names are aligned to the left, numbers to the right.
      column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
    )
    console.log(`  ${cells.join('  ').trimEnd()}`)
  }
}

/** Bytes in kB of 1000 bytes, rounded to tenths. */
export const kB = (bytes: number) => Math.round(bytes / 100) / 10

export const tenths = (value: number) => Math.round(value * 10) / 10

export const hundredths = (value: number) => Math.round(value * 100) / 100

/** The quantile of a share of the values: 0.5 gives the median. */
export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
