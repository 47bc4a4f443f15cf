import { create } from 'zustand'

import type { Key } from '@/lib/storage/keys'

const KEY: Key = 'timers'

/** How often timers were wanted, told without their code: the shell fetches that only then, and anew if it was lost. */
export const useTimersPresence = create(() => ({ timesWanted: 0 }))

/** Has the shell fetch the code of timers. */
export const requestTimers = () =>
  useTimersPresence.setState(({ timesWanted }) => ({ timesWanted: timesWanted + 1 }))

/** Looks for timers that an earlier visit or another tab has started; returns what stops looking. */
export function watchForTimers(): () => void {
  const look = () => {
    try {
      if (localStorage.getItem(KEY)) requestTimers()
    } catch {
      // Forbidden storage remembers no timers; the stores say so.
    }
  }
  look()
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
