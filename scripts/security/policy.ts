import { createHash } from 'node:crypto'
import type { Settings } from '../../lib/config'
import { VIDEO_HOSTS } from '../../lib/recipes/video'

/** The Content Security Policy of an exported page, which allows only what the page needs. */

/** The kind of a page: the app itself, a film, or a page that uses neither accounts nor the API. */
export type PageKind = 'app' | 'film' | 'plain'

export const referrerPolicy = 'strict-origin-when-cross-origin'

/** Host of Google's script for the sign-in window, which Firebase loads. */
const GOOGLE_SCRIPTS = 'https://apis.google.com'
const IDENTITY_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * The policy of a page as one line. It allows inline scripts and styles by their hashes, so the page must not change
 * afterwards.
 */
export function policyOf(html: string, kind: PageKind, settings: Settings): string {
  const isApp = kind === 'app'
  const firebase = isApp ? settings.firebase : undefined
  const directives: Record<string, (string | false | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, 'script'), firebase && GOOGLE_SCRIPTS],
    'style-src': ["'self'", ...hashes(html, 'style')],
    // Google's script sets style attributes on its hidden frame. The app sets single properties, which is always allowed.
    'style-src-attr': [firebase ? "'unsafe-inline'" : "'none'"],
    // The API's pictures may be on any https host (decided with its contract); `data:` is for their blurred previews.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isApp ? connections(settings) : []), ...reports(settings)],
    'frame-src': ["'self'", ...(isApp ? frames(settings) : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(isSecure(settings) && { 'upgrade-insecure-requests': [] }),
    // Google's script does not support it: see docs/decisions/security.md.
    ...(!firebase && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': kind === 'film' ? ['tasty'] : ['tasty', 'tasty#html', 'nextjs', 'nextjs#bundler'],
    }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}

/**
 * The page with its policies in `<meta>` elements, right after the character set, which browsers look for in the first
 * 1024 bytes. Throws for a page without one.
 */
export function withPolicies(html: string, kind: PageKind, settings: Settings): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i
  if (!charset.test(html))
    throw new Error('A page has no <meta charset="utf-8">, after which its policy is inserted.')
  const policy = policyOf(html, kind, settings)
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="referrer" content="${referrerPolicy}">`
  return html.replace(charset, (found) => found + metas)
}

/**
 * Hash sources for the inline elements of a page. A `<script type="application/json">` or `ld+json` needs none: it is not
 * run.
 */
function hashes(html: string, tag: 'script' | 'style') {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))
  return [...elements].flatMap(([, attributes = '', content = '']) =>
    / (src|type="application\/[\w+]*json")/.test(attributes)
      ? []
      : `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}

function connections({ apiHost, orderUrl, firebase, authEmulator, syncUrl, fetchUrl }: Settings) {
  const identity = authEmulator ? [originOf(authEmulator)] : IDENTITY_HOSTS
  const sync = syncUrl ? [originOf(syncUrl), originOf(syncUrl).replace('http', 'ws')] : []
  return [
    apiHost && originOf(apiHost),
    orderUrl && originOf(orderUrl),
    ...(firebase ? identity : []),
    ...sync,
    fetchUrl && originOf(fetchUrl),
  ]
}

function reports({ errorUrl, vitalsUrl }: Settings) {
  return [errorUrl && originOf(errorUrl), vitalsUrl && originOf(vitalsUrl)]
}

function frames({ firebase, authEmulator }: Settings) {
  const google = authEmulator ? originOf(authEmulator) : `https://${firebase?.authDomain}`
  return [...VIDEO_HOSTS.map((host) => `https://${host}`), firebase && google]
}

const originOf = (address: string) => new URL(address).origin

/** Whether the site and all servers that it uses are on https. */
function isSecure({ siteUrl, ...settings }: Settings) {
  const { apiHost, orderUrl, authEmulator, syncUrl, fetchUrl, errorUrl, vitalsUrl } = settings
  const others = [apiHost, orderUrl, authEmulator, syncUrl, fetchUrl, errorUrl, vitalsUrl]
  return Boolean(siteUrl) && [siteUrl, ...others].every((url) => !url || url.startsWith('https:'))
}
