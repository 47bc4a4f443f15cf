/**
 * Loads an optional module and attaches it once it has loaded; a failure to load is ignored. Returns a function that
 * detaches it, or prevents a pending load from attaching.
 */
export function whenLoaded<T>(load: () => Promise<T>, attach: (loaded: T) => (() => void) | undefined) {
  let isCancelled = false
  let detach: (() => void) | undefined
  load().then(
    (loaded) => {
      if (!isCancelled) detach = attach(loaded)
    },
    () => {},
  )
  return () => {
    isCancelled = true
    detach?.()
  }
}
