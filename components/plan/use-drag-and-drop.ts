import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { whenLoaded } from '@/lib/browser/when-loaded'

/**
 * Meals are dragged from day to day. The library for that is loaded apart, after the screen; without it there is the
 * way by «Изменить», which keyboards take.
 */

const loadAdapter = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

/** For the element of a meal. */
export function useDraggable<E extends HTMLElement>(
  mealId: string,
  onDragging: (isDragged: boolean) => void,
) {
  const ref = useRef<E>(null)
  useEffect(
    () =>
      whenLoaded(loadAdapter, ({ draggable }) =>
        ref.current
          ? draggable({
              element: ref.current,
              getInitialData: () => ({ mealId }),
              onDragStart: () => onDragging(true),
              onDrop: () => onDragging(false),
            })
          : undefined,
      ),
    [mealId, onDragging],
  )
  return ref
}

/** For the element of a day; `onDrop` is told which meal was let go over it. */
export function useDropTarget<E extends HTMLElement>(onDrop: (mealId: string) => void) {
  const ref = useRef<E>(null)
  const [isOver, setOver] = useState(false)
  const onMeal = useEffectEvent(onDrop)
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
                if (typeof source.data.mealId === 'string') onMeal(source.data.mealId)
              },
            })
          : undefined,
      ),
    [],
  )
  return { ref, isOver }
}
