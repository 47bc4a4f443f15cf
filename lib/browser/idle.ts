/**
 * Runs the callback when the browser is idle, after 3 s at the latest; returns a function that cancels it. Falls back to a
 * timeout of 500 ms in Safari, which has no `requestIdleCallback`.
 */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, 500)
  return () => clearTimeout(timer)
}
