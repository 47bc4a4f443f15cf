import { useSyncExternalStore } from 'react'

import { today } from '@/lib/calendar/days'

const CHECK_MS = 60_000

/** A timer for midnight would be late after a sleep of the device and wrong after a change of its clock. */
function subscribe(onCheck: () => void) {
  const interval = setInterval(onCheck, CHECK_MS)
  document.addEventListener('visibilitychange', onCheck)
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', onCheck)
  }
}

/** The current day in the visitor's time zone, also in a page that stays open past midnight. */
export const useToday = () => useSyncExternalStore(subscribe, today, today)
