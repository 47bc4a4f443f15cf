import { useEffect, useLayoutEffect } from 'react'

import { type Arrival, isRevisit } from '@/lib/router/navigation'
import { getViewport } from '@/lib/browser/viewport'

/** Scroll positions by step of the history; kept over a reload for as long as the browser tab lives. */
const positions = new Map<number, number>()
const STORAGE_KEY = 'scroll'
const RESTORE_WITHIN_MS = 5000

function readStored() {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(stored)) return
    for (const [step, top] of stored)
      if (typeof step === 'number' && typeof top === 'number') positions.set(step, top)
  } catch {
    // Nothing to restore: the page starts at its top.
  }
}

function writeStored() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]))
  } catch {
    // The position is a comfort; without a storage it lasts until the reload.
  }
}

// A new visit in the same tab counts its steps anew.
if (isRevisit) readStored()

/** Starts a new screen at its top and brings Back, Forward and a reload to where the visitor was. */
export function useScrollPosition(step: number, screen: string, arrival: Arrival) {
  useEffect(() => {
    addEventListener('pagehide', writeStored)
    return () => removeEventListener('pagehide', writeStored)
  }, [])

  useLayoutEffect(() => {
    const stopRestoring = begin(step, arrival)
    const remember = () => void positions.set(step, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => {
      stopRestoring()
      removeEventListener('scroll', remember)
    }
    // How one arrived belongs to the step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step, screen])
}

/** Returns what ends it. */
function begin(step: number, arrival: Arrival) {
  // The page may have been scrolled in its first look.
  if (arrival === 'load' && !positions.has(step)) positions.set(step, getViewport().top)
  const top = positions.get(step) ?? 0
  // Where a page that has just been loaded is anyway.
  if (arrival === 'load' && top === 0) return () => {}
  if (arrival !== 'step') return restore(top)
  // At its top already, the page fires no scroll event, and the position of an earlier screen at this step would stay.
  positions.set(step, 0)
  scrollTo(0, 0)
  return () => {}
}

/** Scrolls to a position as soon as the page is tall enough, unless the visitor scrolls first. */
function restore(top: number) {
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    inputs.forEach((input) => removeEventListener(input, stop))
  }
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return
    scrollTo(0, top)
    stop()
  })
  const timer = setTimeout(stop, RESTORE_WITHIN_MS)
  inputs.forEach((input) => addEventListener(input, stop, { passive: true }))
  scrollTo(0, top)
  observer.observe(document.body)
  return stop
}
