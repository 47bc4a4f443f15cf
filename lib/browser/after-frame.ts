const LIMIT_MS = 200

/**
 * Runs the callback after the next frame is painted, at the latest before the next key press is handled: the key is meant
 * for the new screen. Returns a function that cancels it.
 */
export function afterFrame(callback: () => void): () => void {
  // A background tab paints no frames.
  const timers = [setTimeout(run, LIMIT_MS)]
  // A timer set in a frame callback fires after the paint.
  const frame = requestAnimationFrame(() => timers.push(setTimeout(run)))
  addEventListener('keydown', run, true)

  function cancel() {
    cancelAnimationFrame(frame)
    timers.forEach(clearTimeout)
    removeEventListener('keydown', run, true)
  }

  function run() {
    cancel()
    callback()
  }

  return cancel
}
