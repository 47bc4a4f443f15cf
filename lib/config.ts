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
  /** URL that errors are reported to; undefined: none are. */
  errorUrl: string | undefined
  /** URL that Web Vitals are reported to; undefined: none are. */
  vitalsUrl: string | undefined
}

type Environment = Record<string, string | undefined>

/** Reads and validates the settings. Throws an Error that names a malformed variable. */
export function readSettings(env: Environment): Settings {
  return {
    theme: env.NEXT_PUBLIC_THEME || 'kitchen',
    basePath: basePath(env.BASE_PATH),
    siteUrl: origin('NEXT_PUBLIC_SITE_URL', env.NEXT_PUBLIC_SITE_URL),
    apiHost: host('NEXT_PUBLIC_API_HOST', env.NEXT_PUBLIC_API_HOST),
    orderUrl: address('NEXT_PUBLIC_ORDER_URL', env.NEXT_PUBLIC_ORDER_URL),
    firebase: firebase(env),
    authEmulator: host('NEXT_PUBLIC_AUTH_EMULATOR', env.NEXT_PUBLIC_AUTH_EMULATOR),
    errorUrl: address('NEXT_PUBLIC_ERROR_URL', env.NEXT_PUBLIC_ERROR_URL),
    vitalsUrl: address('NEXT_PUBLIC_VITALS_URL', env.NEXT_PUBLIC_VITALS_URL),
  }
}

function basePath(value = '') {
  if (!value) return '/tasty'
  if (value === '/') return ''
  if (/^(\/[\w.~-]+)+$/.test(value)) return value
  throw new Error(`BASE_PATH: "${value}" is not a path such as /tasty (or / for the root of a host).`)
}

function origin(name: string, value = '') {
  if (!value) return undefined
  if (/^https?:\/\/[^\s/?#@]+\/?$/.test(value) && URL.canParse(value)) return new URL(value).origin
  throw new Error(
    `${name}: "${value}" is not an origin such as https://me.github.io (without a path, which is BASE_PATH).`,
  )
}

function address(name: string, value = '') {
  if (!value) return undefined
  // Quotes, commas and semicolons could break out of a directive of the content security policy.
  if (/^https?:\/\/[^\s/?#@;,'"]+(\/[^\s?#]*)?$/.test(value) && URL.canParse(value)) {
    return value
  }
  throw new Error(`${name}: "${value}" is not an address such as https://api.example.com.`)
}

/** An address without its trailing slashes, to append paths to. */
const host = (name: string, value?: string) => address(name, value)?.replace(/\/+$/, '')

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
  const [apiKey = '', authDomain = '', projectId = '', appId = ''] = Object.values(variables)
  if (!/^[\w.-]+(:\d+)?$/.test(authDomain)) {
    throw new Error(
      `NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "${authDomain}" is not a host such as my-app.firebaseapp.com.`,
    )
  }
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
