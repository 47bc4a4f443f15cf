import { vi } from 'vitest'

/** Installs fake timers, including `AbortSignal.timeout`, which Vitest does not fake. */
export function fakeTime() {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    const abort = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'))
    setTimeout(abort, milliseconds)
    return controller.signal
  })
}
