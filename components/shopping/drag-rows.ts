import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/**
 * Makes the rows of a list draggable by their `[data-handle]`; the drop target has the attribute `data-over`. Calls
 * `onMove` with the indexes of the dragged row and of the target. Returns a function that detaches all listeners.
 */
export function dragRows(list: HTMLElement, onMove: (from: number, to: number) => void): () => void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  return combine(
    ...rows.flatMap((element, index) => {
      const setOver = (isOver: boolean) => element.toggleAttribute('data-over', isOver)
      return [
        draggable({ element, dragHandle: element.querySelector('[data-handle]') ?? undefined }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.element !== element && rows.includes(source.element),
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop: ({ source }) => {
            setOver(false)
            onMove(rows.indexOf(source.element), index)
          },
        }),
      ]
    }),
  )
}
