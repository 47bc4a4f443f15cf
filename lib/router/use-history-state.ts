import { useEffect, useState } from 'react'

import { getPosition } from '@/lib/router/navigation'

/** Values by history entry and name. They live as long as the page, like scroll positions. */
const storedValues = new Map<string, unknown>()

/** `useState` per history entry: Back and Forward restore the value. `name` must be unique within the screen. */
export function useHistoryState<T>(name: string, initial: T) {
  const [{ step, arrival }] = useState(getPosition)
  const key = `${step} ${name}`
  const state = useState(() =>
    arrival === 'traverse' && storedValues.has(key) ? (storedValues.get(key) as T) : initial,
  )
  const [value] = state
  useEffect(() => void storedValues.set(key, value), [key, value])
  return state
}
