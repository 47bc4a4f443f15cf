import { useEffect, useState } from 'react'

/** Time for the click to follow the end of a press: touch screens fire it in a later task. */
const CLICK_DELAY_MS = 300

/**
 * Returns the value, unchanged while a pointer presses the element with `onPointerDown`: a browser fires no click on an
 * element that has moved since the press began.
 */
export function useStableDuringPress<T>(value: T) {
  const [pressed, setPressed] = useState<{ value: T }>()

  useEffect(() => {
    if (!pressed) return
    let timer: ReturnType<typeof setTimeout>
    const releaseAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(undefined), ms)
    }
    const onEnd = () => releaseAfter(CLICK_DELAY_MS)
    // The click of a label is followed by the click of its control, so the value is released after both.
    const onClick = () => releaseAfter(0)
    addEventListener('pointerup', onEnd)
    addEventListener('pointercancel', onEnd)
    addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerup', onEnd)
      removeEventListener('pointercancel', onEnd)
      removeEventListener('click', onClick)
    }
  }, [pressed])

  return { stable: pressed ? pressed.value : value, onPointerDown: () => setPressed({ value }) }
}
