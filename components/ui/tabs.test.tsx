import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Tabs } from '@/components/ui/tabs'

const tabs = [
  { key: 'a', label: 'First' },
  { key: 'b', label: 'Second' },
  { key: 'c', label: 'Third' },
]

function renderTabs(activation?: 'automatic' | 'manual') {
  const onSelect = vi.fn()
  function Sample() {
    const [selected, setSelected] = useState('a')
    const select = (key: string) => {
      onSelect(key)
      setSelected(key)
    }
    return (
      <Tabs label="Sections" tabs={tabs} selected={selected} onSelect={select} activation={activation}>
        Content of {selected}
      </Tabs>
    )
  }
  render(<Sample />)
  return { user: userEvent.setup(), onSelect }
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('has a named tab list and links the selected tab to its panel', () => {
    renderTabs()
    expect(screen.getByRole('tablist', { name: 'Sections' })).toBeTruthy()
    const panel = screen.getByRole('tabpanel', { name: 'First' })
    expect(panel.textContent).toBe('Content of a')
    expect(tab('First').getAttribute('aria-controls')).toBe(panel.id)
    expect(tab('Second').hasAttribute('aria-controls')).toBe(false)
  })

  it('selects a tab on click', async () => {
    const { user } = renderTabs()
    await user.click(tab('Second'))
    expect(selectedTab()).toBe('Second')
    expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('Content of b')
  })

  it('is a single tab stop, which the panel follows', async () => {
    const { user } = renderTabs()
    await user.click(tab('Second'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(tab('Second'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(document.body)
  })
})

it('shows its columns beside each other while the first one is selected', () => {
  const columns = [
    { key: 'a', content: 'Content of a' },
    { key: 'b', content: 'Content of b' },
  ]
  const { rerender } = render(
    <Tabs label="Sections" tabs={tabs} selected="a" onSelect={() => {}} columns={columns} />,
  )
  expect(screen.getByText('Content of b').dataset.column).toBe('true')
  rerender(<Tabs label="Sections" tabs={tabs} selected="b" onSelect={() => {}} columns={columns} />)
  expect(screen.getByText('Content of a').dataset.column).toBe('false')
  expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('Content of b')
})

describe.each([undefined, 'automatic', 'manual'] as const)(
  'Tabs by keyboard, with activation %s',
  (activation) => {
    const isAutomatic = activation !== 'manual'

    it.each([
      ['{ArrowRight}', 'Second'],
      ['{ArrowDown}', 'Second'],
      ['{ArrowLeft}', 'Third'],
      ['{ArrowUp}', 'Third'],
      ['{End}', 'Third'],
      ['{ArrowRight}{ArrowRight}{ArrowRight}', 'First'],
      ['{End}{Home}', 'First'],
      ['{ArrowRight}{ArrowLeft}', 'First'],
    ])('%s focuses %s', async (keys, name) => {
      const { user } = renderTabs(activation)
      await user.tab()
      await user.keyboard(keys)
      expect(document.activeElement).toBe(tab(name))
      expect(selectedTab()).toBe(isAutomatic ? name : 'First')
    })

    it('ignores other keys', async () => {
      const { user, onSelect } = renderTabs(activation)
      await user.tab()
      await user.keyboard('xя{Escape}{PageDown}')
      expect(document.activeElement).toBe(tab('First'))
      expect(onSelect).not.toHaveBeenCalled()
    })
  },
)

it.each(['{Enter}', ' '])('with manual activation selects a tab with %j', async (key) => {
  const { user, onSelect } = renderTabs('manual')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(onSelect).not.toHaveBeenCalled()
  await user.keyboard(key)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('b')
  expect(selectedTab()).toBe('Second')
})
