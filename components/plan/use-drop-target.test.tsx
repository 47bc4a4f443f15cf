import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Dragged } from '@/components/plan/use-draggable'
import { useDropTarget } from '@/components/plan/use-drop-target'
import { until } from '@/testing/until'

vi.mock('@atlaskit/pragmatic-drag-and-drop/element/adapter', () => ({ dropTargetForElements: vi.fn() }))

function Day({ onDrop }: { onDrop: (dragged: Dragged) => void }) {
  const { ref } = useDropTarget<HTMLElement>(onDrop)
  return <section ref={ref} />
}

it('stays attached through renders and calls the latest onDrop', async () => {
  const detach = vi.fn()
  const attach = vi.mocked(dropTargetForElements).mockReturnValue(detach)
  const [firstOnDrop, latestOnDrop] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = render(<Day onDrop={firstOnDrop} />)
  await until(() => expect(attach).toHaveBeenCalledOnce())
  rerender(<Day onDrop={latestOnDrop} />)
  const [target] = attach.mock.lastCall ?? []
  act(() => target?.onDrop?.({ source: { data: { dragged: { mealId: 'meal-1' } } } } as never))
  expect(latestOnDrop).toHaveBeenCalledExactlyOnceWith({ mealId: 'meal-1' })
  expect(firstOnDrop).not.toHaveBeenCalled()
  expect(attach).toHaveBeenCalledOnce()
  expect(detach).not.toHaveBeenCalled()
  unmount()
  expect(detach).toHaveBeenCalledOnce()
})
