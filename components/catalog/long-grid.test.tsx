import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { LongGrid } from '@/components/catalog/long-grid'
import { navigate } from '@/lib/router/navigation'
import { observedElements } from '@/testing/intersection-observer'

function setWindow(sizes: { innerWidth?: number; innerHeight?: number; scrollY?: number }) {
  for (const [name, px] of Object.entries(sizes)) vi.stubGlobal(name, px)
  dispatchEvent(new Event('resize'))
}

// Wide enough for five cards side by side.
beforeEach(() => setWindow({ innerWidth: 1600 }))

const items = (count: number) => Array.from({ length: count }, (_, index) => `Рецепт ${index + 1}`)

const show = (count: number) =>
  render(
    <LongGrid shape="card" items={items(count)}>
      {(item) => (
        <li key={item}>
          <button type="button">{item}</button>
        </li>
      )}
    </LongGrid>,
  )

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const section = (index: number) => observedElements[index] ?? { element: document.body, notify: () => {} }

describe('LongGrid', () => {
  it('renders a short list as a whole, without an observer', () => {
    show(60)
    expect(shown()).toHaveLength(60)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(observedElements).toEqual([])
  })

  it('renders the first section of a long list, and others when they come near the viewport', () => {
    show(10_000)
    expect(shown()).toEqual(items(60))
    section(1).notify(true)
    expect(shown()).toEqual(items(120))
    section(0).notify(false, 1234)
    expect(shown()).toEqual(items(120).slice(60))
    expect(section(0).element.getAttribute('style')).toBe('height: 1234px;')
    expect(section(2).element.getAttribute('style')).toBe('height: var(--section-height);')
    section(166).notify(true)
    expect(shown().at(-1)).toBe('Рецепт 10000')
  })

  it('renders a shorter first section on phones', () => {
    setWindow({ innerWidth: 412 })
    show(60)
    expect(shown()).toEqual(items(24))
    section(2).notify(true)
    expect(shown()).toEqual([...items(24), ...items(60).slice(48)])
  })

  it.each([
    ['at first renders what fits into the window', 0, 18],
    ['renders everything at once if the visitor has already scrolled', 300, 24],
  ])('%s on page load', (_what, scrolled, count) => {
    setWindow({ innerHeight: 640, scrollY: scrolled })
    const counts: number[] = []
    const Counted = ({ item }: { item: string }) => {
      useLayoutEffect(() => void counts.push(shown().length), [])
      return <li>{item}</li>
    }
    render(
      <LongGrid shape="card" items={items(24)}>
        {(item) => <Counted key={item} item={item} />}
      </LongGrid>,
    )
    expect(counts[0]).toBe(count)
    expect(shown()).toEqual(items(24))
  })

  it('forces no layout on page load', () => {
    const reads = (['innerHeight', 'scrollY'] as const).map((name) => vi.spyOn(window, name, 'get'))
    show(200)
    for (const read of reads) expect(read).not.toHaveBeenCalled()
  })

  it('keeps the section that has the focus', () => {
    show(200)
    screen.getByRole('button', { name: 'Рецепт 7' }).focus()
    section(0).notify(false)
    expect(document.activeElement?.textContent).toBe('Рецепт 7')
  })

  it('rerenders a list that becomes short', () => {
    const { rerender } = show(200)
    section(3).notify(true)
    rerender(
      <LongGrid shape="card" items={['Один']}>
        {(item) => <li key={item}>{item}</li>}
      </LongGrid>,
    )
    expect(shown()).toEqual(['Один'])
  })

  it('is restored by Back and starts at its top in a new history entry', () => {
    navigate('/selected_category/long')
    const { unmount } = show(200)
    section(1).notify(true)
    section(0).notify(false, 700)
    unmount()
    navigate('/elsewhere', { replace: true })
    act(() => {
      History.prototype.replaceState.call(history, history.state, '', '#/selected_category/long')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    const again = show(200)
    expect(shown()).toEqual(items(120).slice(60))
    again.unmount()
    navigate('/selected_category/long?new')
    show(200)
    expect(shown()).toEqual(items(60))
  })
})
