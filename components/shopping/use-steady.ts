import { useEffect, useState } from 'react'

/** Time for the click that follows the end of a press: on touch screens it is a task of its own. */
const CLICK_DELAY_MS = 300

/**
 * The value, which stays as it is while a pointer presses the element with `onPointerDown`: browsers drop the click of what
 * has moved since the press began.
 */
export function useSteady<T>(value: T) {
  const [pressed, setPressed] = useState<{ value: T }>()

  useEffect(() => {
    if (!pressed) return
    let timer: ReturnType<typeof setTimeout>
    const releaseAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(undefined), ms)
    }
    const onEnd = () => releaseAfter(CLICK_DELAY_MS)
    // Not at once: the click of a label is followed by that of its control.
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

  return { steady: pressed ? pressed.value : value, onPointerDown: () => setPressed({ value }) }
}
