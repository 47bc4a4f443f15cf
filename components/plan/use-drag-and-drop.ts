import { useEffect, useRef, useState } from 'react'

/**
 * Meals are dragged from day to day. The library for that is loaded apart, after the screen; without it there is the
 * way by «Изменить», which keyboards take.
 */

const loadAdapter = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')
type Adapter = Awaited<ReturnType<typeof loadAdapter>>

/** Runs `attach` once the library is there, and what it gives when it is over. */
function whenLoaded(attach: (adapter: Adapter) => () => void) {
  let isOver = false
  let detach = () => {}
  loadAdapter().then(
    (adapter) => {
      if (!isOver) detach = attach(adapter)
    },
    () => {},
  )
  return () => {
    isOver = true
    detach()
  }
}

/** For the element of a meal. */
export function useDraggable<E extends HTMLElement>(
  mealId: string,
  onDragging: (isDragged: boolean) => void,
) {
  const ref = useRef<E>(null)
  useEffect(
    () =>
      whenLoaded(({ draggable }) =>
        ref.current
          ? draggable({
              element: ref.current,
              getInitialData: () => ({ mealId }),
              onDragStart: () => onDragging(true),
              onDrop: () => onDragging(false),
            })
          : () => {},
      ),
    [mealId, onDragging],
  )
  return ref
}

/** For the element of a day; `onDrop` is told which meal was let go over it. */
export function useDropTarget<E extends HTMLElement>(onDrop: (mealId: string) => void) {
  const ref = useRef<E>(null)
  const [isOver, setOver] = useState(false)
  useEffect(
    () =>
      whenLoaded(({ dropTargetForElements }) =>
        ref.current
          ? dropTargetForElements({
              element: ref.current,
              onDragEnter: () => setOver(true),
              onDragLeave: () => setOver(false),
              onDrop: ({ source }) => {
                setOver(false)
                if (typeof source.data.mealId === 'string') onDrop(source.data.mealId)
              },
            })
          : () => {},
      ),
    [onDrop],
  )
  return { ref, isOver }
}
