import { useEffect, useState } from 'react'

import { getPosition } from '@/lib/router/navigation'

/** Values by step of the history and name; like scroll positions, they last as long as the page. */
const kept = new Map<string, unknown>()

/**
 * State that Back and Forward find as it was left; a new step begins with the initial value. `name` tells the values of
 * one screen apart.
 */
export function useHistoryState<T>(name: string, initial: T) {
  const [{ step, arrival }] = useState(getPosition)
  const key = `${step} ${name}`
  const state = useState(() => (arrival === 'traverse' && kept.has(key) ? (kept.get(key) as T) : initial))
  const [value] = state
  useEffect(() => void kept.set(key, value), [key, value])
  return state
}
