import { type ReactNode, useEffect, useState } from 'react'

import type { startNotices } from '@/components/shell/notices'
import { usePosition } from '@/lib/navigation'

/** After the page has loaded: long enough for the first screen to have all of the network to itself. */
const AFTER_MS = 7000

/**
 * What the header has to say of the network and of new versions. The code for it, and with it the service worker, comes
 * some seconds after the first screen, or as soon as the visitor goes on to another one or the network is gone.
 */
export function useNotice(): ReactNode {
  const { step, arrival } = usePosition()
  const [notice, setNotice] = useState<ReactNode>()
  const [start, setStart] = useState<typeof startNotices>()
  const [isTime, setIsTime] = useState(false)
  const isWanted = arrival !== 'load' || isTime

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

  useEffect(() => {
    if (!isWanted || start) return
    const load = () => {
      import('@/components/shell/notices').then(
        ({ startNotices }) => setStart(() => startNotices),
        // A lost chunk is asked for again when there is a network, or at the next step.
        () => {},
      )
    }
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isWanted, start, step])

  useEffect(() => start?.(setNotice), [start])

  return notice
}
