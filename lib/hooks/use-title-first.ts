import { useEffect, useState } from 'react'

import { getPosition } from '@/lib/navigation'

const LIMIT_MS = 200

/**
 * Whether the frame with the new screen's title has been drawn, and the rest may come: the sooner something of the screen
 * is seen where the rest is long. At once where the page begins with the screen, and by Back, which finds it as it was.
 */
export function useTitleFirst(): boolean {
  const [isDrawn, setDrawn] = useState(() => getPosition().arrival !== 'step')

  useEffect(() => {
    if (isDrawn) return
    const show = () => setDrawn(true)
    // A timer that is set while a frame is being made runs when it has been drawn.
    const frame = requestAnimationFrame(() => setTimeout(show))
    // A tab that is not seen makes no frames.
    const timer = setTimeout(show, LIMIT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDrawn])

  return isDrawn
}
