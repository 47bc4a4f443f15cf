import { type PointerEvent, useRef } from 'react'

/** Minimum length of a swipe; a shorter movement is a tap. */
const MIN_SWIPE_PX = 48

type SwipeHandlers = { onBackward: () => void; onForward: () => void }

/**
 * Pointer handlers for horizontal swipes by touch or pen; a swipe to the left is forward. The element needs `touch-pan-y`,
 * which leaves vertical panning to the browser.
 */
export function useSwipe({ onBackward, onForward }: SwipeHandlers) {
  const start = useRef<{ id: number; x: number; y: number }>(null)

  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const [across, along] = [clientX - from.x, clientY - from.y]
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(along)) return
      if (across < 0) onForward()
      else onBackward()
    },
    // The browser has taken over the gesture and scrolls.
    onPointerCancel: () => {
      start.current = null
    },
  }
}
