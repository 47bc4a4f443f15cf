import { expect, it } from 'vitest'

import { timers } from '@/lib/timers/messages'
import { documentTitle } from '@/lib/router/titles'

it('document titles are what the browser returns', () => {
  const written = 'Яйца  всмятку\n\tна\u00a0завтрак'
  expect(documentTitle(written)).toBe('Яйца всмятку на\u00a0завтрак — Tasty')
  expect(timers.documentTitle(written)).toBe('⏰ Яйца всмятку на\u00a0завтрак — ')
})
