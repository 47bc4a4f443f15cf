'use client'

import { useEffect } from 'react'
import { SWRConfig } from 'swr'

import { Announcer } from '@/components/shell/announcer'
import { Header } from '@/components/shell/header'
import { RouterView } from '@/components/shell/router-view'
import { fetchAhead } from '@/components/shell/screens'
import { StartProgress } from '@/components/shell/start-progress'
import { Toasts } from '@/components/shell/toasts'
import { startSession } from '@/lib/account'
import { swrOptions } from '@/lib/hooks/swr-options'
import { useIsDark } from '@/lib/hooks/use-is-dark'
import { common } from '@/lib/messages'
import { parseRoute } from '@/lib/routes'

/** The island: everything that lives in the exported page. */
export function App() {
  const isDark = useIsDark()

  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])

  useEffect(startSession, [])

  useEffect(() => {
    const events = ['pointerover', 'focusin', 'touchstart'] as const
    events.forEach((event) => document.addEventListener(event, fetchTarget, { passive: true }))
    return () => events.forEach((event) => document.removeEventListener(event, fetchTarget))
  }, [])

  return (
    <SWRConfig value={swrOptions}>
      <a
        href="#content"
        onClick={(event) => {
          // The hash is the router's; the link only moves the focus.
          event.preventDefault()
          document.getElementById('content')?.focus()
        }}
        className="sr-only z-toast rounded-control bg-surface px-base py-snug focus:not-sr-only focus:fixed focus:top-tight focus:left-tight"
      >
        {common.skipToContent}
      </a>
      <StartProgress />
      <Header />
      <RouterView />
      <Toasts />
      <Announcer />
    </SWRConfig>
  )
}

/** A link that is pointed at or focused: its screen is fetched ahead. */
function fetchTarget(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="#/"]')
  if (link) fetchAhead(parseRoute(link.getAttribute('href')?.slice(1) ?? '').screen)
}
