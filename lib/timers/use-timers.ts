import { useSyncExternalStore } from 'react'

import { useTimersStore } from '@/lib/timers/timers-store'

/** The one tick of all timers. It also goes when they change and when the page is looked at again. */

let now = 0
/** Nothing has ticked for longer: whoever looks now is the first to. */
const STALE_MS = 2000

function time() {
  const present = Date.now()
  if (Math.abs(present - now) > STALE_MS) now = present
  return now
}

function subscribe(onTick: () => void) {
  const tick = () => {
    now = Date.now()
    onTick()
  }
  // In step with the timer that was touched last: its seconds are the ones that are watched.
  const restart = () => {
    tick()
    clearInterval(interval)
    interval = setInterval(tick, 1000)
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

/** The timers and what time it is, to the second. For one component: each use ticks for itself. */
export function useTimers() {
  const timers = useTimersStore((state) => state.timers)
  return { timers, now: useSyncExternalStore(subscribe, time, () => 0) }
}
