/**
 * Keeps Next's router off a page whose routes are hashes. The app is one Next page, so that router has nothing to do here,
 * but by itself it would:
 * - render everything anew after `history.pushState`, which it patches: `writeHistory` calls the browser's own method;
 * - write the address that it started with after its first render, which undoes a step made meanwhile;
 * - reload the page at `popstate` for history entries that it did not make;
 * - set the title of the exported page again, later than the app sets the title of the screen.
 */

type HistoryMethod = 'pushState' | 'replaceState'

/** Writes a history entry without Next's router noticing. Throws what the browser throws. */
export function writeHistory(method: HistoryMethod, state: object, url?: string) {
  History.prototype[method].call(history, state, '', url)
}

/** Takes over `popstate` and disables Next's own writes. It has to run before hydration, to be the first listener. */
export function isolateHistory(onPopState: () => void) {
  history.replaceState = () => {}
  addEventListener('popstate', (event) => {
    event.stopImmediatePropagation()
    onPopState()
  })
}

/** Sets the document's title and restores it when it changes, except for a prefix; returns a function that releases it. */
export function holdDocumentTitle(title: string): () => void {
  document.title = title
  const observer = new MutationObserver(() => {
    if (!document.title.endsWith(title)) document.title = title
  })
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
