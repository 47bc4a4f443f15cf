import { probe } from '../mock-api/probe'
import { run } from './processes'

/**
 * `npm run contract -- [arguments of vitest]`: tests the host in API_HOST, or without one the mock API, against
 * mock-api/openapi.yaml.
 */
export default async function contract(args: string[]) {
  const host = process.env.API_HOST?.trim() ?? ''
  const problem = host && (await probe(host))
  if (problem) throw new Error(problem)
  console.log(
    host
      ? `Testing ${host} against mock-api/openapi.yaml. Every category and recipe is read. Only what the host has to refuse ` +
          'is posted: {} and "key=1" as orders to /api/orders, nothing to /api/shop.'
      : 'Testing the mock API against mock-api/openapi.yaml. API_HOST=https://… tests another host.',
  )
  const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose']
  return run('vitest', [...vitest, 'mock-api/contract.test.ts', ...args], { env: { API_HOST: host } })
}
