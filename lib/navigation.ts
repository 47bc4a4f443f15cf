import { useSyncExternalStore } from 'react'

import { paths } from '@/lib/routes'
import { withTransition } from '@/lib/view-transition'

/**
 * The hash router, on the platform: the path is `location.hash`, each entry of the history remembers how many
 * steps inside the app lie before it (`history.state.step`), and listeners hear of every change once.
 */

/** How the present screen was reached: on page load, by a new step, or by Back and Forward. */
export type Arrival = 'load' | 'step' | 'traverse'

type Position = { path: string; step: number; arrival: Arrival }

const onServer = typeof window === 'undefined'
const serverPosition: Position = { path: '/', step: 0, arrival: 'load' }
const listeners = new Set<() => void>()

let position = onServer ? serverPosition : { ...serverPosition, path: currentPath(), step: storedStep() ?? 0 }

function currentPath() {
  const path = location.hash.replace(/^#?\/*/, '')
  return `/${path}`
}

function storedStep(): number | undefined {
  const step: unknown = history.state?.step
  return typeof step === 'number' ? step : undefined
}

/** Past Next's own versions of these methods, which would have its router render everything anew. */
function write(method: 'pushState' | 'replaceState', step: number, url?: string) {
  History.prototype[method].call(history, { step }, '', url)
}

function onHistoryChange() {
  const stored = storedStep()
  const arrival = stored === undefined ? 'step' : 'traverse'
  const path = currentPath()
  // A link to the present address adds no entry: browsers put its entry, without a state, in place of the present one.
  const step = stored ?? (path === position.path ? position.step : position.step + 1)
  if (stored === undefined) write('replaceState', step)
  move({ path, step, arrival })
}

function move(next: Position) {
  if (next.path === position.path && next.step === position.step) return
  const from = position.path
  position = next
  const move = { from, to: next.path, isTraversal: next.arrival === 'traverse' }
  withTransition(move, () => listeners.forEach((listener) => listener()))
}

if (!onServer) {
  history.scrollRestoration = 'manual'
  // Marked as well, the entry that the visit began with: coming back to it is no new step.
  write('replaceState', position.step)
  // Next reloads the page for history entries that it did not make. This page has one Next route only, so its
  // router needs to hear of none; registered before hydration, this listener comes first.
  addEventListener('popstate', (event) => {
    event.stopImmediatePropagation()
    onHistoryChange()
  })
  addEventListener('hashchange', onHistoryChange)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The present position; on the server and while hydrating, the welcome page. */
export function usePosition() {
  return useSyncExternalStore(
    subscribe,
    () => position,
    () => serverPosition,
  )
}

/** Goes to a path of `paths`: a new step, or in place of the present one. */
export function navigate(path: string, { replace = false } = {}) {
  if (path === position.path && !replace) return
  const step = replace ? position.step : position.step + 1
  write(replace ? 'replaceState' : 'pushState', step, `#${path}`)
  move({ path, step, arrival: 'step' })
}

/** One step back inside the app; with none to go back to, the category list. */
export function goBack() {
  if (position.step > 0) history.back()
  else navigate(paths.categories, { replace: true })
}
