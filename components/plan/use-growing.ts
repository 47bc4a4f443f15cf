import { useEffect, useRef, useState } from 'react'

/** The number of items at first, and of those that are added at a time. */
const PAGE = 12

/** For a long list that shows more items whenever its end comes into view. `end` is the ref of an element at its end. */
export function useGrowing(count: number) {
  const [limit, setLimit] = useState(PAGE)
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || limit >= count) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setLimit(limit + PAGE)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [limit, count])

  return { limit, end }
}
