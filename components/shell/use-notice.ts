import { type ReactNode, useEffect, useState } from 'react'

import type { startNotices } from '@/components/shell/notices'
import { type LazyModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { useArrival } from '@/lib/router/navigation'

const notices: LazyModule<typeof startNotices> = {
  load: () => import('@/components/shell/notices').then((m) => m.startNotices),
}

/** After the page has loaded: long enough for the first screen to have all of the network to itself. */
const AFTER_MS = 7000

/**
 * What the header has to say of the network and of new versions. The code for it, and with it the service worker, comes
 * some seconds after the first screen, or as soon as the visitor goes on to another one or the network is gone.
 */
export function useNotice(): ReactNode {
  const arrival = useArrival()
  const [notice, setNotice] = useState<ReactNode>()
  const [isTime, setIsTime] = useState(false)
  const { loaded: start } = useLazyModule(notices, arrival !== 'load' || isTime)

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = () => setIsTime(true)
    const later = () => {
      timer = setTimeout(now, AFTER_MS)
    }
    addEventListener('offline', now, { signal })
    if (!navigator.onLine) now()
    else if (document.readyState === 'complete') later()
    else addEventListener('load', later, { signal })
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [])

  useEffect(() => start?.(setNotice), [start])

  return notice
}
