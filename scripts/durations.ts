import { timedTests } from './test-reports'

/** `npm run durations -- [count]`: the slowest tests of the last `npm test`, 30 unless a count is given. */
export default function durations([count = '30']: string[]) {
  if (!/^[1-9]\d*$/.test(count)) throw new Error(`"${count}" is not a number of tests: use 1 or more.`)
  printSlowest(Number(count))
  return 0
}

/** Prints the slowest tests, unit and end-to-end, the slowest first. */
export function printSlowest(count: number) {
  const slowest = timedTests()
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
  if (slowest.length === 0) return console.log('\nNo durations: npm test writes the reports.')
  console.log(`\nThe ${slowest.length} slowest tests:`)
  for (const { title, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
}
