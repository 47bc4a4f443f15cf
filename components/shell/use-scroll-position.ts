import { useEffect, useLayoutEffect } from 'react'

import { type Arrival, isRevisit } from '@/lib/router/navigation'
import { readTabValue, writeTabText } from '@/lib/browser/tab-storage'
import { getViewport } from '@/lib/browser/viewport'

/** Scroll positions in pixels by history step; session storage keeps them over a reload. */
const positions = new Map<number, number>()
const STORAGE_KEY = 'scroll'
/** After this time the page is not expected to grow any more. */
const RESTORE_TIMEOUT_MS = 5000
/** The position that the page is still too short for; the browser's nearest one must not replace it. */
let pending: number | undefined

function readStored() {
  const stored = readTabValue(STORAGE_KEY)
  for (const entry of Array.isArray(stored) ? stored : []) {
    const [step, top] = Array.isArray(entry) ? entry : []
    if (typeof step === 'number' && typeof top === 'number') positions.set(step, top)
  }
}

const writeStored = () => writeTabText(STORAGE_KEY, JSON.stringify([...positions]))

// A new visit in the same tab starts again at step 0.
if (isRevisit) readStored()

/** Scroll restoration: a new screen starts at the top; Back, Forward and a reload restore the position. */
export function useScrollPosition(step: number, screen: string, arrival: Arrival) {
  useEffect(() => {
    addEventListener('pagehide', writeStored)
    return () => removeEventListener('pagehide', writeStored)
  }, [])

  useLayoutEffect(() => {
    const stopRestoring = setInitialPosition(step, arrival)
    const savePosition = () => void positions.set(step, pending ?? scrollY)
    addEventListener('scroll', savePosition, { passive: true })
    return () => {
      stopRestoring()
      removeEventListener('scroll', savePosition)
    }
    // `arrival` changes only together with `step`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step, screen])
}

/** Returns a function that stops the restoration. */
function setInitialPosition(step: number, arrival: Arrival) {
  // The user may have scrolled before hydration.
  if (arrival === 'load' && !positions.has(step)) positions.set(step, getViewport().top)
  const top = positions.get(step) ?? 0
  // A page that has just loaded is at the top already, and `scrollTo` would force a layout.
  if (arrival === 'load' && top === 0) return () => {}
  if (arrival !== 'step') return restore(top)
  // A page that is at the top already fires no scroll event, which would leave the position of an earlier screen.
  positions.set(step, 0)
  scrollTo(0, 0)
  return () => {}
}

/** Scrolls to the position as soon as the page is tall enough, unless the user interacts first. */
function restore(top: number) {
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const stop = () => {
    pending = undefined
    observer.disconnect()
    clearTimeout(timer)
    inputs.forEach((input) => removeEventListener(input, stop))
  }
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return
    scrollTo(0, top)
    stop()
  })
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS)
  inputs.forEach((input) => addEventListener(input, stop, { passive: true }))
  pending = top
  scrollTo(0, top)
  observer.observe(document.body)
  return stop
}
