import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, FIRST_PART_LENGTH, type callAddress, fetchWithRetry } from '@/lib/api/fetch-json'
import { inParts, refusing, type Responder, stubApi, telling } from '@/testing/api'
import { fakeTime } from '@/testing/time'

const start = new Date(2026, 0, 1).getTime()
const unplugged: Responder = () => Promise.reject(new TypeError('Failed to fetch'))
const asIs = (answer: unknown) => answer

/** Each attempt's time in milliseconds since the call, and how it ended. */
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

describe('request', () => {
  it('does not ask for an id that no address can hold', async () => {
    const api = stubApi()
    await expect(fetchWithRetry(`selected/${'x'.repeat(200_000)}`, asIs)).rejects.toMatchObject({
      isMissing: true,
    })
    expect(api.calls).toEqual([])
  })

  it('asks the API host and hands the answer to the reader', async () => {
    const api = stubApi(telling([{ id: 'salt' }]))
    await expect(
      fetchWithRetry('selected', (answer) => [answer], { query: { page: 2, limit: 3 } }),
    ).resolves.toEqual([[{ id: 'salt' }]])
    expect(api.calls).toEqual(['selected?page=2&limit=3'])
  })

  it('tries twice more after half a second and after one and a half when there is no network', async () => {
    const { times, ended } = await attempts(unplugged)
    expect(times).toEqual([0, 500, 2000])
    expect(ended).toBeInstanceOf(ApiError)
    expect(ended).toMatchObject({ failure: 'network', status: undefined, isMissing: false })
  })

  it('does not keep a device without a network waiting', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { times, ended } = await attempts(unplugged)
    expect(times).toEqual([0])
    expect(ended).toMatchObject({ name: 'ApiError', failure: 'offline' })
  })

  it.each([500, 503, 403, 429])('tries twice more after a status of %i', async (status) => {
    const { times, ended } = await attempts(refusing(status))
    expect(times).toHaveLength(3)
    expect(ended).toMatchObject({ name: 'ApiError', failure: 'status', status, isMissing: false })
  })

  it.each([
    [400, false],
    [404, true],
  ])('does not try again after a status of %i', async (status, isMissing) => {
    const { times, ended } = await attempts(refusing(status))
    expect(times).toEqual([0])
    expect(ended).toMatchObject({ name: 'ApiError', failure: 'status', status, isMissing })
  })

  it.each(['<!doctype html>', '', '{"count":', 'undefined'])(
    'takes the answer %j, which is no JSON, for a failure',
    async (text) => {
      const { times, ended } = await attempts(() => new Response(text))
      expect(times).toHaveLength(3)
      expect(ended).toMatchObject({ name: 'ApiError', failure: 'shape' })
    },
  )

  it('tries twice more when the reader refuses the shape of the answer', async () => {
    const failure = new ApiError('shape', 'no list')
    const { times, ended } = await attempts(telling({}), () => {
      throw failure
    })
    expect(times).toHaveLength(3)
    expect(ended).toBe(failure)
  })

  it('lets a mistake of the reader through at once', async () => {
    const mistake = new TypeError('x is not a function')
    const { times, ended } = await attempts(telling({}), () => {
      throw mistake
    })
    expect(times).toEqual([0])
    expect(ended).toBe(mistake)
  })

  it('gives the answer of the first attempt that succeeds', async () => {
    const answers = [refusing(500), unplugged, telling('here')]
    const { times, ended } = await attempts((path) => answers.shift()?.(path) ?? unplugged(path))
    expect(times).toEqual([0, 500, 2000])
    expect(ended).toBe('here')
  })
})

describe('a long answer', () => {
  const text = 'ё'.repeat(200_000)

  it('hands over its beginning before the rest has come, and is read on when that has been looked at', async () => {
    // A letter of two bytes is cut in two.
    const { respond, sendRest } = inParts(text, 300_002)
    stubApi(respond)
    const beginnings: string[] = []
    let goOn = () => {}
    const onFirstPart = (beginning: string) => {
      beginnings.push(beginning)
      return new Promise<void>((resolve) => (goOn = resolve))
    }
    let isOver = false
    const call = fetchWithRetry('shop', asIs, { onFirstPart }).finally(() => (isOver = true))
    await vi.waitFor(() => expect(beginnings).toHaveLength(1))
    sendRest()
    await vi.advanceTimersByTimeAsync(1000)
    expect(isOver).toBe(false)
    goOn()
    const answer = await call
    // Not compared by `toBe`, which would print both.
    expect(answer === text && beginnings.length === 1).toBe(true)
    expect(beginnings[0] === `"${'ё'.repeat(FIRST_PART_LENGTH - 1)}`).toBe(true)
  })

  it('is none where it is short', async () => {
    stubApi(telling('ё'.repeat(1000)))
    const onFirstPart = vi.fn()
    await fetchWithRetry('shop', asIs, { onFirstPart })
    expect(onFirstPart).not.toHaveBeenCalled()
  })

  it('that breaks off is a failed attempt', async () => {
    const answers = [inParts(text, 300_000), inParts(text, 500_000)]
    const [broken, whole] = answers
    stubApi(() => answers.shift()?.respond() ?? new Response('"?"'))
    whole?.sendRest()
    const call = fetchWithRetry('shop', asIs, { onFirstPart: async () => broken?.breakOff() })
    await vi.runAllTimersAsync()
    expect((await call) === text).toBe(true)
    expect(answers).toEqual([])
  })
})

describe('the time-out of 10 s', () => {
  /** `fetch` as browsers have it: an abort rejects it. */
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

  it('ends each attempt without an answer', async () => {
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

  it('ends an answer whose body does not arrive', async () => {
    stubSlowFetch((signal) => Promise.resolve({ ok: true, text: () => untilAborted(signal) }))
    const ended = fetchWithRetry('shop', asIs).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    await expect(ended).resolves.toMatchObject({ name: 'ApiError', failure: 'timeout' })
  })

  it('does not harm an answer in time', async () => {
    stubApi(async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 9_000))
      return telling(path)(path)
    })
    const ended = fetchWithRetry('shop', asIs)
    await vi.runAllTimersAsync()
    await expect(ended).resolves.toBe('shop')
  })
})

describe('the address of a call', () => {
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
  ])('with the API host %j is %s', async (host, expected, call) => {
    expect(await addressWith(host, ...call)).toBe(expected)
  })
})
