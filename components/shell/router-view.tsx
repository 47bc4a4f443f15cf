import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'

import { ErrorBoundary } from '@/components/shell/error-boundary'
import { RecipeGate } from '@/components/shell/recipe-gate'
import { ScreenFailure } from '@/components/shell/screen-failure'
import { ScreenSkeleton } from '@/components/shell/screen-skeleton'
import { fetchAhead, fetchLikelyNext, useScreen } from '@/components/shell/screens'
import { useScrollPosition } from '@/components/shell/use-scroll-position'
import { usePosition } from '@/lib/navigation'
import { parseRoute } from '@/lib/routes'
import { whenIdle } from '@/lib/idle'

// The screen that the visit begins with is on its way before the page has come to life.
if (typeof window !== 'undefined') fetchAhead(parseRoute(location.hash.slice(1)).screen)

/** Shows the screen that the address asks for, moves the focus to its heading, and fetches ahead what may follow. */
export function RouterView() {
  const position = usePosition()
  const { screen, id, query } = parseRoute(position.path)
  const { Screen, error } = useScreen(screen)
  const main = useRef<HTMLElement>(null)
  const clicked = useRef('')
  const key = `${screen}/${id}`

  useScrollPosition(position.step, key, position.arrival)

  useEffect(() => {
    if (position.arrival !== 'load') main.current?.querySelector('h1')?.focus({ preventScroll: true })
    // Only a change of the screen moves the focus: not a change of the query, such as opening a tab.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, position.step, Screen])

  useEffect(() => whenIdle(() => fetchLikelyNext(screen)), [screen])

  // The page hydrates as the welcome page; once another screen stands in its place it need not hide any more.
  useLayoutEffect(() => {
    if (screen !== 'welcome') delete document.documentElement.dataset.route
  }, [screen])

  /** The second click of a double click that led here was meant for the screen before, not for what lies there now. */
  function dropStrayClick(event: MouseEvent) {
    if (event.detail > 1 && clicked.current !== key) {
      event.preventDefault()
      event.stopPropagation()
    } else clicked.current = key
  }

  let content = <ScreenSkeleton />
  if (Screen) content = <Screen id={id} query={query} />
  else if (error) content = <ScreenFailure error={error} />
  if (screen === 'recipe') content = <RecipeGate path={position.path}>{content}</RecipeGate>

  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      onClickCapture={dropStrayClick}
      className="mx-auto w-full max-w-page px-base pt-base pb-vast tablet:px-roomy"
    >
      <ErrorBoundary key={key}>{content}</ErrorBoundary>
    </main>
  )
}
