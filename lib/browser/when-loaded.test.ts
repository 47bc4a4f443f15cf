import { describe, expect, it, vi } from 'vitest'

import { whenLoaded } from '@/lib/browser/when-loaded'

const allSettled = () => new Promise((resolve) => setTimeout(resolve))

describe('whenLoaded', () => {
  it('attaches the loaded module until it is detached', async () => {
    const detach = vi.fn()
    const attach = vi.fn(() => detach)
    const end = whenLoaded(() => Promise.resolve('library'), attach)
    await allSettled()
    expect(attach).toHaveBeenCalledExactlyOnceWith('library')
    expect(detach).not.toHaveBeenCalled()
    end()
    expect(detach).toHaveBeenCalledOnce()
  })

  it('attaches nothing that loads after cancellation or fails to load', async () => {
    const attach = vi.fn(() => undefined)
    whenLoaded(() => Promise.resolve('library'), attach)()
    whenLoaded(() => Promise.reject(new Error('offline')), attach)
    await allSettled()
    expect(attach).not.toHaveBeenCalled()
  })
})
