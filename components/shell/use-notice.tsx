import { type ReactNode, useEffect, useState } from 'react'

import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useArrival } from '@/lib/router/navigation'
import { shell } from '@/lib/shell/messages'

const loadStartNotices = () => import('@/components/shell/start-notices').then((m) => m.startNotices)

/** Delay after the load event, which leaves the network to the first screen. */
const DELAY_MS = 7000

/**
 * The notice for the header about the network or a new version. Its chunk, which also registers the service worker, loads
 * some seconds after the first screen, or on the first navigation or when the device goes offline.
 */
export function useNotice(): ReactNode {
  const arrival = useArrival()
  const [notice, setNotice] = useState<ReactNode>()
  const [isDue, setIsDue] = useState(false)
  const { loaded: start } = useLazyModule(loadStartNotices, arrival !== 'load' || isDue)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const startNow = () => setIsDue(true)
    const startLater = () => {
      timer = setTimeout(startNow, DELAY_MS)
    }
    addEventListener('offline', startNow, { signal })
    if (!navigator.onLine) startNow()
    else if (document.readyState === 'complete') startLater()
    else addEventListener('load', startLater, { signal })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])

  useEffect(() => start?.(setNotice), [start])

  // A device that has gone offline before the chunk was loaded cannot load it.
  return (
    notice ??
    (isDue && !start && !navigator.onLine && <p className="text-caption text-ink-soft">{shell.offline}</p>)
  )
}
