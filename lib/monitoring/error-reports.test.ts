import { beforeEach, describe, expect, it, vi } from 'vitest'

import { closeEarlierTabs } from '@/testing/browser-tabs'

type Report = Record<'kind' | 'name' | 'message' | 'stack' | 'screen', string>

const beacon = vi.fn<(url: string, text: string) => boolean>()
const reports = () => beacon.mock.calls.map(([, text]) => JSON.parse(text) as Report)

/** Starts reporting on a new page that is configured with this URL. */
async function startWith(url: string) {
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_ERROR_URL', url)
  const { startReporting, reportShownError } = await import('@/lib/monitoring/report')
  startReporting()
  return { reportShownError }
}

/** Loads the chunk that sends reports on such a page. */
async function loadReports(url: string) {
  await startWith(url)
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

describe('error reports', () => {
  it('are sent to the configured URL with the screen and the stack', async () => {
    await startWith('https://reports.example/errors')
    location.hash = '#/selected_recipe/borscht/?tab=video'
    const stack = 'TypeError: x is not a function\n    at boil (https://me.github.io/tasty/app.js?v=2:1:2345)'
    dispatchEvent(new ErrorEvent('error', { error: errorOf('x is not a function', stack) }))
    await vi.dynamicImportSettled()
    expect(beacon).toHaveBeenCalledWith('https://reports.example/errors', expect.any(String))
    expect(reports()).toEqual([
      {
        kind: 'error',
        name: 'TypeError',
        message: 'x is not a function',
        stack: 'at boil (https://me.github.io/tasty/app.js:1:2345)',
        screen: 'recipe',
      },
    ])
  })

  it('cover errors, rejections, caught errors and policy violations', async () => {
    const { reportShownError } = await startWith('https://reports.example')
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    dispatchEvent(rejection('no'))
    reportShownError(errorOf('a screen broke'))
    const violation = { effectiveDirective: 'img-src', blockedURI: 'http://evil.example/a.png?who=me' }
    dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    await vi.dynamicImportSettled()
    expect(reports().map(({ kind, message }) => [kind, message])).toEqual([
      ['error', 'Script error.'],
      ['rejection', 'no'],
      ['screen', 'a screen broke'],
      ['policy', 'img-src http://evil.example'],
    ])
  })

  it('are sent once per error, and at most ten times per visit', async () => {
    const { reportError } = await loadReports('https://reports.example')
    for (let count = 0; count < 30; count++) reportError('error', errorOf(`error ${count >> 1}`))
    expect(reports().map(({ message }) => message)).toEqual(
      Array.from({ length: 10 }, (_, index) => `error ${index}`),
    )
  })

  it('are sent at most ten times per visit when the page is reloaded', async () => {
    for (const page of ['first', 'second', 'third']) {
      const { reportError } = await loadReports('https://reports.example')
      for (let count = 0; count < 4; count++) reportError('error', errorOf(`${page} ${count}`))
    }
    expect(
      reports()
        .map(({ message }) => message)
        .slice(-3),
    ).toEqual(['second 3', 'third 0', 'third 1'])
  })

  it.each(['getItem', 'setItem'] as const)(
    'are sent at most ten times per page when sessionStorage refuses %s',
    async (method) => {
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        [method]: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
      const { reportError } = await loadReports('https://reports.example')
      for (let count = 0; count < 12; count++) reportError('error', errorOf(`error ${count}`))
      expect(beacon).toHaveBeenCalledTimes(10)
    },
  )

  it('are sent later when the reporting chunk fails to load at first', async () => {
    vi.doMock('@/lib/monitoring/error-reports', () => {
      throw new Error('Loading chunk 12 failed.')
    })
    await startWith('https://reports.example')
    throwError('before')
    await vi.dynamicImportSettled()
    vi.doUnmock('@/lib/monitoring/error-reports')
    throwError('after')
    await vi.dynamicImportSettled()
    expect(reports().map(({ message }) => message)).toEqual(['before', 'after'])
  })

  it.each([
    ['/tasty/', '#/shop?q=secret', 'cart'],
    ['/tasty/index.html', '', 'welcome'],
    ['/tasty', '', 'welcome'],
    ['/tasty/styleguide/', '', 'styleguide'],
    ['/tasty/cook.anna@example.com/', '', 'notFound'],
    ['/tasty/404.html', '#/shop', 'notFound'],
  ])('at %s%s name the screen %s', async (path, hash, screen) => {
    history.replaceState(null, '', path + hash)
    await startWith('https://reports.example')
    throwError('x is not a function')
    await vi.dynamicImportSettled()
    expect(reports()[0]).toMatchObject({ screen })
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
  ])('contain no personal data: %j', async (message, secret) => {
    const { reportError } = await loadReports('https://reports.example')
    reportError(
      'error',
      errorOf(message, `TypeError: ${message}\n    at a (https://me.github.io/a.js:1:23456)`),
    )
    expect(JSON.stringify(reports())).not.toContain(secret)
    expect(reports()[0]?.stack).toBe('at a (https://me.github.io/a.js:1:23456)')
  })

  it.each([
    "Cannot read properties of undefined (reading 'title')",
    "Failed to execute 'getItem' on 'Storage': Access is denied for this document.",
    "undefined is not an object (evaluating 'e.items.length')",
    'Loading chunk 12 failed.\n(timeout: https://me.github.io)',
  ])('keep the message: %j', async (message) => {
    const { reportError } = await loadReports('https://reports.example')
    reportError('error', errorOf(message))
    expect(reports()[0]?.message).toBe(message)
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
  ])('reduce a stack line to its location: %j', async (line, place) => {
    const { reportError } = await loadReports('https://reports.example')
    reportError('error', errorOf('x', line))
    expect(reports()[0]?.stack).toBe(place)
  })

  it('drop a long query in a stack', async () => {
    const { reportError } = await loadReports('https://reports.example')
    const query = encodeURIComponent('бабушкин пирог с яблоками и корицей на праздник')
    reportError('error', errorOf('x', `at f (https://me.github.io/tasty/#/category?q=${query}:1:20)`))
    expect(reports()[0]?.stack).toBe('at f (https://me.github.io:1:20)')
  })

  it('are truncated', async () => {
    const { reportError } = await loadReports('https://reports.example')
    const line = `    at ${'a'.repeat(1000)} (https://me.github.io/a.js:1:2)`
    reportError('error', errorOf('w'.repeat(200_000), Array(500).fill(line).join('\n')))
    expect(beacon.mock.calls[0]?.[1].length).toBeLessThan(4000)
  })

  it.each([undefined, null, 7, Object.create(null), { email: 'a@b.com' }, Symbol('x')])(
    'describe any thrown value: %o',
    async (reason) => {
      await startWith('https://reports.example')
      dispatchEvent(rejection(reason))
      await vi.dynamicImportSettled()
      expect(reports()).toEqual([
        { kind: 'rejection', name: typeof reason, message: '', stack: '', screen: 'welcome' },
      ])
    },
  )

  it('are not sent without the setting, and the reporting chunk is not loaded', async () => {
    const load = vi.fn(() => ({ reportError: () => {} }))
    vi.doMock('@/lib/monitoring/error-reports', load)
    const { reportShownError } = await startWith('')
    dispatchEvent(rejection('no'))
    reportShownError(errorOf('a screen broke'))
    await vi.dynamicImportSettled()
    expect(beacon).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })
})
