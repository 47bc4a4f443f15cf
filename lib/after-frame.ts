const LIMIT_MS = 200

/** Calls back once the visitor sees what has been drawn; returns what cancels it. */
export function afterFrame(callback: () => void): () => void {
  // A tab that is not seen makes no frames.
  const timers = [setTimeout(run, LIMIT_MS)]
  // A timer that is set while a frame is being made runs when it has been drawn.
  const frame = requestAnimationFrame(() => timers.push(setTimeout(run)))

  function cancel() {
    cancelAnimationFrame(frame)
    timers.forEach(clearTimeout)
  }

  function run() {
    cancel()
    callback()
  }

  return cancel
}

/** As `afterFrame`, but before the next key at the latest: that is meant for the new screen already. */
export function afterFrameOrByKey(callback: () => void): () => void {
  const cancelFrame = afterFrame(run)
  addEventListener('keydown', run, true)

  function cancel() {
    cancelFrame()
    removeEventListener('keydown', run, true)
  }

  function run() {
    cancel()
    callback()
  }

  return cancel
}
