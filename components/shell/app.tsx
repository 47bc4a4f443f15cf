'use client'

import { useEffect } from 'react'

import { Announcer } from '@/components/shell/announcer'
import { ErrorBoundary } from '@/components/shell/error-boundary'
import { Header } from '@/components/shell/header'
import { RouterView } from '@/components/shell/router-view'
import { preloadScreen } from '@/components/shell/screens'
import { SectionNav } from '@/components/shell/section-nav'
import { Toasts } from '@/components/shell/toasts'
import { startSession } from '@/lib/account/session'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useIsDark } from '@/lib/theme/use-is-dark'
import { config } from '@/lib/config'
import { common } from '@/lib/feedback/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { parseRoute } from '@/lib/router/routes'

const loadLazyOutboxBar = () => import('@/components/orders/lazy-outbox-bar').then((m) => m.LazyOutboxBar)

/** Applies the theme in a link from the style guide. Visitors without such a link do not load the code. */
function previewTheme() {
  if (location.hash.includes('?theme='))
    import(/* webpackChunkName: "styleguide-preview" */ '@/lib/theme/preview-theme').then(
      (module) => module.previewTheme(),
      () => showToast({ type: 'error', message: common.lostPart }),
    )
}

/** The root component of the exported page. */
export function App() {
  return (
    <ErrorBoundary scope="app">
      <Frame />
    </ErrorBoundary>
  )
}

/** The screen and the parts around it, each in an error boundary of its own. */
function Frame() {
  const isDark = useIsDark()
  const { loaded: LazyOutboxBar } = useLazyModule(loadLazyOutboxBar, config.orderUrl !== undefined)

  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])

  useEffect(startSession, [])

  useEffect(() => {
    previewTheme()
    addEventListener('hashchange', previewTheme)
    return () => removeEventListener('hashchange', previewTheme)
  }, [])

  useEffect(() => {
    const events = ['pointerover', 'focusin', 'touchstart'] as const
    events.forEach((event) => document.addEventListener(event, preloadTarget, { passive: true }))
    return () => events.forEach((event) => document.removeEventListener(event, preloadTarget))
  }, [])

  return (
    <>
      <SkipLink />
      <ErrorBoundary scope="part">
        <Header />
      </ErrorBoundary>
      <ErrorBoundary scope="part">{LazyOutboxBar && <LazyOutboxBar />}</ErrorBoundary>
      <RouterView />
      <ErrorBoundary scope="part">
        <SectionNav isBar />
      </ErrorBoundary>
      <ErrorBoundary scope="part">
        <Toasts />
      </ErrorBoundary>
      <ErrorBoundary scope="part">
        <Announcer />
      </ErrorBoundary>
    </>
  )
}

/** Leads keyboard users past the header. */
const SkipLink = () => (
  <a
    href="#content"
    onClick={(event) => {
      // The hash belongs to the router, so the link only moves the focus.
      event.preventDefault()
      document.getElementById('content')?.focus()
    }}
    className="sr-only z-toast rounded-control bg-surface px-base py-snug focus:not-sr-only focus:fixed focus:top-tight focus:left-tight"
  >
    {common.skipToContent}
  </a>
)

/** Preloads the screen that the hovered, touched or focused control leads to. */
function preloadTarget(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="#/"], [data-leads-to]')
  if (!link) return
  const path = link.getAttribute('data-leads-to') ?? link.getAttribute('href')?.slice(1) ?? ''
  preloadScreen(parseRoute(path).screen)
}
