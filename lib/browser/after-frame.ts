const LIMIT_MS = 200

/**
 * Calls back once the visitor sees what has been drawn, before the next key at the latest: that is meant for the new
 * screen already. Returns what cancels it.
 */
export function afterFrame(callback: () => void): () => void {
  // A tab that is not seen makes no frames.
  const timers = [setTimeout(run, LIMIT_MS)]
  // A timer that is set while a frame is being made runs when it has been drawn.
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
