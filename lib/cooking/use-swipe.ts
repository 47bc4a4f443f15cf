import { type PointerEvent, useRef } from 'react'

/** Shorter is a tap that trembled. */
const LEAST_PX = 48

type SwipeHandlers = { onBackward: () => void; onForward: () => void }

/**
 * Swipes of a finger or a pen across an element that leaves up and down to the browser (`touch-pan-y`): to the left is
 * forward, as pages turn.
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
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < 2 * Math.abs(along)) return
      if (across < 0) onForward()
      else onBackward()
    },
    // The browser takes the gesture for its own: it scrolls.
    onPointerCancel: () => {
      start.current = null
    },
  }
}
