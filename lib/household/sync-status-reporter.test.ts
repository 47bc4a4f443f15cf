import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SyncStatusReporter } from '@/lib/household/sync-status-reporter'
import { initialSync, useSyncStore } from '@/lib/household/sync-store'
import type { UserDocuments } from '@/lib/household/user-documents'

vi.mock('@/lib/household/device-records', () => ({ writeRecord: async () => {} }))

const document = { state: 'synced' }
const documents = { all: [document], isSettled: true } as unknown as UserDocuments
const status = () => useSyncStore.getState().status

beforeEach(() => {
  vi.useFakeTimers()
  useSyncStore.setState(initialSync)
})

afterEach(() => vi.useRealTimers())

it('a change that the server does not confirm within a second is late, also while more changes follow', () => {
  const reporter = new SyncStatusReporter({ userId: 'user-1', documents, isConnected: () => true })
  reporter.update()
  expect(status()).toBe('synced')
  document.state = 'waiting'
  reporter.update()
  vi.advanceTimersByTime(900)
  reporter.update()
  expect(status()).toBe('synced')
  vi.advanceTimersByTime(100)
  expect(status()).toBe('waiting')
  reporter.stop()
})

it('a second change has a second of its own once the first is confirmed', () => {
  const reporter = new SyncStatusReporter({ userId: 'user-1', documents, isConnected: () => true })
  const confirm = (state: string) => {
    document.state = state
    reporter.update()
  }
  confirm('synced')
  confirm('waiting')
  vi.advanceTimersByTime(900)
  confirm('synced')
  confirm('waiting')
  vi.advanceTimersByTime(900)
  expect(status()).toBe('synced')
  reporter.stop()
})
