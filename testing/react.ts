import { act, cleanup, configure } from '@testing-library/react/pure'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'
import { afterEach } from 'vitest'

/** `@testing-library/react` as tests import it (vitest.config.ts). */

export * from '@testing-library/react/pure'

/** Resolves once React has done the work that it has scheduled. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve())
  })

configure(({ asyncWrapper }) => ({
  // Generous for slow machines. A passing test does not wait this long.
  asyncUtilTimeout: 40_000,
  // A wait ends with the change that it waits for, an action with its events: on slow machines both before their effects.
  asyncWrapper: async (action) => {
    const result = await asyncWrapper(action)
    await act(whenIdle)
    return result
  },
}))

afterEach(cleanup)
