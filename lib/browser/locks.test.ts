import { afterEach, describe, expect, it, vi } from 'vitest'

import { withLock } from '@/lib/browser/locks'

const stubRequest = (request: LockManager['request']) => vi.stubGlobal('navigator', { locks: { request } })

afterEach(() => vi.unstubAllGlobals())

describe('withLock', () => {
  it('runs the task without a lock when the browser rejects the request, as where storage is forbidden', async () => {
    const task = vi.fn(() => 'done')
    stubRequest(() => Promise.reject(new DOMException('Access to the Locks API is denied in this context.')))
    await expect(withLock('order', task)).resolves.toBe('done')
    expect(task).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('does not run a task again that has failed itself', async () => {
    const task = vi.fn(() => Promise.reject(new Error('no network')))
    stubRequest(((_name: string, _options: LockOptions, run: LockGrantedCallback<unknown>) =>
      run({ name: 'order', mode: 'exclusive' })) as LockManager['request'])
    await expect(withLock('order', task)).rejects.toThrow('no network')
    expect(task).toHaveBeenCalledOnce()
  })
})
