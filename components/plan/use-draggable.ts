import { useEffect, useEffectEvent, useRef } from 'react'

import { whenLoaded } from '@/lib/browser/when-loaded'
import type { Dish } from '@/lib/plan/dishes'

/** The library is a chunk of its own, loaded after the screen: without it, the sheets of a dish and of a meal do the same. */
export const loadAdapter = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

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
