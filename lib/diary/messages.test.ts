import { expect, it, vi } from 'vitest'

import { diary } from '@/lib/diary/messages'

it('names the year of a day in another one', () => {
  vi.setSystemTime('2026-01-02')
  expect(diary.dayText('2026-01-01')).toBe('1 января')
  expect(diary.dayText('2025-12-31')).toMatch(/^31 декабря 2025\sг\.$/)
  expect(diary.removedWithLeftovers('2025-12-31')).toMatch(
    /^Убрали запись и её остатки из плана: 31 декабря 2025\sг\.$/,
  )
  expect(diary.lastCooked('2025-12-31')).toBe('Готовили 31\u00a0декабря\u00a02025\u00a0г.')
})
