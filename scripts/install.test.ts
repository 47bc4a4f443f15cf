import { expect, it } from 'vitest'
import { nodeProblem } from './install.mjs'

it.each([
  ['20.9.0', 'build', undefined],
  ['20.8.1', 'build', 'Tasty needs Node 20.9 or newer, this is 20.8.1.'],
  ['18.20.8', 'test', 'Tasty needs Node 20.9 or newer, this is 18.20.8.'],
  ['20.18.3', 'start', undefined],
  ['20.18.3', 'contract', 'npm run contract needs Node 20.19, 22.13, or 24 and newer, this is 20.18.3.'],
  ['20.19.0', 'contract', undefined],
  ['21.7.3', 'test', 'npm run test needs Node 20.19, 22.13, or 24 and newer, this is 21.7.3.'],
  ['22.12.0', 'test', 'npm run test needs Node 20.19, 22.13, or 24 and newer, this is 22.12.0.'],
  ['22.13.0', 'test', undefined],
  ['24.0.0', 'test', undefined],
])('says of Node %s and npm run %s: %s', (version, command, problem) => {
  expect(nodeProblem(version, command)).toBe(problem && `${problem} Get it from https://nodejs.org/.`)
})
