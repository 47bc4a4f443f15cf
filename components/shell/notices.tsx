import type { ReactNode } from 'react'

import { NetworkNotice } from '@/components/shell/network-notice'
import { VersionNotice } from '@/components/shell/version-notice'
import { whenIdle } from '@/lib/browser/idle'
import { connection } from '@/lib/offline/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { registerServiceWorker } from '@/lib/offline/worker'

const BACK_MS = 4000

/**
 * Keeps `show` told of what the header has to say: the network gone or back, else a new version. Starts the service
 * worker, which brings these. Returns what ends it.
 */
export function startNotices(show: (notice: ReactNode) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  let takeOver: (() => Promise<void>) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const showVersion = () => show(takeOver && <VersionNotice onUpdate={takeOver} />)
  const showNetwork = () => {
    clearTimeout(timer)
    const isOffline = !navigator.onLine
    show(<NetworkNotice isOffline={isOffline} />)
    announce(isOffline ? connection.offline : connection.back)
    if (!isOffline) timer = setTimeout(showVersion, BACK_MS)
  }

  addEventListener('offline', showNetwork, { signal })
  addEventListener('online', showNetwork, { signal })
  if (!navigator.onLine) showNetwork()

  const cancel = whenIdle(() => {
    registerServiceWorker((take) => {
      if (!takeOver) announce(connection.newVersion)
      takeOver = take
      if (navigator.onLine) showVersion()
    }, signal).catch(() => {
      // A browser that refuses it shows the site as it always was.
    })
  })

  return () => {
    cancel()
    clearTimeout(timer)
    end.abort()
  }
}
