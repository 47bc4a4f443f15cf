import { useEffect } from 'react'

import { ErrorBoundary } from '@/components/shell/error-boundary'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useTimersPresence, watchForTimers } from '@/lib/timers/timers-presence'

const loadTimerDock = () => import('@/components/timers/timer-dock').then((m) => m.TimerDock)

/** The kitchen timers in the header of every screen; their chunk loads with the first timer. */
export function LazyTimerDock() {
  const timesWanted = useTimersPresence((state) => state.timesWanted)
  const { loaded: TimerDock } = useLazyModule(loadTimerDock, timesWanted)
  useEffect(watchForTimers, [])
  return <ErrorBoundary scope="part">{TimerDock && <TimerDock />}</ErrorBoundary>
}
