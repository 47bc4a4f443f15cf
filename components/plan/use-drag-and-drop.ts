import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { whenLoaded } from '@/lib/browser/when-loaded'

/** The library is a chunk of its own, loaded after the screen; the keyboard alternative is «Изменить». */
const loadAdapter = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

/** Makes the element of a meal draggable; returns its ref. */
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

/** Makes the element of a day a drop target; `onDrop` gets the id of the dropped meal. */
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
