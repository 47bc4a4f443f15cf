import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../lib/config'
import { type PageKind, policyOf, withPolicies } from './policy'

const page =
  '<html><head><meta charSet="utf-8"/><style data-href="a.css">p{color:red}</style>' +
  '<script src="a.js" async=""></script><script>boot()</script></head><body>' +
  '<script type="application/json" id="story">{"a":1}</script>' +
  '<script type="application/ld+json">{"b":2}</script><script>hydrate("</style>")</script></body></html>'

const google = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'my-app.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'my-app',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources of each directive. */
function directives(env: Record<string, string> = {}, kind: PageKind = 'app') {
  const policy = policyOf(page, kind, readSettings(env))
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('policyOf', () => {
  it('allows the inline scripts and styles of the page and no others', () => {
    const { 'script-src': scripts, 'style-src': styles } = directives()
    expect(scripts).toEqual(["'self'", hash('boot()'), hash('hydrate("</style>")')])
    expect(styles).toEqual(["'self'", hash('p{color:red}')])
  })

  it.each<PageKind>(['app', 'film', 'plain'])('is strict for a page of the kind %s', (kind) => {
    for (const env of [{}, google]) {
      const policy = directives(env, kind)
      expect(policy).toMatchObject({
        'default-src': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      })
      expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'")
      expect(policy['script-src']).not.toContain("'unsafe-inline'")
      expect(policy['style-src']).not.toContain("'unsafe-inline'")
    }
  })

  it('allows only pictures and films of other hosts without settings', () => {
    const policy = directives()
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https:'])
    expect(policy['frame-src']).toEqual(["'self'", ...videoHosts])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(policy['trusted-types']).toEqual(['tasty', 'tasty#html', 'nextjs', 'nextjs#bundler'])
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('allows the hosts of the settings', () => {
    const policy = directives({
      ...google,
      NEXT_PUBLIC_SITE_URL: 'https://me.github.io',
      NEXT_PUBLIC_API_HOST: 'https://api.example.com/v1',
      NEXT_PUBLIC_SYNC_URL: 'https://sync.example.com',
      NEXT_PUBLIC_FETCH_URL: 'https://fetch.example.com/page',
      NEXT_PUBLIC_ERROR_URL: 'https://tell.example/errors',
      NEXT_PUBLIC_VITALS_URL: 'https://tell.example/vitals',
    })
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.example.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://sync.example.com',
      'wss://sync.example.com',
      'https://fetch.example.com',
      'https://tell.example',
    ])
    expect(policy['frame-src']).toContain('https://my-app.firebaseapp.com')
    expect(policy['script-src']).toContain('https://apis.google.com')
    expect(policy['upgrade-insecure-requests']).toEqual([])
    expect(policy).not.toHaveProperty('require-trusted-types-for')
  })

  it('allows the emulator instead of Google, without upgrading to https', () => {
    const policy = directives({
      ...google,
      NEXT_PUBLIC_SITE_URL: 'https://me.github.io',
      NEXT_PUBLIC_AUTH_EMULATOR: 'http://localhost:9099',
    })
    expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:9099'])
    expect(policy['frame-src']).toEqual(["'self'", ...videoHosts, 'http://localhost:9099'])
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('allows neither Google nor the API on pages without the app', () => {
    for (const kind of ['film', 'plain'] as const) {
      const policy = directives({ ...google, NEXT_PUBLIC_API_HOST: 'https://api.example.com' }, kind)
      expect(policy['connect-src']).toEqual(["'self'"])
      expect(policy['frame-src']).toEqual(["'self'"])
      expect(policy['script-src']).not.toContain('https://apis.google.com')
      expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    }
  })
})

const videoHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://rutube.ru',
  'https://vk.com',
  'https://vkvideo.ru',
]

describe('withPolicies', () => {
  it('inserts the policies after the character set, before any script', () => {
    const settings = readSettings({})
    const written = withPolicies(page, 'app', settings)
    expect(written).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policyOf(page, 'app', settings)}">` +
        '<meta name="referrer" content="strict-origin-when-cross-origin"><style',
    )
  })

  it('throws for a page without a character set', () => {
    expect(() => withPolicies('<html></html>', 'app', readSettings({}))).toThrow('charset')
  })
})
