import { useEffect, useRef } from 'react'

/** Returns a ref to an element whose height is kept in a CSS property of its owner while both are there. */
export function useHeightProperty(property: string, ownerOf: (element: HTMLElement) => HTMLElement | null) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = ref.current
    const owner = element && ownerOf(element)
    if (!owner) return
    const observer = new ResizeObserver(() => owner.style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      owner.style.removeProperty(property)
    }
  }, [property, ownerOf])

  return ref
}
