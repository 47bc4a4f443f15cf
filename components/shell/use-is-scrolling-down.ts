import { useEffect, useState } from 'react'

import { getViewport } from '@/lib/browser/viewport'

/** Smaller movements of a finger do not count as scrolling. */
const MIN_DISTANCE_PX = 8
/** About the height of the header, which is always shown above this position. */
const TOP_PX = 64

/** Whether the user has last scrolled down, away from the top of the page, so that the header can hide. */
export function useIsScrollingDown() {
  const [isScrollingDown, setIsScrollingDown] = useState(false)
  useEffect(() => {
    let lastTop = getViewport().top
    const onScroll = () => {
      const distance = scrollY - lastTop
      if (Math.abs(distance) < MIN_DISTANCE_PX) return
      lastTop = scrollY
      setIsScrollingDown(distance > 0 && scrollY > TOP_PX)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isScrollingDown
}
