import { useSyncExternalStore } from 'react'

import { useTimersStore } from '@/lib/timers/timers-store'

/** One clock for all timers. It also ticks when timers change and when the page becomes visible. */

let now = 0
/** Age at which the last tick is too old to be used. */
const STALE_MS = 2000

function time() {
  const present = Date.now()
  if (Math.abs(present - now) > STALE_MS) now = present
  return now
}

const listeners = new Set<() => void>()
let stop = () => {}

function subscribe(onTick: () => void) {
  listeners.add(onTick)
  if (listeners.size === 1) stop = startClock()
  return () => {
    listeners.delete(onTick)
    if (listeners.size === 0) stop()
  }
}

function startClock() {
  const tick = () => {
    now = Date.now()
    listeners.forEach((onTick) => onTick())
  }
  // Aligned with the timer that was changed last, so that its seconds change on time.
  const restart = () => {
    tick()
    clearInterval(interval)
    if (useTimersStore.getState().timers.length > 0) interval = setInterval(tick, 1000)
  }
  let interval: ReturnType<typeof setInterval> | undefined
  restart()
  const stopFollowing = useTimersStore.subscribe(restart)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(interval)
    stopFollowing()
    document.removeEventListener('visibilitychange', tick)
  }
}

/** The timers and the current time, updated every second. */
export function useTimers() {
  const timers = useTimersStore((state) => state.timers)
  return { timers, now: useSyncExternalStore(subscribe, time, () => 0) }
}
