/**
 * Stubs the Web Locks API, which happy-dom lacks. All names share one exclusive lock; a request with `ifAvailable` gets
 * null while it is held.
 */
export function stubLocks() {
  let pending = 0
  let last: Promise<unknown> = Promise.resolve()

  function request<T>(_name: string, ...rest: [LockOptions, Callback<T>] | [Callback<T>]): Promise<T> {
    const callback = rest[rest.length - 1] as Callback<T>
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as LockOptions) : {}
    if (ifAvailable && pending > 0) return Promise.resolve(callback(null))
    pending++
    const result = last.then(() => callback({} as Lock)).finally(() => pending--)
    last = result.catch(() => {})
    return result
  }

  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

type Callback<T> = (lock: Lock | null) => T | Promise<T>
