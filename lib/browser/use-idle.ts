import { useEffect, useState } from 'react'

import { whenIdle } from '@/lib/browser/idle'

/** Whether the browser has had nothing better to do since the component came: what can wait may start then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
