import { beforeEach, describe, expect, it, vi } from 'vitest'

import { showToast, useToastsStore } from '@/lib/feedback/toasts-store'
import { toastMessages } from '@/testing/app'

const toasts = () => useToastsStore.getState().toasts

beforeEach(() => useToastsStore.setState({ toasts: [] }))

describe('toasts store', () => {
  it('keeps toasts in the order in which they were shown', () => {
    for (const message of ['first', 'second', 'third']) showToast({ type: 'info', message })
    expect(toastMessages()).toEqual(['first', 'second', 'third'])
  })

  it('puts toasts with priority first', () => {
    showToast({ type: 'info', message: 'usual' })
    showToast({ type: 'error', message: 'urgent', priority: true })
    showToast({ type: 'info', message: 'usual again' })
    showToast({ type: 'error', message: 'more urgent', priority: true })
    expect(toastMessages()).toEqual(['more urgent', 'urgent', 'usual', 'usual again'])
  })

  it('has a default timeout of five seconds and no priority', () => {
    showToast({ type: 'success', message: 'saved' })
    expect(toasts()).toEqual([
      { id: expect.any(Number) as number, type: 'success', message: 'saved', timeOut: 5000, priority: false },
    ])
  })

  it('keeps all options of a toast', () => {
    const options = {
      type: 'warning' as const,
      title: 'Title',
      message: 'message',
      timeOut: 100,
      onClick: vi.fn(),
      action: 'Undo',
      priority: true,
    }
    showToast(options)
    expect(toasts()).toEqual([{ ...options, id: expect.any(Number) as number }])
  })

  it('removes one toast at a time, also of two with the same message', () => {
    const first = showToast({ type: 'info', message: 'same' })
    showToast({ type: 'info', message: 'same' })
    const [, second] = toasts()
    expect(second?.id).not.toBe(first)
    useToastsStore.getState().remove(first)
    expect(toasts()).toEqual([second])
    useToastsStore.getState().remove(-1)
    expect(toasts()).toEqual([second])
  })
})
