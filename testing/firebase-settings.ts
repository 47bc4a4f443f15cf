import { vi } from 'vitest'

import { demoSettings } from '@/scripts/demo-project'

/** Configures sign-in for a test, which imports this module first: settings are read on import. */

Object.entries(demoSettings).forEach(([name, value]) => vi.stubEnv(name, value))
