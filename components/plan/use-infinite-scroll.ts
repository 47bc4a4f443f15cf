import { useEffect, useRef, useState } from 'react'

/** The number of items shown at first, and added each time the end of the list comes into view. */
const PAGE_SIZE = 12

/** For a list of `count` items: `limit` of them are to be shown, and more when the element of the ref `end` comes into view. */
export function useInfiniteScroll(count: number) {
  const [limit, setLimit] = useState(PAGE_SIZE)
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || limit >= count) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setLimit(limit + PAGE_SIZE)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [limit, count])

  return { limit, end }
}
