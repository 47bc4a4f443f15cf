import type { Metric } from 'web-vitals'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '@/testing/until'

const listeners = vi.hoisted(() => new Map<string, (metric: Metric) => void>())
vi.mock('web-vitals', () => {
  const watch = (name: string) => (listener: (metric: Metric) => void) => void listeners.set(name, listener)
  return { onCLS: watch('CLS'), onINP: watch('INP'), onLCP: watch('LCP'), onTTFB: watch('TTFB') }
})

const beacon = vi.fn<(url: string, text: string) => boolean>()

/** Simulates a measurement of web-vitals. */
const measure = (name: string, value: number) =>
  listeners.get(name)?.({ name, value, rating: 'good' } as Metric)

async function startWith(url: string) {
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_VITALS_URL', url)
  const { startReporting } = await import('@/lib/monitoring/report')
  startReporting()
}

beforeEach(() => {
  listeners.clear()
  beacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.unstubAllEnvs()
})

describe('watchVitals', () => {
  it('reports metrics with the screen that the page was opened on, at most ten', async () => {
    location.hash = '#/selected_recipe/borscht/'
    await startWith('https://reports.example/vitals')
    await until(() => expect(listeners.size).toBe(4))
    location.hash = '#/shop'
    measure('LCP', 1234.56789)
    measure('CLS', 0.01)
    expect(beacon.mock.calls).toEqual([
      ['https://reports.example/vitals', '{"name":"LCP","value":1234.568,"rating":"good","screen":"recipe"}'],
      ['https://reports.example/vitals', '{"name":"CLS","value":0.01,"rating":"good","screen":"recipe"}'],
    ])
    for (let count = 0; count < 20; count++) measure('INP', count)
    expect(beacon).toHaveBeenCalledTimes(10)
  })

  it('measures nothing without the setting', async () => {
    await startWith('')
    await vi.dynamicImportSettled()
    expect(listeners.size).toBe(0)
  })
})
