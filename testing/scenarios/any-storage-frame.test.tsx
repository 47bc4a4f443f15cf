import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { OutboxBar } from '@/components/orders/outbox-bar'
import { TimerDock } from '@/components/timers/timer-dock'
import { Toasts } from '@/components/shell/toasts'
import { stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { stubLocks } from '@/testing/locks'
import { writeInAnotherTab } from '@/testing/storage-tab'
import { malformedTexts, writeValidValues } from '@/testing/stored-values'
import { expectNoInjection } from '@/testing/no-injection'

/** Malformed values of the storage keys that the shell shows, rather than a screen. */

beforeEach(() => {
  resetApp()
  stubApi()
  stubLocks()
})

describe.each([
  ['timers', TimerDock],
  ['outbox', OutboxBar],
] as const)('the key «%s»', (key, Component) => {
  it('with any malformed value neither breaks the shell nor injects HTML', async () => {
    writeValidValues()
    const { container } = renderWithUser(
      <>
        <h1>Tasty</h1>
        <Component />
        <Toasts />
      </>,
    )
    let shownCount = 0
    for (const text of malformedTexts) {
      await act(async () => writeInAnotherTab(key, text))
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expectNoInjection(container, text.slice(0, 60))
      for (const button of container.querySelectorAll<HTMLElement>('button[aria-expanded=false], summary'))
        await act(async () => button.click())
      expectNoInjection(container, text.slice(0, 60))
      shownCount += container.querySelectorAll('[role=timer], details').length
    }
    // Guards against values that are all invalid, with which nothing would be shown.
    expect(shownCount).toBeGreaterThan(0)
  })
})
