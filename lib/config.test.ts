import { describe, expect, it } from 'vitest'

import { readSettings, siteRoot } from '@/lib/config'

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
      }),
    ).toEqual({
      theme: 'garden',
      basePath: '/a/b-c',
      siteUrl: 'https://me.github.io',
      apiHost: 'https://api.example.com/v1',
      orderUrl: 'https://shop.example.com/orders/',
      authEmulator: 'http://localhost:9099',
      firebase: {
        apiKey: 'key',
        authDomain: 'my-app.firebaseapp.com',
        projectId: 'my-app',
        appId: '1:2:web:3',
      },
    })
  })

  it('accepts / as the root of a host', () => expect(readSettings({ BASE_PATH: '/' }).basePath).toBe(''))

  it.each([
    ['BASE_PATH', { BASE_PATH: 'tasty' }],
    ['BASE_PATH', { BASE_PATH: '/tasty/' }],
    ['BASE_PATH', { BASE_PATH: '/a b' }],
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
    ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', { ...firebase, NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'https://x.y' }],
  ])('throws an error that names %s for %j', (name, env) => {
    expect(() => readSettings(env)).toThrow(name)
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
