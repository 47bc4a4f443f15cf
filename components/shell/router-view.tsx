import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'

import { ErrorBoundary } from '@/components/shell/error-boundary'
import { RecipeGate } from '@/components/shell/recipe-gate'
import { ScreenFailure } from '@/components/shell/screen-failure'
import { ScreenSkeleton } from '@/components/shell/screen-skeleton'
import { preloadScreen, preloadLikelyNext, useScreen } from '@/components/shell/screens'
import { useScrollPosition } from '@/components/shell/use-scroll-position'
import { afterFrame } from '@/lib/browser/after-frame'
import { usePosition } from '@/lib/router/navigation'
import { parseRoute } from '@/lib/router/routes'
import { whenIdle } from '@/lib/browser/idle'

// The screen that the visit begins with is on its way before the page has come to life.
if (typeof window !== 'undefined') preloadScreen(parseRoute(location.hash.slice(1)).screen)

/** Shows the screen that the address asks for, moves the focus to its heading, and fetches ahead what may follow. */
export function RouterView() {
  const position = usePosition()
  const { screen, id, query } = parseRoute(position.path)
  const { Screen, loadFailure } = useScreen(screen)
  const main = useRef<HTMLElement>(null)
  const clicked = useRef<{ key?: string; control?: Element | null }>({})
  const key = `${screen}/${id}`

  useScrollPosition(position.step, key, position.arrival)

  useLayoutEffect(() => {
    const focus = () => main.current?.querySelector('h1')?.focus({ preventScroll: true })
    // The browser would lay out the new screen for it, and then once more for the frame.
    if (position.arrival === 'step') return afterFrame(focus)
    // By Back before the effects of the screen, so that what it shows next finds the focus where it belongs.
    if (position.arrival === 'traverse') focus()
    // Only a change of the screen moves the focus: not a change of the query, such as opening a tab.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, position.step, Screen, loadFailure?.error])

  useEffect(() => whenIdle(() => preloadLikelyNext(screen)), [screen])

  // The page hydrates as the welcome page; once another screen stands in its place it need not hide any more.
  useLayoutEffect(() => {
    if (screen !== 'welcome') delete document.documentElement.dataset.route
  }, [screen])

  /**
   * The second click of a double click that led here was meant for the screen before, not for what lies there now; nor was
   * it for the row that moved up, or for the dialog that opened.
   */
  function dropStrayClick(event: MouseEvent) {
    const control = controlAt(event.target)
    const { key: before, control: first } = clicked.current
    if ((event.detail > 1 && before !== key) || (event.detail === 2 && first !== control)) {
      event.preventDefault()
      event.stopPropagation()
    } else clicked.current = { key, control }
  }

  let content = <ScreenSkeleton />
  if (Screen) content = <Screen id={id} query={query} />
  else if (loadFailure) content = <ScreenFailure {...loadFailure} />
  if (screen === 'recipe') content = <RecipeGate path={position.path}>{content}</RecipeGate>

  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      onClickCapture={dropStrayClick}
      className="mx-auto w-full max-w-page px-base pt-base pb-vast tablet:px-roomy"
    >
      <ErrorBoundary key={key} path={position.path}>
        {content}
      </ErrorBoundary>
    </main>
  )
}

/** What a click presses; a label and what it is for are one. */
function controlAt(target: EventTarget) {
  const near = target instanceof Element ? target.closest('a, button, input, label, summary, dialog') : null
  return near instanceof HTMLLabelElement ? (near.control ?? near) : near
}
