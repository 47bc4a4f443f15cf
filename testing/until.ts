import { vi } from 'vitest'

/** Resolves with the result of `check` once it no longer throws. The limit is generous for slow machines. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 40_000, interval: 10 })
