import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  emptyState,
  openTab,
  sampleKeys,
  stubStorage,
  texts,
  values,
  writeInAnotherTab,
} from '@/testing/storage-tab'
import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

describe('a write in another tab', () => {
  it.each(sampleKeys)('updates the store of the key %s', async (key) => {
    const tab = await openTab()
    writeInAnotherTab(key, texts[key])
    expect(tab.state()[key]).toEqual(values[key])
    writeInAnotherTab(key, null)
    expect(tab.state()).toEqual(emptyState)
  })

  it.each(sampleKeys)('does not make this tab write the key %s again', async (key) => {
    await openTab()
    const write = vi.fn()
    writeInAnotherTab(key, texts[key])
    stubStorage({ setItem: write, removeItem: write })
    dispatchEvent(new StorageEvent('storage', { key, newValue: texts[key] }))
    expect(write).not.toHaveBeenCalled()
  })
})
