import { create } from 'zustand'

import { isStored } from '@/lib/storage/storage'

/**
 * Counts requests for timers, whose code it does not load: the shell does at the first one, and retries at each further one.
 */
export const useTimersPresence = create(() => ({ timesWanted: 0 }))

/** Makes the shell load the code of timers. */
export const requestTimers = () =>
  useTimersPresence.setState(({ timesWanted }) => ({ timesWanted: timesWanted + 1 }))

/** Requests timers when an earlier visit or another tab has stored some; returns the unsubscribe function. */
export function watchForTimers(): () => void {
  const check = () => {
    if (isStored('timers')) requestTimers()
  }
  check()
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}
