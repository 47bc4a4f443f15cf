import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readSettings, siteRoot, variables } from '@/lib/config'

const firebase = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'my-app.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'my-app',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
}

describe('readSettings', () => {
  it('has a default for every empty variable', () => {
    const expected = {
      theme: 'kitchen',
      basePath: '/tasty',
      siteUrl: undefined,
      apiHost: undefined,
      orderUrl: undefined,
      firebase: undefined,
      authEmulator: undefined,
      syncUrl: undefined,
      fetchUrl: undefined,
      errorUrl: undefined,
      vitalsUrl: undefined,
    }
    expect(readSettings({})).toEqual(expected)
    expect(
      readSettings({
        NEXT_PUBLIC_THEME: '',
        BASE_PATH: '',
        NEXT_PUBLIC_SITE_URL: '',
        NEXT_PUBLIC_API_HOST: '',
        NEXT_PUBLIC_ORDER_URL: '',
        NEXT_PUBLIC_AUTH_EMULATOR: '',
        NEXT_PUBLIC_SYNC_URL: '',
        NEXT_PUBLIC_FETCH_URL: '',
      }),
    ).toEqual(expected)
  })

  it('reads all variables', () => {
    expect(
      readSettings({
        ...firebase,
        NEXT_PUBLIC_THEME: 'garden',
        BASE_PATH: '/a/b-c',
        NEXT_PUBLIC_SITE_URL: 'https://me.github.io/',
        NEXT_PUBLIC_API_HOST: 'https://api.example.com/v1/',
        NEXT_PUBLIC_ORDER_URL: 'https://shop.example.com/orders/',
        NEXT_PUBLIC_AUTH_EMULATOR: 'http://localhost:9099/',
        NEXT_PUBLIC_SYNC_URL: 'https://sync.example.com/',
        NEXT_PUBLIC_FETCH_URL: 'https://fetch.example.com/page',
      }),
    ).toEqual({
      theme: 'garden',
      basePath: '/a/b-c',
      siteUrl: 'https://me.github.io',
      apiHost: 'https://api.example.com/v1',
      orderUrl: 'https://shop.example.com/orders/',
      authEmulator: 'http://localhost:9099',
      syncUrl: 'https://sync.example.com',
      fetchUrl: 'https://fetch.example.com/page',
      firebase: {
        apiKey: 'key',
        authDomain: 'my-app.firebaseapp.com',
        projectId: 'my-app',
        appId: '1:2:web:3',
      },
    })
  })

  it.each([
    ['/', ''],
    ['/shop/', '/shop'],
    ['/a/b/', '/a/b'],
  ])('reads the base path %s as "%s"', (value, basePath) =>
    expect(readSettings({ BASE_PATH: value }).basePath).toBe(basePath),
  )

  it.each([
    ['https://api.example.com/api', 'https://api.example.com'],
    ['https://api.example.com/api/', 'https://api.example.com'],
    ['https://example.com/shop/api', 'https://example.com/shop'],
    ['https://api/api', 'https://api'],
  ])('refuses the API host %s and says to set %s', (value, right) =>
    expect(() => readSettings({ NEXT_PUBLIC_API_HOST: value })).toThrow(
      new Error(
        `NEXT_PUBLIC_API_HOST: the site appends /api itself and would call ${value.replace(/\/$/, '')}/api/shop. ` +
          `Set ${right} in place of "${value}".`,
      ),
    ),
  )

  it.each([
    'https://api.example.com',
    'https://api.example.com/api/v1',
    'https://example.com/my-api',
    'https://api',
  ])('accepts the API host %s', (value) =>
    expect(readSettings({ NEXT_PUBLIC_API_HOST: value }).apiHost).toBe(value),
  )

  describe('for an https site', () => {
    const read = (env: Record<string, string>) =>
      readSettings({ NEXT_PUBLIC_SITE_URL: 'https://me.github.io', ...env })

    it.each([
      'NEXT_PUBLIC_API_HOST',
      'NEXT_PUBLIC_ORDER_URL',
      'NEXT_PUBLIC_ERROR_URL',
      'NEXT_PUBLIC_VITALS_URL',
      'NEXT_PUBLIC_AUTH_EMULATOR',
    ])('refuses an http address in %s', (name) => {
      expect(() => read({ [name]: 'http://example.com/a' })).toThrow(
        `${name}: browsers block "http://example.com/a" in the pages of an https: site`,
      )
      expect(() => readSettings({ [name]: 'http://example.com/a' })).not.toThrow()
    })

    it('accepts the addresses of the own machine, which browsers do not block', () => {
      expect(read({ NEXT_PUBLIC_API_HOST: 'http://localhost:4000' }).apiHost).toBe('http://localhost:4000')
      expect(read({ NEXT_PUBLIC_ORDER_URL: 'http://127.0.0.1/orders' }).orderUrl).toBe(
        'http://127.0.0.1/orders',
      )
    })
  })

  it.each([
    ['NEXT_PUBLIC_API_URL', 'NEXT_PUBLIC_API_HOST'],
    ['NEXT_PUBLIC_ORDERS_URL', 'NEXT_PUBLIC_ORDER_URL'],
    ['NEXT_PUBLIC_FIREBASE_KEY', 'NEXT_PUBLIC_FIREBASE_API_KEY'],
    ['NEXT_PUBLIC_THEMES', 'NEXT_PUBLIC_THEME'],
    ['NEXT_PUBLIC_SITE', 'NEXT_PUBLIC_SITE_URL'],
    ['NEXT_PUBLIC_APP_ID', 'NEXT_PUBLIC_FIREBASE_APP_ID'],
    ['NEXT_PUBLIC_TEHME', 'NEXT_PUBLIC_THEME'],
    ['NEXT_PUBLIC_BASE_PATH', 'BASE_PATH'],
  ])('refuses the unknown %s and names %s', (unknown, known) => {
    expect(() => readSettings({ [unknown]: 'x' })).toThrow(
      new Error(`${unknown}: there is no such setting. Is it ${known}?`),
    )
    expect(() => readSettings({ [unknown]: '' })).not.toThrow()
  })

  it('ignores the variables of Vercel', () => {
    expect(() => readSettings({ NEXT_PUBLIC_VERCEL_URL: 'tasty.vercel.app' })).not.toThrow()
  })

  it.each([
    ['BASE_PATH', { BASE_PATH: 'tasty' }],
    ['BASE_PATH', { BASE_PATH: '//' }],
    ['BASE_PATH', { BASE_PATH: '/tasty//' }],
    ['BASE_PATH', { BASE_PATH: '/a b' }],
    ['BASE_PATH', { BASE_PATH: '/shop/../tasty' }],
    ['NEXT_PUBLIC_SITE_URL', { NEXT_PUBLIC_SITE_URL: 'me.github.io' }],
    ['NEXT_PUBLIC_SITE_URL', { NEXT_PUBLIC_SITE_URL: 'https://me.github.io/tasty' }],
    ['NEXT_PUBLIC_SITE_URL', { NEXT_PUBLIC_SITE_URL: 'https://me.github.io:port' }],
    ['NEXT_PUBLIC_API_HOST', { NEXT_PUBLIC_API_HOST: 'api.example.com' }],
    ['NEXT_PUBLIC_API_HOST', { NEXT_PUBLIC_API_HOST: 'ftp://api.example.com' }],
    ['NEXT_PUBLIC_API_HOST', { NEXT_PUBLIC_API_HOST: 'https://user@evil.example' }],
    ['NEXT_PUBLIC_ORDER_URL', { NEXT_PUBLIC_ORDER_URL: '/api/orders' }],
    ['NEXT_PUBLIC_ORDER_URL', { NEXT_PUBLIC_ORDER_URL: 'mailto:shop@example.com' }],
    ['NEXT_PUBLIC_API_HOST', { NEXT_PUBLIC_API_HOST: 'https://api.example.com;script-src' }],
    ['NEXT_PUBLIC_API_HOST', { NEXT_PUBLIC_API_HOST: 'https://api.example.com:port' }],
    ['NEXT_PUBLIC_ERROR_URL', { NEXT_PUBLIC_ERROR_URL: '/errors' }],
    ['NEXT_PUBLIC_VITALS_URL', { NEXT_PUBLIC_VITALS_URL: 'javascript:alert(1)' }],
    ['NEXT_PUBLIC_AUTH_EMULATOR', { NEXT_PUBLIC_AUTH_EMULATOR: 'localhost:9099' }],
    ['NEXT_PUBLIC_FIREBASE_APP_ID', { ...firebase, NEXT_PUBLIC_FIREBASE_APP_ID: '' }],
    ['NEXT_PUBLIC_API_HOST', { NEXT_PUBLIC_API_HOST: 'https://*.example.com' }],
    ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', { ...firebase, NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'https://x.y' }],
    ['NEXT_PUBLIC_FIREBASE_API_KEY', { ...firebase, NEXT_PUBLIC_FIREBASE_API_KEY: 'key\n' }],
    ['NEXT_PUBLIC_FIREBASE_APP_ID', { ...firebase, NEXT_PUBLIC_FIREBASE_APP_ID: '"1:2:web:3",' }],
  ])('throws an error that names %s for %j', (name, env) => {
    expect(() => readSettings(env)).toThrow(name)
  })
})

describe('variables', () => {
  it('are those of .env.example', () => {
    const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(names).toEqual([...variables])
  })
})

describe('siteRoot', () => {
  it('is the host with the base path', () => {
    expect(siteRoot({ siteUrl: 'https://me.github.io', basePath: '/tasty' })).toBe(
      'https://me.github.io/tasty/',
    )
    expect(siteRoot({ siteUrl: 'https://tasty.by', basePath: '' })).toBe('https://tasty.by/')
  })

  it('is undefined without siteUrl', () => {
    expect(siteRoot({ siteUrl: undefined, basePath: '/tasty' })).toBeUndefined()
  })
})
