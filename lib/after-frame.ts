const LIMIT_MS = 200

/** Calls back once the visitor sees what has been drawn; returns what cancels it. */
export function afterFrame(callback: () => void): () => void {
  // A timer that is set while a frame is being made runs when it has been drawn.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(callback)
  })
  // A tab that is not seen makes no frames.
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    callback()
  }, LIMIT_MS)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
