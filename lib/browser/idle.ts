/** Calls back when the browser has nothing better to do; returns what cancels it. Safari has no idle callback. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, 500)
  return () => clearTimeout(timer)
}
