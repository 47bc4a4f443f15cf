import { useSyncExternalStore } from 'react'

import { withCardTransition } from '@/lib/router/card-transition'
import { isolateHistory, writeHistory } from '@/lib/router/next-guard'
import { paths } from '@/lib/router/routes'

/**
 * The hash router. The path is `location.hash`; each history entry stores in `history.state.step` how many steps inside
 * the app lie before it.
 */

/** How the current screen was reached: by loading the page, by a new history entry, or by Back and Forward. */
export type Arrival = 'load' | 'step' | 'traverse'

type Position = { path: string; step: number; arrival: Arrival }

const onServer = typeof window === 'undefined'
const serverPosition: Position = { path: '/', step: 0, arrival: 'load' }
const listeners = new Set<() => void>()

/** Whether the page was loaded at an existing history entry: by a reload, or by Back from another site. */
export const isRevisit = !onServer && storedStep() !== undefined

let position = onServer ? serverPosition : { ...serverPosition, path: currentPath(), step: storedStep() ?? 0 }

function currentPath() {
  const path = location.hash.replace(/^#?\/*/, '')
  return `/${path}`
}

function storedStep(): number | undefined {
  const step: unknown = history.state?.step
  return typeof step === 'number' ? step : undefined
}

/** Whether the current entry was opened over the previous one (see `leave`). */
const isOver = () => history.state?.over === true

function write(method: 'pushState' | 'replaceState', step: number, url?: string, over = false) {
  try {
    writeHistory(method, over ? { step, over } : { step }, url)
  } catch (error) {
    // Safari rejects more than 100 writes in 30 s, for example while a key repeats. Only the address falls behind then.
    if (!(error instanceof DOMException)) throw error
  }
}

function onHistoryChange() {
  const stored = storedStep()
  const arrival = stored === undefined ? 'step' : 'traverse'
  const path = currentPath()
  // A link to the current address adds no entry: the browser replaces the current one by an entry without state.
  const step = stored ?? (path === position.path ? position.step : position.step + 1)
  if (stored === undefined) write('replaceState', step)
  move({ path, step, arrival })
}

function move(next: Position) {
  if (next.path === position.path && next.step === position.step) return
  const from = position.path
  position = next
  const move = { from, to: next.path, isTraversal: next.arrival === 'traverse' }
  withCardTransition(move, () => listeners.forEach((listener) => listener()))
}

if (!onServer) {
  history.scrollRestoration = 'manual'
  // The first entry gets a step as well, so that Back to it is recognized as a traversal.
  write('replaceState', position.step, undefined, isOver())
  isolateHistory(onHistoryChange)
}

/** Calls the listener after each change of the position; returns the unsubscribe function. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current position, without subscribing to it. */
export const getPosition = () => position

/** The current position; on the server and during hydration that of the welcome page. */
export function usePosition() {
  return useSyncExternalStore(subscribe, getPosition, () => serverPosition)
}

/** How the current screen was reached. */
export function useArrival() {
  return useSyncExternalStore(
    subscribe,
    () => position.arrival,
    () => serverPosition.arrival,
  )
}

/** Navigates to a path of `paths`: adds a history entry, or replaces the current one. `over` marks the entry for `leave`. */
export function navigate(path: string, { replace = false, over = false } = {}) {
  if (path === position.path && !replace) return
  const step = replace ? position.step : position.step + 1
  const staysOver = over || (replace && isOver())
  write(replace ? 'replaceState' : 'pushState', step, `#${path}`, staysOver)
  move({ path, step, arrival: 'step' })
}

/** After this time `stepBack` works again although the browser has not arrived: inside an iframe it may never arrive. */
const BACK_TIMEOUT_MS = 1000

/** The position from which a step back is pending. */
let leaving: Position | undefined
let backTimer: ReturnType<typeof setTimeout> | undefined

/** Goes one entry back; further calls before the browser arrives there do nothing. */
function stepBack() {
  if (leaving === position) return
  leaving = position
  clearTimeout(backTimer)
  backTimer = setTimeout(() => (leaving = undefined), BACK_TIMEOUT_MS)
  history.back()
}

/** Goes one entry back inside the app; from the first entry to the category list. */
export function goBack() {
  if (position.step > 0) stepBack()
  else navigate(paths.categories, { replace: true })
}

/** Returns to the path that the current entry was opened over: one entry back, or by replacing one that was opened directly. */
export function leave(path: string) {
  if (isOver()) stepBack()
  else navigate(path, { replace: true })
}
