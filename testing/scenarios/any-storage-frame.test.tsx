import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { OutboxBar } from '@/components/orders/outbox-bar'
import { TimerDock } from '@/components/timers/timer-dock'
import { Toasts } from '@/components/shell/toasts'
import { stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { stubLocks } from '@/testing/locks'
import { malformedTexts, writeFromOtherTab, writeValidValues } from '@/testing/storage'
import { expectNoInjection } from '@/testing/no-injection'

/** The keys that no screen shows, but the frame around it: every kind of garbage under each. */

beforeEach(() => {
  resetApp()
  stubApi()
  stubLocks()
})

describe.each([
  ['timers', TimerDock],
  ['outbox', OutboxBar],
] as const)('the key «%s»', (key, Part) => {
  it('breaks nothing, whatever it holds', async () => {
    writeValidValues()
    const { container } = renderWithUser(
      <>
        <h1>Tasty</h1>
        <Part />
        <Toasts />
      </>,
    )
    let shown = 0
    for (const text of malformedTexts) {
      await act(async () => writeFromOtherTab(key, text))
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expectNoInjection(container, text.slice(0, 60))
      for (const button of container.querySelectorAll<HTMLElement>('button[aria-expanded=false], summary'))
        await act(async () => button.click())
      expectNoInjection(container, text.slice(0, 60))
      shown += container.querySelectorAll('[role=timer], details').length
    }
    // Some of it was of the right shape, or nothing has been shown.
    expect(shown).toBeGreaterThan(0)
  })
})
