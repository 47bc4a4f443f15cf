import { afterEach, describe, expect, it, vi } from 'vitest'

import { withLock } from '@/lib/browser/locks'

const stub = (request: LockManager['request']) => vi.stubGlobal('navigator', { locks: { request } })

afterEach(() => vi.unstubAllGlobals())

describe('what one tab at a time may do', () => {
  it('is done here where the browser refuses its locks, as it does where a site may store nothing', async () => {
    const work = vi.fn(() => 'done')
    stub(() => Promise.reject(new DOMException('Access to the Locks API is denied in this context.')))
    await expect(withLock('order', work)).resolves.toBe('done')
    expect(work).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('is not done again where it has failed itself', async () => {
    const work = vi.fn(() => Promise.reject(new Error('no network')))
    stub(((_name: string, _options: LockOptions, run: LockGrantedCallback<unknown>) =>
      run({ name: 'order', mode: 'exclusive' })) as LockManager['request'])
    await expect(withLock('order', work)).rejects.toThrow('no network')
    expect(work).toHaveBeenCalledOnce()
  })
})
