import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useDropTarget } from '@/components/plan/use-drag-and-drop'

vi.mock('@atlaskit/pragmatic-drag-and-drop/element/adapter', () => ({ dropTargetForElements: vi.fn() }))

function Day({ onDrop }: { onDrop: (mealId: string) => void }) {
  const { ref } = useDropTarget<HTMLElement>(onDrop)
  return <section ref={ref} />
}

it('stays where meals are let go while it is drawn anew, and tells who listens by then', async () => {
  const detach = vi.fn()
  const attach = vi.mocked(dropTargetForElements).mockReturnValue(detach)
  const [before, now] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = render(<Day onDrop={before} />)
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce())
  rerender(<Day onDrop={now} />)
  const [target] = attach.mock.lastCall ?? []
  act(() => target?.onDrop?.({ source: { data: { mealId: 'meal-1' } } } as never))
  expect(now).toHaveBeenCalledExactlyOnceWith('meal-1')
  expect(before).not.toHaveBeenCalled()
  expect(attach).toHaveBeenCalledOnce()
  expect(detach).not.toHaveBeenCalled()
  unmount()
  expect(detach).toHaveBeenCalledOnce()
})
