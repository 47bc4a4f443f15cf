import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { whenLoaded } from '@/lib/browser/when-loaded'
import type { Dish } from '@/lib/plan/dishes'

/** The library is a chunk of its own, loaded after the screen: without it, the sheets of a dish and of a meal do the same. */
const loadAdapter = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

/** A planned meal, or a dish that is not planned yet. */
export type Dragged = { mealId: string } | { dish: Dish }

/** Makes the element of a meal or a dish draggable; returns its ref. */
export function useDraggable<E extends HTMLElement>(
  dragged: Dragged,
  onDragging: (isDragged: boolean) => void,
) {
  const ref = useRef<E>(null)
  const getDragged = useEffectEvent(() => dragged)
  useEffect(
    () =>
      whenLoaded(loadAdapter, ({ draggable }) =>
        ref.current
          ? draggable({
              element: ref.current,
              getInitialData: () => ({ dragged: getDragged() }),
              onDragStart: () => onDragging(true),
              onDrop: () => onDragging(false),
            })
          : undefined,
      ),
    [onDragging],
  )
  return ref
}

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
