const onServer = typeof window === 'undefined'

const read = () => ({ width: innerWidth, height: innerHeight, top: scrollY })

let viewport = onServer ? { width: 0, height: 0, top: 0 } : read()

if (!onServer)
  for (const type of ['scroll', 'resize'])
    addEventListener(type, () => void (viewport = read()), { passive: true })

/**
 * The window's `width` and `height`, and how far the page is scrolled from its `top`, all in pixels, as of the last event
 * that changed them: read while a screen is being put together, the browser would lay out a page that nobody sees.
 */
export const getViewport = () => viewport
