import { expect, it } from 'vitest'

import { timers } from '@/lib/timers/messages'
import { documentTitle } from '@/lib/router/titles'

it('titles of the document are what the browser gives back', () => {
  const written = 'Яйца  всмятку\n\tна\u00a0завтрак'
  expect(documentTitle(written)).toBe('Яйца всмятку на\u00a0завтрак — Tasty')
  expect(timers.documentTitle(written)).toBe('⏰ Яйца всмятку на\u00a0завтрак — ')
})
