import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, FIRST_PART_LENGTH, type callAddress, fetchWithRetry } from '@/lib/api/fetch-json'
import { failWith, type Responder, respondInParts, respondWith, stubApi } from '@/testing/api'
import { fakeTime } from '@/testing/time'
import { until } from '@/testing/until'

const start = new Date(2026, 0, 1).getTime()
const unplugged: Responder = () => Promise.reject(new TypeError('Failed to fetch'))
const asIs = (answer: unknown) => answer

/** The time of each attempt in milliseconds since the call, and the result or error. */
async function attempts(respond: Responder, parse: (answer: unknown) => unknown = asIs) {
  const times: number[] = []
  stubApi((path) => {
    times.push(Date.now() - start)
    return respond(path)
  })
  const ended = fetchWithRetry('shop', parse).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { times, ended: await ended }
}

beforeEach(() => {
  fakeTime()
  vi.setSystemTime(start)
})

describe('fetchWithRetry', () => {
  it('reports an id that is too long for a URL as missing, without a request', async () => {
    const api = stubApi()
    await expect(fetchWithRetry(`selected/${'x'.repeat(200_000)}`, asIs)).rejects.toMatchObject({
      isMissing: true,
    })
    expect(api.calls).toEqual([])
  })

  it('fetches from the API host and passes the answer to parse', async () => {
    const api = stubApi(respondWith([{ id: 'salt' }]))
    await expect(
      fetchWithRetry('selected', (answer) => [answer], { query: { page: 2, limit: 3 } }),
    ).resolves.toEqual([[{ id: 'salt' }]])
    expect(api.calls).toEqual(['selected?page=2&limit=3'])
  })

  it('retries after 0.5 s and after another 1.5 s when the connection fails', async () => {
    const { times, ended } = await attempts(unplugged)
    expect(times).toEqual([0, 500, 2000])
    expect(ended).toBeInstanceOf(ApiError)
    expect(ended).toMatchObject({ failure: 'network', status: undefined, isMissing: false })
  })

  it('does not retry while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { times, ended } = await attempts(unplugged)
    expect(times).toEqual([0])
    expect(ended).toMatchObject({ name: 'ApiError', failure: 'offline' })
  })

  it.each([500, 503, 403, 429])('retries twice after status %i', async (status) => {
    const { times, ended } = await attempts(failWith(status))
    expect(times).toHaveLength(3)
    expect(ended).toMatchObject({ name: 'ApiError', failure: 'status', status, isMissing: false })
  })

  it.each([
    [400, false],
    [404, true],
  ])('does not retry after status %i', async (status, isMissing) => {
    const { times, ended } = await attempts(failWith(status))
    expect(times).toEqual([0])
    expect(ended).toMatchObject({ name: 'ApiError', failure: 'status', status, isMissing })
  })

  it.each(['<!doctype html>', '', '{"count":', 'undefined'])(
    'fails when the answer is %j, which is not JSON',
    async (text) => {
      const { times, ended } = await attempts(() => new Response(text))
      expect(times).toHaveLength(3)
      expect(ended).toMatchObject({ name: 'ApiError', failure: 'shape' })
    },
  )

  it('retries twice when parse throws an ApiError', async () => {
    const failure = new ApiError('shape', 'no list')
    const { times, ended } = await attempts(respondWith({}), () => {
      throw failure
    })
    expect(times).toHaveLength(3)
    expect(ended).toBe(failure)
  })

  it('rethrows any other error of parse at once', async () => {
    const error = new TypeError('x is not a function')
    const { times, ended } = await attempts(respondWith({}), () => {
      throw error
    })
    expect(times).toEqual([0])
    expect(ended).toBe(error)
  })

  it('returns the answer of the first attempt that succeeds', async () => {
    const answers = [failWith(500), unplugged, respondWith('here')]
    const { times, ended } = await attempts((path) => answers.shift()?.(path) ?? unplugged(path))
    expect(times).toEqual([0, 500, 2000])
    expect(ended).toBe('here')
  })
})

describe('fetchWithRetry with onFirstPart', () => {
  const text = 'ё'.repeat(200_000)

  it('passes on the beginning of a long answer and reads the rest when onFirstPart resolves', async () => {
    // Cuts a character of two bytes in half.
    const { respond, sendRest } = respondInParts(text, 300_002)
    stubApi(respond)
    const beginnings: string[] = []
    let resolveFirstPart = () => {}
    const onFirstPart = (beginning: string) => {
      beginnings.push(beginning)
      return new Promise<void>((resolve) => (resolveFirstPart = resolve))
    }
    let isSettled = false
    const call = fetchWithRetry('shop', asIs, { onFirstPart }).finally(() => (isSettled = true))
    await until(() => expect(beginnings).toHaveLength(1))
    sendRest()
    await vi.advanceTimersByTimeAsync(1000)
    expect(isSettled).toBe(false)
    resolveFirstPart()
    const answer = await call
    // `toBe` would print both texts on failure.
    expect(answer === text && beginnings.length === 1).toBe(true)
    expect(beginnings[0] === `"${'ё'.repeat(FIRST_PART_LENGTH - 1)}`).toBe(true)
  })

  it('does not call onFirstPart for a short answer', async () => {
    stubApi(respondWith('ё'.repeat(1000)))
    const onFirstPart = vi.fn()
    await fetchWithRetry('shop', asIs, { onFirstPart })
    expect(onFirstPart).not.toHaveBeenCalled()
  })

  it('retries when a long answer breaks off', async () => {
    const answers = [respondInParts(text, 300_000), respondInParts(text, 500_000)]
    const [broken, whole] = answers
    stubApi(() => answers.shift()?.respond() ?? new Response('"?"'))
    whole?.sendRest()
    const call = fetchWithRetry('shop', asIs, { onFirstPart: async () => broken?.fail() })
    await vi.runAllTimersAsync()
    expect((await call) === text).toBe(true)
    expect(answers).toEqual([])
  })
})

describe('the timeout of 10 s', () => {
  /** Stubs a `fetch` that responds late and, as in browsers, rejects when it is aborted. */
  function stubSlowFetch(answer: (signal: AbortSignal) => Promise<unknown>) {
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return answer(signal)
    })
    return signals
  }

  const untilAborted = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  it('aborts each attempt that gets no response', async () => {
    const signals = stubSlowFetch(untilAborted)
    const ended = fetchWithRetry('shop', asIs).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signals[0]?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(signals).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000 + 1500 + 10_000)
    await expect(ended).resolves.toMatchObject({ name: 'ApiError', failure: 'timeout' })
    expect(signals).toHaveLength(3)
  })

  it('aborts a response whose body does not arrive', async () => {
    stubSlowFetch((signal) => Promise.resolve({ ok: true, text: () => untilAborted(signal) }))
    const ended = fetchWithRetry('shop', asIs).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    await expect(ended).resolves.toMatchObject({ name: 'ApiError', failure: 'timeout' })
  })

  it('does not affect an answer within it', async () => {
    stubApi(async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 9_000))
      return respondWith(path)(path)
    })
    const ended = fetchWithRetry('shop', asIs)
    await vi.runAllTimersAsync()
    await expect(ended).resolves.toBe('shop')
  })
})

describe('callAddress', () => {
  const addressWith = async (host: string, ...call: Parameters<typeof callAddress>) => {
    vi.stubEnv('NEXT_PUBLIC_API_HOST', host)
    vi.resetModules()
    const { callAddress } = await import('@/lib/api/fetch-json')
    vi.unstubAllEnvs()
    return callAddress(...call)
  }

  it.each<[string, string, Parameters<typeof callAddress>]>([
    ['https://api.example.com', 'https://api.example.com/api/shop', ['shop']],
    ['https://example.com/v1/', 'https://example.com/v1/api/selected/soups', ['selected/soups']],
    [
      'http://localhost:4000',
      'http://localhost:4000/api/selected?page=2&limit=3',
      ['selected', { page: 2, limit: 3 }],
    ],
    ['', '/tasty/api/shop.json', ['shop']],
    ['', '/tasty/api/selected.json', ['selected', { page: 2, limit: 3 }]],
    ['', '/tasty/api/selected/soups.json', ['selected/soups']],
    ['', '/tasty/api/selected/borscht/category.json', ['selected/borscht/category']],
  ])('with the API host %j returns %s', async (host, expected, call) => {
    expect(await addressWith(host, ...call)).toBe(expected)
  })
})
