import { useSyncExternalStore } from 'react'

import { afterFrame } from '@/lib/browser/after-frame'
import { withGrowth } from '@/lib/router/card-transition'
import { present } from '@/lib/router/present-path'
import { paths } from '@/lib/router/routes'

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

/** Whether the page was loaded at an entry of the history that the app knows: by a reload, or by Back from elsewhere. */
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

/** Whether the present entry was opened over the one before it. */
const isOver = () => history.state?.over === true

/** Past Next's own versions of these methods, which would have its router render everything anew. */
function write(method: 'pushState' | 'replaceState', step: number, url?: string, over = false) {
  try {
    History.prototype[method].call(history, over ? { step, over } : { step }, '', url)
  } catch (error) {
    // Safari refuses more than a hundred in half a minute, as when a letter is held down: then only the address lags.
    if (!(error instanceof DOMException)) throw error
  }
}

/** Writes what `navigate` has to; it takes the browser more than a millisecond, and waits until the screen is seen. */
let waiting: (() => void) | undefined

function writeWaiting() {
  waiting?.()
  waiting = undefined
}

function onHistoryChange() {
  // It belongs to an entry that has just been left.
  waiting = undefined
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
  present.path = next.path
  const move = { from, to: next.path, isTraversal: next.arrival === 'traverse' }
  withGrowth(move, () => listeners.forEach((listener) => listener()))
}

if (!onServer) {
  history.scrollRestoration = 'manual'
  // Marked as well, the entry that the visit began with: coming back to it is no new step.
  write('replaceState', position.step, undefined, isOver())
  // Next, once it has rendered, writes the address that it began with: a step made meanwhile would be undone.
  history.replaceState = () => {}
  // Next reloads the page for history entries that it did not make. This page has one Next route only, so its
  // router needs to hear of none; registered before hydration, this listener comes first.
  addEventListener('popstate', (event) => {
    event.stopImmediatePropagation()
    onHistoryChange()
  })
  // Before a link makes an entry of its own.
  addEventListener('click', writeWaiting, { capture: true })
}

/** Has the listener called after each change of the position; returns what ends that. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The present position, for what does not follow it. */
export const getPosition = () => position

/** The present position; on the server and while hydrating, the welcome page. */
export function usePosition() {
  return useSyncExternalStore(subscribe, getPosition, () => serverPosition)
}

/** How the present screen was reached, without the rest of its position. */
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
  writeWaiting()
  const step = replace ? position.step : position.step + 1
  const staysOver = over || (replace && isOver())
  waiting = () => write(replace ? 'replaceState' : 'pushState', step, `#${path}`, staysOver)
  afterFrame(writeWaiting)
  move({ path, step, arrival: 'step' })
}

/** The longest that a step back takes; one that has led nowhere by then, as within an embedded page, may be asked for again. */
const BACK_MS = 1000

/** The position that a step back on its way leads from. */
let leaving: Position | undefined

/** The browser takes its time: asked once more from the same position meanwhile, it would go two steps. */
function stepBack() {
  if (leaving === position) return
  leaving = position
  setTimeout(() => (leaving = undefined), BACK_MS)
  history.back()
}

/** One step back inside the app; with none to go back to, the category list. */
export function goBack() {
  writeWaiting()
  if (position.step > 0) stepBack()
  else navigate(paths.categories, { replace: true })
}

/** Leaves for the path that the present one was opened over: by one step back, or in place where it was not. */
export function leave(path: string) {
  writeWaiting()
  if (isOver()) stepBack()
  else navigate(path, { replace: true })
}
