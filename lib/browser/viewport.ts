const onServer = typeof window === 'undefined'

const read = () => ({ width: innerWidth, height: innerHeight, top: scrollY })

let viewport = onServer ? { width: 0, height: 0, top: 0 } : read()

if (!onServer)
  for (const type of ['scroll', 'resize'])
    addEventListener(type, () => void (viewport = read()), { passive: true })

/**
 * The window's `width` and `height` and the scroll offset `top`, in pixels, as of the last scroll or resize event. Reading
 * them from the window while a screen renders would force a layout.
 */
export const getViewport = () => viewport
