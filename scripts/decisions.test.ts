import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it('lists every record of docs/decisions in docs/decisions.md, in the order of its file', () => {
  const listed: Record<string, string[]> = {}
  let file = ''
  for (const line of readFileSync('docs/decisions.md', 'utf8').split('\n')) {
    file = /^## \[.*\]\(decisions\/(.*)\)$/.exec(line)?.[1] ?? file
    if (line.startsWith('- ')) (listed[file] ??= []).push(line.slice(2))
  }

  const records = readdirSync('docs/decisions').map((name) => [
    name,
    readFileSync(`docs/decisions/${name}`, 'utf8')
      .split('\n')
      .flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : [])),
  ])
  expect(listed).toEqual(Object.fromEntries(records))
})
