import { expect, it } from 'vitest'

import { breakpoints } from '@/lib/browser/use-media'
import tailwind from '@/tailwind.config'

it('has the breakpoints of the styles', () => {
  const screens: Record<string, unknown> = tailwind.theme.screens
  for (const [name, query] of Object.entries(breakpoints)) expect(query).toBe(`(min-width: ${screens[name]})`)
})
