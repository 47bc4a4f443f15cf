/**
 * Attaches what is loaded apart, where what is wanted of it can be done without. Returns what detaches it, or keeps what
 * is still on its way from being attached.
 */
export function whenLoaded<T>(load: () => Promise<T>, attach: (loaded: T) => (() => void) | undefined) {
  let isOver = false
  let detach: (() => void) | undefined
  load().then(
    (loaded) => {
      if (!isOver) detach = attach(loaded)
    },
    () => {},
  )
  return () => {
    isOver = true
    detach?.()
  }
}
