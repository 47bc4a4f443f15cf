import { vi } from 'vitest'

/**
 * Stubs `navigator` with features that happy-dom lacks. `clipboard` is a property of its own: user-event reads it, and the
 * inherited getter throws on any object but the original.
 */
export const stubNavigator = (features: object) =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, Object.getOwnPropertyDescriptors({ clipboard: undefined, ...features })),
  )
