import { expect, it, vi } from 'vitest'

import { whenLoaded } from '@/lib/browser/when-loaded'

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('attaches what has been loaded, until it is over', async () => {
  const detach = vi.fn()
  const attach = vi.fn(() => detach)
  const end = whenLoaded(() => Promise.resolve('library'), attach)
  await settled()
  expect(attach).toHaveBeenCalledExactlyOnceWith('library')
  expect(detach).not.toHaveBeenCalled()
  end()
  expect(detach).toHaveBeenCalledOnce()
})

it('attaches nothing that comes when it is over, or never', async () => {
  const attach = vi.fn(() => undefined)
  whenLoaded(() => Promise.resolve('library'), attach)()
  whenLoaded(() => Promise.reject(new Error('offline')), attach)
  await settled()
  expect(attach).not.toHaveBeenCalled()
})
