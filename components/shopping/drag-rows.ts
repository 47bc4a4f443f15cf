import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/**
 * Has the rows of a list be dragged by their `[data-handle]`; the row beneath is marked with `data-over`. Dropped on
 * another one, a row takes its place: `onMove` is told both. Returns what ends it.
 */
export function dragRows(list: HTMLElement, onMove: (from: number, to: number) => void): () => void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  return combine(
    ...rows.flatMap((element, place) => {
      const mark = (isOver: boolean) => element.toggleAttribute('data-over', isOver)
      return [
        draggable({ element, dragHandle: element.querySelector('[data-handle]') ?? undefined }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.element !== element && rows.includes(source.element),
          onDragEnter: () => mark(true),
          onDragLeave: () => mark(false),
          onDrop: ({ source }) => {
            mark(false)
            onMove(rows.indexOf(source.element), place)
          },
        }),
      ]
    }),
  )
}
