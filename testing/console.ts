import { vi } from 'vitest'

/** Returns and clears what was logged so far. Output that a test does not take makes it fail (vitest.setup.ts). */
export function takeConsoleOutput(kind: 'warn' | 'error'): string[] {
  const mock = vi.mocked(kind === 'warn' ? console.warn : console.error)
  const lines = mock.mock.calls.map((args) => args.join(' '))
  mock.mockClear()
  return lines
}
