import { cleanup, configure } from '@testing-library/react/pure'
import { afterEach } from 'vitest'

/** `@testing-library/react` as tests import it (vitest.config.ts). */

export * from '@testing-library/react/pure'

// Generous for slow machines. A passing test does not wait this long.
configure({ asyncUtilTimeout: 40_000 })

afterEach(cleanup)
