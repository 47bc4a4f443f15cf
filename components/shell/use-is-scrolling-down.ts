import { useEffect, useState } from 'react'

import { getViewport } from '@/lib/browser/viewport'

/** A finger trembles: less than this is no scrolling. */
const TREMBLE_PX = 8
/** About the header's own height: above that it is always there. */
const TOP_PX = 64

/** Whether the visitor reads on downwards and needs the header's room; the first move up wants it back. */
export function useIsScrollingDown() {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    let last = getViewport().top
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < TREMBLE_PX) return
      last = scrollY
      setIsAway(moved > 0 && scrollY > TOP_PX)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isAway
}
