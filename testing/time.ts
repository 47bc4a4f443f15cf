import { vi } from 'vitest'

/** Puts the clock into the test's hands, for `AbortSignal.timeout` too, which fake timers leave alone. */
export function fakeTime() {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    const abort = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'))
    setTimeout(abort, milliseconds)
    return controller.signal
  })
}
