import { vi } from 'vitest'

/** What was written to the console so far. Whoever takes it has expected it: what is left fails the test. */
export function takeConsoleOutput(kind: 'warn' | 'error'): string[] {
  const mock = vi.mocked(kind === 'warn' ? console.warn : console.error)
  const lines = mock.mock.calls.map((words) => words.join(' '))
  mock.mockClear()
  return lines
}
