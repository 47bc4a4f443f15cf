import type { ReactNode } from 'react'

import { NetworkNotice } from '@/components/shell/network-notice'
import { VersionNotice } from '@/components/shell/version-notice'
import { whenIdle } from '@/lib/browser/idle'
import { connection } from '@/lib/offline/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { registerServiceWorker } from '@/lib/offline/worker'
import { shell } from '@/lib/shell/messages'

/** How long the notice about the restored connection is shown, in milliseconds. */
const BACK_ONLINE_MS = 4000

/**
 * Registers the service worker, and calls `show` whenever the notice for the header changes: it says that the device is
 * offline or online again, or else that there is a new version. Returns a function that stops both.
 */
export function startNotices(show: (notice: ReactNode) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let activateVersion: (() => Promise<void>) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Gives the height back that app/boot/boot.ts has reserved for the notice. */
  const endReserve = () => delete document.documentElement.dataset.offline
  const showVersion = () => show(activateVersion && <VersionNotice onUpdate={activateVersion} />)
  const showNetwork = () => {
    clearTimeout(timer)
    const isOffline = !navigator.onLine
    show(<NetworkNotice isOffline={isOffline} />)
    announce(isOffline ? shell.offline : connection.back)
    if (isOffline) return
    endReserve()
    timer = setTimeout(showVersion, BACK_ONLINE_MS)
  }

  addEventListener('offline', showNetwork, { signal })
  addEventListener('online', showNetwork, { signal })
  if (navigator.onLine) endReserve()
  else showNetwork()

  const cancelRegistration = whenIdle(() => {
    registerServiceWorker((activate) => {
      if (!activateVersion) announce(connection.newVersion)
      activateVersion = activate
      if (navigator.onLine) showVersion()
    }, signal).catch(() => {
      // The app works without a service worker.
    })
  })

  return () => {
    cancelRegistration()
    clearTimeout(timer)
    controller.abort()
  }
}
