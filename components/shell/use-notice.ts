import { type ReactNode, useEffect, useState } from 'react'

import { usePosition } from '@/lib/navigation'

/** Long enough for the first screen to have all of the network to itself. */
const AFTER_MS = 7000

/**
 * What the header has to say of the network and of new versions. The code for it, and with it the service worker, comes
 * some seconds after the first screen, or as soon as the visitor goes on to another one or the network is gone.
 */
export function useNotice(): ReactNode {
  const [notice, setNotice] = useState<ReactNode>()
  const [isTime, setIsTime] = useState(false)
  const isWanted = usePosition().arrival !== 'load' || isTime

  useEffect(() => {
    const now = () => setIsTime(true)
    const timer = setTimeout(now, navigator.onLine ? AFTER_MS : 0)
    addEventListener('offline', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('offline', now)
    }
  }, [])

  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    let stop = () => {}
    import('@/components/shell/notices')
      .then(({ startNotices }) => {
        if (!isGone) stop = startNotices(setNotice)
      })
      .catch(() => {})
    return () => {
      isGone = true
      stop()
    }
  }, [isWanted])

  return notice
}
