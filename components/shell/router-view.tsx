import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'

import { ErrorBoundary } from '@/components/shell/error-boundary'
import { RecipeGate } from '@/components/shell/recipe-gate'
import { ScreenFailure } from '@/components/shell/screen-failure'
import { ScreenSkeleton } from '@/components/shell/screen-skeleton'
import { preloadScreen, preloadLikelyNext, useScreen } from '@/components/shell/screens'
import { useFocusOnNavigation } from '@/components/shell/use-focus-on-navigation'
import { useScrollPosition } from '@/components/shell/use-scroll-position'
import { usePosition } from '@/lib/router/navigation'
import { parseRoute, screenKeyOf } from '@/lib/router/routes'
import { isCatalogueId } from '@/lib/recipes/own/own-id'
import { whenIdle } from '@/lib/browser/idle'

// Requests the first screen before the page hydrates.
if (typeof window !== 'undefined') preloadScreen(parseRoute(location.hash.slice(1)).screen)

/** Shows the screen of the current route, restores scroll and focus, and preloads the screens that are likely next. */
export function RouterView() {
  const { path, step, arrival } = usePosition()
  const { screen, id, query } = parseRoute(path)
  const { Screen, loadFailure } = useScreen(screen)
  const main = useRef<HTMLElement>(null)
  const screenKey = screenKeyOf({ screen, id })
  const ignoreStrayClick = useStrayClickGuard(screenKey)

  useScrollPosition(step, screenKey, arrival)
  useFocusOnNavigation(main, { arrival, step, screenKey, content: Screen ?? loadFailure?.error })

  useEffect(() => whenIdle(() => preloadLikelyNext(screen)), [screen])

  // `data-route` hides the exported welcome page while another screen is loading.
  useLayoutEffect(() => {
    if (screen !== 'welcome') delete document.documentElement.dataset.route
  }, [screen])

  // The form of a copy shows a recipe of the catalogue, which is for signed-in visitors.
  const isCopy = screen === 'ownRecipes' && isCatalogueId(id)
  let content = <ScreenSkeleton />
  if (Screen) content = <Screen id={id} query={query} />
  else if (loadFailure) content = <ScreenFailure {...loadFailure} />
  if (screen === 'recipe' || isCopy) content = <RecipeGate path={path}>{content}</RecipeGate>

  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      onClickCapture={ignoreStrayClick}
      className="mx-auto w-full max-w-page px-base pt-base page-end tablet:px-roomy"
    >
      <ErrorBoundary key={screenKey} path={path}>
        {content}
      </ErrorBoundary>
    </main>
  )
}

/** Ignores the second click of a double click where the first one has changed the screen or what is under the pointer. */
function useStrayClickGuard(screenKey: string) {
  const lastClick = useRef<{ screenKey?: string; control?: Element | null }>({})
  return (event: MouseEvent) => {
    const control = controlAt(event.target)
    const last = lastClick.current
    const isOtherScreen = event.detail > 1 && last.screenKey !== screenKey
    const isOtherControl = event.detail === 2 && last.control !== control
    if (isOtherScreen || isOtherControl) {
      event.preventDefault()
      event.stopPropagation()
    } else lastClick.current = { screenKey, control }
  }
}

/** The control at the target of a click; a label counts as its control. */
function controlAt(target: EventTarget) {
  const control =
    target instanceof Element ? target.closest('a, button, input, label, summary, dialog') : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}
