import { useSyncExternalStore } from 'react'

import { withCardTransition } from '@/lib/router/card-transition'
import { isolateHistory, writeHistory } from '@/lib/router/next-guard'
import { paths } from '@/lib/router/routes'

/**
 * The hash router. The path is `location.hash`; each history entry stores in `history.state.step` how many steps inside
 * the app lie before it.
 */

/** How the present screen was reached: by loading the page, by a new step, or by Back and Forward. */
export type Arrival = 'load' | 'step' | 'traverse'

type Position = { path: string; step: number; arrival: Arrival }

const onServer = typeof window === 'undefined'
const serverPosition: Position = { path: '/', step: 0, arrival: 'load' }
const listeners = new Set<() => void>()

/** Whether the page was loaded at a history entry of the app: by a reload, or by Back from another site. */
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

/** Whether the present entry was opened over the one before it, see `leave`. */
const isOver = () => history.state?.over === true

function write(method: 'pushState' | 'replaceState', step: number, url?: string, over = false) {
  try {
    writeHistory(method, over ? { step, over } : { step }, url)
  } catch (error) {
    // Safari refuses more than 100 writes in 30 s, for example while a key is held down: then only the address lags.
    if (!(error instanceof DOMException)) throw error
  }
}

function onHistoryChange() {
  const stored = storedStep()
  const arrival = stored === undefined ? 'step' : 'traverse'
  const path = currentPath()
  // A link to the present address adds no entry: the browser replaces the present one by an entry without a state.
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
  // The entry that the visit started with is marked too: coming back to it is no new step.
  write('replaceState', position.step, undefined, isOver())
  isolateHistory(onHistoryChange)
}

/** Calls the listener after each change of the position; returns the unsubscribe function. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The present position, without subscribing to it. */
export const getPosition = () => position

/** The present position; on the server and while hydrating that of the welcome page. */
export function usePosition() {
  return useSyncExternalStore(subscribe, getPosition, () => serverPosition)
}

/** How the present screen was reached. */
export function useArrival() {
  return useSyncExternalStore(
    subscribe,
    () => position.arrival,
    () => serverPosition.arrival,
  )
}

/** Goes to a path of `paths`: a new step, or in place of the present one; `over` the present one, for `leave`. */
export function navigate(path: string, { replace = false, over = false } = {}) {
  if (path === position.path && !replace) return
  const step = replace ? position.step : position.step + 1
  const staysOver = over || (replace && isOver())
  write(replace ? 'replaceState' : 'pushState', step, `#${path}`, staysOver)
  move({ path, step, arrival: 'step' })
}

/** After this time a step back that has not arrived may be asked for again: within an embedded page none arrives. */
const BACK_TIMEOUT_MS = 1000

/** The position that the pending step back leaves. */
let leaving: Position | undefined

/** Goes one step back, however often it is called from the same position before the browser arrives there. */
function stepBack() {
  if (leaving === position) return
  leaving = position
  setTimeout(() => (leaving = undefined), BACK_TIMEOUT_MS)
  history.back()
}

/** Goes one step back inside the app; from the first entry to the category list. */
export function goBack() {
  if (position.step > 0) stepBack()
  else navigate(paths.categories, { replace: true })
}

/** Goes to the path that the present one was opened over: one step back, or in its place where it was opened directly. */
export function leave(path: string) {
  if (isOver()) stepBack()
  else navigate(path, { replace: true })
}
