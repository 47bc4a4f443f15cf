/** Web Locks, which happy-dom lacks: one holder at a time, whoever asks for a free one only is turned away meanwhile. */
export function stubLocks() {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function request<T>(_name: string, ...rest: [LockOptions, Work<T>] | [Work<T>]): Promise<T> {
    const work = rest[rest.length - 1] as Work<T>
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as LockOptions) : {}
    if (ifAvailable && waiting > 0) return Promise.resolve(work(null))
    waiting++
    const done = last.then(() => work({} as Lock)).finally(() => waiting--)
    last = done.catch(() => {})
    return done
  }

  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

type Work<T> = (lock: Lock | null) => T | Promise<T>
