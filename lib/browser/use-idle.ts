import { useEffect, useState } from 'react'

import { whenIdle } from '@/lib/browser/idle'

/** Whether the browser has been idle since the component mounted, so that deferred work can start. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
