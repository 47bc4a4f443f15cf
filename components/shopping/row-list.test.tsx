import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RowList } from '@/components/shopping/row-list'
import { getPosition, navigate } from '@/lib/router/navigation'
import { observedElements } from '@/testing/intersection-observer'
import { traverseTo } from '@/testing/navigation'

let setPrinting: (isPrinting: boolean) => void

beforeEach(() => {
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  setPrinting = (matches) => {
    media.matches = matches
    act(() => void media.dispatchEvent(new Event('change')))
  }
})

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Продукт ${index + 1}`)

const list = (rows: string[], heading?: string) => (
  <RowList heading={heading} rows={rows}>
    {(title) => <li key={title}>{title}</li>}
  </RowList>
)

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('RowList', () => {
  it('renders all rows of a short list without observing them', () => {
    render(list(titles(100), 'Овощи'))
    expect(shown()).toEqual(titles(100))
    expect(screen.getAllByRole('list', { name: 'Овощи' })).toHaveLength(1)
    expect(observedElements).toEqual([])
  })

  it('renders groups of a long list near the viewport, in their order', () => {
    render(list(titles(1000)))
    const first = shown()
    expect(first.length).toBeLessThan(300)
    expect(first).toEqual(titles(first.length))
    observedElements[1]?.notify(true)
    const withSecondGroup = shown()
    expect(withSecondGroup.length).toBeGreaterThan(first.length)
    expect(withSecondGroup).toEqual(titles(withSecondGroup.length))
    observedElements[0]?.notify(false, 700)
    expect(shown()).toEqual(titles(withSecondGroup.length).slice(first.length))
    expect(observedElements[0]?.element.getAttribute('style')).toBe('height: 700px;')
    for (const group of observedElements) group.notify(true)
    expect(shown()).toEqual(titles(1000))
  })

  it('renders all rows of a long list for printing', () => {
    render(list(titles(1000)))
    const before = shown()
    setPrinting(true)
    expect(shown()).toEqual(titles(1000))
    setPrinting(false)
    expect(shown()).toEqual(before)
  })

  it('does not remount rows when others are removed, even when few are left', () => {
    const { rerender } = render(list(titles(150)))
    for (const group of observedElements) group.notify(true)
    const [second] = screen.getAllByRole('listitem').slice(1)
    rerender(list(titles(150).slice(1, 60)))
    expect(shown()).toEqual(titles(60).slice(1))
    expect(screen.getAllByRole('listitem')[0]).toBe(second)
  })

  it('restores on Back which groups of each list were rendered, also of two lists without a heading', () => {
    const lists = [titles(1000).slice(0, 500), titles(1000).slice(500)].map((rows, index) => (
      <div key={index}>{list(rows)}</div>
    ))
    navigate('/myshoplist')
    const { step } = getPosition()
    const { unmount } = render(lists)
    observedElements[0]?.notify(false, 700)
    const before = shown()
    expect(before[0]).toBe('Продукт 501')
    unmount()
    navigate('/shop')
    traverseTo('#/myshoplist', step)
    render(lists)
    expect(shown()).toEqual(before)
  })
})
