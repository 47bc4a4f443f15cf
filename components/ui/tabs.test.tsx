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

function open(activation?: 'automatic' | 'manual') {
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
const openTab = () => screen.getByRole('tab', { selected: true }).textContent

describe('tabs', () => {
  it('name their list and tie the open tab to its panel', () => {
    open()
    expect(screen.getByRole('tablist', { name: 'Sections' })).toBeTruthy()
    const panel = screen.getByRole('tabpanel', { name: 'First' })
    expect(panel.textContent).toBe('Content of a')
    expect(tab('First').getAttribute('aria-controls')).toBe(panel.id)
    expect(tab('Second').hasAttribute('aria-controls')).toBe(false)
  })

  it('open on a click', async () => {
    const { user } = open()
    await user.click(tab('Second'))
    expect(openTab()).toBe('Second')
    expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('Content of b')
  })

  it('are one stop of the Tab key, followed by the panel', async () => {
    const { user } = open()
    await user.click(tab('Second'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(tab('Second'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(document.body)
  })
})

describe.each([undefined, 'automatic', 'manual'] as const)(
  'by keyboard, with the activation %s',
  (activation) => {
    const opensAtOnce = activation !== 'manual'

    it.each([
      ['{ArrowRight}', 'Second'],
      ['{ArrowDown}', 'Second'],
      ['{ArrowLeft}', 'Third'],
      ['{ArrowUp}', 'Third'],
      ['{End}', 'Third'],
      ['{ArrowRight}{ArrowRight}{ArrowRight}', 'First'],
      ['{End}{Home}', 'First'],
      ['{ArrowRight}{ArrowLeft}', 'First'],
    ])('%s leads to %s', async (keys, name) => {
      const { user } = open(activation)
      await user.tab()
      await user.keyboard(keys)
      expect(document.activeElement).toBe(tab(name))
      expect(openTab()).toBe(opensAtOnce ? name : 'First')
    })

    it('other keys do nothing', async () => {
      const { user, onSelect } = open(activation)
      await user.tab()
      await user.keyboard('xя{Escape}{PageDown}')
      expect(document.activeElement).toBe(tab('First'))
      expect(onSelect).not.toHaveBeenCalled()
    })
  },
)

it.each(['{Enter}', ' '])('manual tabs open by %j', async (key) => {
  const { user, onSelect } = open('manual')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(onSelect).not.toHaveBeenCalled()
  await user.keyboard(key)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('b')
  expect(openTab()).toBe('Second')
})
