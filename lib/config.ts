/**
 * All settings of the site (see `.env.example`). `next.config.mjs` loads this module too, so a malformed setting fails the
 * build with an error that names it.
 */
export type Settings = {
  /** Name of the theme, one of `themes` in tailwind.config.ts, which checks it. */
  theme: string
  /** Path of the site on its host: '/tasty', or '' for the root. */
  basePath: string
  /** Origin of the site's host; undefined: pages contain no absolute URLs of the site. */
  siteUrl: string | undefined
  /** Base URL of the product API without a trailing slash; undefined: the static snapshot beside the pages. */
  apiHost: string | undefined
  /** URL that orders are posted to; undefined: nothing is sent (spec point 3). */
  orderUrl: string | undefined
  /** Firebase project; undefined: the site works without accounts. */
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string } | undefined
  /** Base URL of the Auth emulator; undefined: Google's own service. */
  authEmulator: string | undefined
  /** Base URL of the sync server; undefined: devices are not kept in sync. */
  syncUrl: string | undefined
  /**
   * URL that fetches a page for the import of recipes, with its address as `?url=`; undefined: only texts and files are read.
   */
  fetchUrl: string | undefined
  /** URL that errors are reported to; undefined: none are. */
  errorUrl: string | undefined
  /** URL that Web Vitals are reported to; undefined: none are. */
  vitalsUrl: string | undefined
}

type Environment = Record<string, string | undefined>

/** The variables of all settings. */
export const variables = [
  'NEXT_PUBLIC_THEME',
  'BASE_PATH',
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_API_HOST',
  'NEXT_PUBLIC_ORDER_URL',
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_APP_ID',
  'NEXT_PUBLIC_AUTH_EMULATOR',
  'NEXT_PUBLIC_SYNC_URL',
  'NEXT_PUBLIC_FETCH_URL',
  'NEXT_PUBLIC_ERROR_URL',
  'NEXT_PUBLIC_VITALS_URL',
] as const

type Name = (typeof variables)[number]

const PREFIX = 'NEXT_PUBLIC_'

/** Reads and validates the settings. Throws an Error that names the variable that is malformed, unknown or cannot work. */
export function readSettings(env: Environment): Settings {
  refuseUnknown(env)
  const siteUrl = origin('NEXT_PUBLIC_SITE_URL', env)
  const isSecure = siteUrl?.startsWith('https:') ?? false
  return {
    theme: env.NEXT_PUBLIC_THEME || 'kitchen',
    basePath: basePath(env.BASE_PATH),
    siteUrl,
    apiHost: apiHost(env, isSecure),
    orderUrl: address('NEXT_PUBLIC_ORDER_URL', env, isSecure),
    firebase: firebase(env),
    authEmulator: host('NEXT_PUBLIC_AUTH_EMULATOR', env, isSecure),
    syncUrl: syncUrl(env, isSecure),
    fetchUrl: address('NEXT_PUBLIC_FETCH_URL', env, isSecure),
    errorUrl: address('NEXT_PUBLIC_ERROR_URL', env, isSecure),
    vitalsUrl: address('NEXT_PUBLIC_VITALS_URL', env, isSecure),
  }
}

/** Throws for a variable that looks like a setting and is none, with the setting whose name is the most similar. */
function refuseUnknown(env: Environment) {
  for (const [variable, value] of Object.entries(env)) {
    // Vercel sets variables of its own.
    if (!value || !variable.startsWith(PREFIX) || variable.startsWith(`${PREFIX}VERCEL_`)) continue
    if (variables.some((known) => known === variable)) continue
    const likenessTo = (known: string) => likeness(known.replace(PREFIX, ''), variable.slice(PREFIX.length))
    const [nearest] = [...variables].sort((a, b) => likenessTo(b) - likenessTo(a))
    throw new Error(`${variable}: there is no such setting. Is it ${nearest}?`)
  }
}

/** How much two names have in common at their starts, which count more, and at their ends. */
function likeness(one: string, other: string) {
  const common = (a: string[], b: string[]) => {
    const end = a.findIndex((character, index) => character !== b[index])
    return end < 0 ? a.length : end
  }
  return 1.5 * common([...one], [...other]) + common([...one].reverse(), [...other].reverse())
}

function basePath(value = '') {
  if (!value) return '/tasty'
  if (value === '/') return ''
  if (/^(\/(?!\.+(\/|$))[\w.~-]+)+\/?$/.test(value)) return value.replace(/\/$/, '')
  throw new Error(`BASE_PATH: "${value}" is not a path such as /tasty (or / for the root of a host).`)
}

function origin(name: Name, { [name]: value }: Environment) {
  if (!value) return undefined
  if (/^https?:\/\/[^\s/?#@]+\/?$/.test(value) && URL.canParse(value)) return new URL(value).origin
  throw new Error(
    `${name}: "${value}" is not an origin such as https://me.github.io (without a path, which is BASE_PATH).`,
  )
}

/** An address that pages call. Those of an https site cannot call http, except on the visitor's own machine. */
function address(name: Name, { [name]: value }: Environment, isSecure: boolean) {
  if (!value) return undefined
  // Quotes, commas and semicolons could break out of a directive of the content security policy; * would widen it.
  if (!/^https?:\/\/[^\s/?#@;,'"*]+(\/[^\s?#]*)?$/.test(value) || !URL.canParse(value)) {
    throw new Error(`${name}: "${value}" is not an address such as https://api.example.com.`)
  }
  const { protocol, hostname } = new URL(value)
  if (isSecure && protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
    throw new Error(
      `${name}: browsers block "${value}" in the pages of an https: site (NEXT_PUBLIC_SITE_URL). Set an https: address.`,
    )
  }
  return value
}

/** An address without its trailing slashes, to append paths to. */
function host(name: Name, env: Environment, isSecure: boolean) {
  return address(name, env, isSecure)?.replace(/\/+$/, '')
}

function apiHost(env: Environment, isSecure: boolean) {
  const value = host('NEXT_PUBLIC_API_HOST', env, isSecure)
  // Not the host of https://api.
  const appended = /(?<![:/])(\/+api)+$/
  if (!value || !appended.test(value)) return value
  throw new Error(
    `NEXT_PUBLIC_API_HOST: the site appends /api itself and would call ${value}/api/shop. ` +
      `Set ${value.replace(appended, '')} in place of "${env.NEXT_PUBLIC_API_HOST}".`,
  )
}

/** Only the server of a Firebase project can identify a user: without accounts there is nothing to sync. */
function syncUrl(env: Environment, isSecure: boolean) {
  const value = host('NEXT_PUBLIC_SYNC_URL', env, isSecure)
  if (!value || firebase(env)) return value
  throw new Error(
    'NEXT_PUBLIC_SYNC_URL: the sync server needs accounts. Set the four NEXT_PUBLIC_FIREBASE_* too.',
  )
}

function firebase(env: Environment) {
  const variables = {
    NEXT_PUBLIC_FIREBASE_API_KEY: env.NEXT_PUBLIC_FIREBASE_API_KEY,
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    NEXT_PUBLIC_FIREBASE_APP_ID: env.NEXT_PUBLIC_FIREBASE_APP_ID,
  }
  const missing = Object.entries(variables).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(variables).length) return undefined
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')}: empty. Sign-in needs all four NEXT_PUBLIC_FIREBASE_* or none.`)
  }
  for (const [name, value = ''] of Object.entries(variables)) {
    if (!/^[\w.:-]+$/.test(value))
      throw new Error(`${name}: "${value}" has other characters than letters, digits and . : _ -.`)
  }
  const [apiKey = '', authDomain = '', projectId = '', appId = ''] = Object.values(variables)
  return { apiKey, authDomain, projectId, appId }
}

/** The absolute URL of the site's home page; undefined without `siteUrl`. */
export function siteRoot({ siteUrl, basePath }: Pick<Settings, 'siteUrl' | 'basePath'>) {
  return siteUrl && `${siteUrl}${basePath}/`
}

/** The prefix of all URLs of the product API: on its host, or in the static snapshot. */
export function apiRoot({ apiHost, basePath }: Pick<Settings, 'apiHost' | 'basePath'>) {
  return `${apiHost ?? basePath}/api/`
}

/** The settings of this site. In a built page they are the JSON that next.config.mjs has validated and inlined. */
export const config: Settings = process.env.SETTINGS
  ? (JSON.parse(process.env.SETTINGS) as Settings)
  : readSettings(process.env)
