import { beforeEach, describe, expect, it, vi } from 'vitest'

import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

/** The timers of a new tab that reads these stored ones. */
async function timersAfterHydration(...stored: unknown[]) {
  localStorage.setItem('timers', JSON.stringify(stored))
  vi.resetModules()
  const { useTimersStore } = await import('@/lib/timers/timers-store')
  return useTimersStore.getState().timers
}

describe('timers store', () => {
  const timer = {
    id: 'timer-1',
    name: 'Шаг 3: тушите',
    recipeId: 'borscht',
    recipeTitle: 'Борщ',
    step: 3,
    endsAt: 1_800_000_000_000,
    left: 0,
  }

  it.each([true, false])('reads isTold: %s of version 1 as isNotified', async (isTold) => {
    expect(await timersAfterHydration({ ...timer, isTold })).toEqual([{ ...timer, isNotified: isTold }])
  })

  it('reads isNotified of the current version', async () => {
    expect(await timersAfterHydration({ ...timer, isNotified: true })).toEqual([
      { ...timer, isNotified: true },
    ])
  })

  it('drops invalid timers and keeps the others', async () => {
    const valid = { ...timer, isNotified: false }
    const invalid = [{ ...valid, id: 'b', endsAt: 'завтра' }, { ...valid, id: 'c', left: -1 }, null, 7]
    expect(await timersAfterHydration(valid, ...invalid)).toEqual([valid])
  })
})
