import { describe, expect, test } from 'vitest'
import { contract, mediaOf, schemaFaults } from './contract-client'

describe('openapi.yaml', () => {
  const documented = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ responses, requestBody }) => [
      ...Object.entries(responses).map(([status, response]) => [path, status, mediaOf(response)] as const),
      ...(requestBody ? [[path, 'request', mediaOf(requestBody)] as const] : []),
    ]),
  )

  test.each(documented)('%s %s: the example matches its schema', (_path, _status, media) => {
    expect(schemaFaults(media, media.example)).toEqual([])
  })
})
