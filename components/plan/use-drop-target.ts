import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type Dragged, loadAdapter } from '@/components/plan/use-draggable'
import { whenLoaded } from '@/lib/browser/when-loaded'

/** Makes the element of a meal of a day a drop target; `onDrop` gets what is dropped. */
export function useDropTarget<E extends HTMLElement>(onDrop: (dragged: Dragged) => void) {
  const ref = useRef<E>(null)
  const [isOver, setOver] = useState(false)
  const onDropped = useEffectEvent(onDrop)
  useEffect(
    () =>
      whenLoaded(loadAdapter, ({ dropTargetForElements }) =>
        ref.current
          ? dropTargetForElements({
              element: ref.current,
              onDragEnter: () => setOver(true),
              onDragLeave: () => setOver(false),
              onDrop: ({ source }) => {
                setOver(false)
                onDropped(source.data.dragged as Dragged)
              },
            })
          : undefined,
      ),
    [],
  )
  return { ref, isOver }
}
