import { beforeEach, describe, expect, it, vi } from 'vitest'

import { closeEarlierTabs } from '@/testing/tabs'

type Facts = Record<'kind' | 'name' | 'message' | 'stack' | 'screen', string>

const beacon = vi.fn<(url: string, text: string) => boolean>()
const told = () => beacon.mock.calls.map(([, text]) => JSON.parse(text) as Facts)

/** A page of a site that reports to this address, just opened. */
async function visitOf(url: string) {
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_ERROR_URL', url)
  const { startReporting, reportShownError } = await import('@/lib/monitoring/report')
  startReporting()
  return { reportShownError }
}

/** The part that tells, on a page of such a site. */
async function tellerOf(url: string) {
  await visitOf(url)
  return import('@/lib/monitoring/error-reports')
}

const throwError = (message: string) => dispatchEvent(new ErrorEvent('error', { error: errorOf(message) }))

const errorOf = (message: string, stack = '') => Object.assign(new TypeError(message), { stack })
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

beforeEach(() => {
  closeEarlierTabs()
  beacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.unstubAllEnvs()
  vi.doUnmock('@/lib/monitoring/error-reports')
  history.replaceState(null, '', '/tasty/')
})

describe('errors of visitors', () => {
  it('are told to the address of the settings, with the screen and the place', async () => {
    await visitOf('https://tell.example/errors')
    location.hash = '#/selected_recipe/borscht/?tab=video'
    const stack = 'TypeError: x is not a function\n    at boil (https://me.github.io/tasty/app.js?v=2:1:2345)'
    dispatchEvent(new ErrorEvent('error', { error: errorOf('x is not a function', stack) }))
    await vi.dynamicImportSettled()
    expect(beacon).toHaveBeenCalledWith('https://tell.example/errors', expect.any(String))
    expect(told()).toEqual([
      {
        kind: 'error',
        name: 'TypeError',
        message: 'x is not a function',
        stack: 'at boil (https://me.github.io/tasty/app.js:1:2345)',
        screen: 'recipe',
      },
    ])
  })

  it('are of four kinds', async () => {
    const { reportShownError } = await visitOf('https://tell.example')
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    dispatchEvent(rejection('no'))
    reportShownError(errorOf('a screen broke'))
    const violation = { effectiveDirective: 'img-src', blockedURI: 'http://evil.example/a.png?who=me' }
    dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    await vi.dynamicImportSettled()
    expect(told().map(({ kind, message }) => [kind, message])).toEqual([
      ['error', 'Script error.'],
      ['rejection', 'no'],
      ['screen', 'a screen broke'],
      ['policy', 'img-src http://evil.example'],
    ])
  })

  it('are told once each, and ten a visit at most', async () => {
    const { reportError } = await tellerOf('https://tell.example')
    for (let count = 0; count < 30; count++) reportError('error', errorOf(`error ${count >> 1}`))
    expect(told().map(({ message }) => message)).toEqual(
      Array.from({ length: 10 }, (_, index) => `error ${index}`),
    )
  })

  it('are told ten a visit at most, however often the page is loaded', async () => {
    for (const page of ['first', 'second', 'third']) {
      const { reportError } = await tellerOf('https://tell.example')
      for (let count = 0; count < 4; count++) reportError('error', errorOf(`${page} ${count}`))
    }
    expect(
      told()
        .map(({ message }) => message)
        .slice(-3),
    ).toEqual(['second 3', 'third 0', 'third 1'])
  })

  it.each(['getItem', 'setItem'] as const)('are told ten a page where storage refuses %s', async (method) => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      [method]: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
    const { reportError } = await tellerOf('https://tell.example')
    for (let count = 0; count < 12; count++) reportError('error', errorOf(`error ${count}`))
    expect(beacon).toHaveBeenCalledTimes(10)
  })

  it('are told of a page whose chunk for it was lost at first', async () => {
    vi.doMock('@/lib/monitoring/error-reports', () => {
      throw new Error('Loading chunk 12 failed.')
    })
    await visitOf('https://tell.example')
    throwError('before')
    await vi.dynamicImportSettled()
    vi.doUnmock('@/lib/monitoring/error-reports')
    throwError('after')
    await vi.dynamicImportSettled()
    expect(told().map(({ message }) => message)).toEqual(['before', 'after'])
  })

  it.each([
    ['/tasty/', '#/shop?q=secret', 'cart'],
    ['/tasty/index.html', '', 'welcome'],
    ['/tasty', '', 'welcome'],
    ['/tasty/styleguide/', '', 'styleguide'],
    ['/tasty/cook.anna@example.com/', '', 'notFound'],
    ['/tasty/404.html', '#/shop', 'notFound'],
  ])('at %s%s are of the screen %s', async (path, hash, screen) => {
    history.replaceState(null, '', path + hash)
    await visitOf('https://tell.example')
    throwError('x is not a function')
    await vi.dynamicImportSettled()
    expect(told()[0]).toMatchObject({ screen })
    expect(beacon.mock.calls[0]?.[1]).not.toMatch(/anna|secret/)
  })

  it.each([
    ['Unexpected token, "{"street":"Немига 3"}" is not JSON', 'Немига'],
    ['No such title «Бабушкин пирог»', 'Бабушкин'],
    ['Cannot load https://api.example/api/selected?token=secret', 'secret'],
    ['Nobody at cook.anna@example.com here', 'anna'],
    ['Bad phone +375 29 762-08-22', '762'],
    ['Refused data:text/plain,secret', 'secret'],
    ["Cannot read properties of undefined (reading 'Бабушкин пирог')", 'пирог'],
    ['a.Бабушкин пирог is not a function', 'пирог'],
    ["'#/category?q=secret' is not a valid selector.", 'secret'],
    ["'#/selected_recipe/borscht/' is not a valid selector.", 'borscht'],
    ['No such title “Granny’s pie”', 'pie'],
    ['No such title „Granny’s pie“', 'pie'],
    ["Cannot read properties of undefined (reading 'Granny pie')", 'pie'],
    ['https://api.example/api/selected/borscht/category: HTTP 500', 'borscht'],
    ['img-src https://pics.example/u/borscht-2.jpg', 'borscht'],
  ])('say nothing personal: %j', async (message, secret) => {
    const { reportError } = await tellerOf('https://tell.example')
    reportError(
      'error',
      errorOf(message, `TypeError: ${message}\n    at a (https://me.github.io/a.js:1:23456)`),
    )
    expect(JSON.stringify(told())).not.toContain(secret)
    expect(told()[0]?.stack).toBe('at a (https://me.github.io/a.js:1:23456)')
  })

  it.each([
    "Cannot read properties of undefined (reading 'title')",
    "Failed to execute 'getItem' on 'Storage': Access is denied for this document.",
    "undefined is not an object (evaluating 'e.items.length')",
    'Loading chunk 12 failed.\n(timeout: https://me.github.io)',
  ])('say what went wrong: %j', async (message) => {
    const { reportError } = await tellerOf('https://tell.example')
    reportError('error', errorOf(message))
    expect(told()[0]?.message).toBe(message)
  })

  it.each([
    ['boil@https://me.github.io/tasty/app.js:1:2345', 'boil@https://me.github.io/tasty/app.js:1:2345'],
    ['at https://me.github.io/a.js?q=a:b)c#d:1:20', 'at https://me.github.io/a.js:1:20'],
    [
      'at Object.Бабушкин пирог (https://me.github.io/a.js:1:20)',
      'at Object.… (https://me.github.io/a.js:1:20)',
    ],
    ['at f (https://me.github.io/anna@example.com/:1:20)', 'at f (https://me.github.io:1:20)'],
    ['TypeError: at ten:10:20', ''],
  ])('say where, and no more: %j', async (line, place) => {
    const { reportError } = await tellerOf('https://tell.example')
    reportError('error', errorOf('x', line))
    expect(told()[0]?.stack).toBe(place)
  })

  it('say nothing of a long query in a stack', async () => {
    const { reportError } = await tellerOf('https://tell.example')
    const query = encodeURIComponent('бабушкин пирог с яблоками и корицей на праздник')
    reportError('error', errorOf('x', `at f (https://me.github.io/tasty/#/category?q=${query}:1:20)`))
    expect(told()[0]?.stack).toBe('at f (https://me.github.io:1:20)')
  })

  it('are cut', async () => {
    const { reportError } = await tellerOf('https://tell.example')
    const line = `    at ${'a'.repeat(1000)} (https://me.github.io/a.js:1:2)`
    reportError('error', errorOf('w'.repeat(200_000), Array(500).fill(line).join('\n')))
    expect(beacon.mock.calls[0]?.[1].length).toBeLessThan(4000)
  })

  it.each([undefined, null, 7, Object.create(null), { email: 'a@b.com' }, Symbol('x')])(
    'may be anything: %o',
    async (reason) => {
      await visitOf('https://tell.example')
      dispatchEvent(rejection(reason))
      await vi.dynamicImportSettled()
      expect(told()).toEqual([
        { kind: 'rejection', name: typeof reason, message: '', stack: '', screen: 'welcome' },
      ])
    },
  )

  it('are told to nobody where the setting is empty, and what tells is not loaded', async () => {
    const load = vi.fn(() => ({ reportError: () => {} }))
    vi.doMock('@/lib/monitoring/error-reports', load)
    const { reportShownError } = await visitOf('')
    dispatchEvent(rejection('no'))
    reportShownError(errorOf('a screen broke'))
    await vi.dynamicImportSettled()
    expect(beacon).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })
})
