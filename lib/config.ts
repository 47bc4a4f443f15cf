/**
 * Every setting of the site, read and checked in this one module (see `.env.example`).
 * `next.config.mjs` loads it too, so a malformed setting fails the build with a sentence that names it.
 */
export type Settings = {
  /** Name of the look, one of `themes` in tailwind.config.ts, which checks it. */
  theme: string
  /** Where the site lives on its host: '/tasty', or '' for the root. */
  basePath: string
  /** Origin of the host the site lives on, without a trailing slash; undefined: pages name no absolute address. */
  siteUrl: string | undefined
  /** Origin of the product API without a trailing slash; undefined: the snapshot beside the pages. */
  apiHost: string | undefined
  /** Where orders are posted; undefined: nothing is sent, as the specification has it. */
  orderUrl: string | undefined
  /** Firebase project; undefined: the site works without accounts. */
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string } | undefined
  /** Origin of the Auth emulator; undefined: Google itself. */
  authEmulator: string | undefined
  /** Where the pages tell of visitors' errors; undefined: nowhere. */
  errorUrl: string | undefined
  /** Where the pages tell how fast they were; undefined: nowhere. */
  vitalsUrl: string | undefined
}

type Environment = Record<string, string | undefined>

/** Reads and checks the settings. Throws an Error whose sentence names the variable that does not fit. */
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
    `${name}: "${value}" is not an origin such as https://me.github.io (no path: BASE_PATH is it).`,
  )
}

function address(name: string, value = '') {
  if (!value) return undefined
  // Neither may a setting end its place in the pages' policies.
  if (/^https?:\/\/[^\s/?#@;,'"]+(\/[^\s?#]*)?$/.test(value) && URL.canParse(value)) {
    return value
  }
  throw new Error(`${name}: "${value}" is not an address such as https://api.example.com.`)
}

/** An address that paths are added to. */
const host = (name: string, value?: string) => address(name, value)?.replace(/\/+$/, '')

function firebase(env: Environment) {
  const named = {
    NEXT_PUBLIC_FIREBASE_API_KEY: env.NEXT_PUBLIC_FIREBASE_API_KEY,
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    NEXT_PUBLIC_FIREBASE_APP_ID: env.NEXT_PUBLIC_FIREBASE_APP_ID,
  }
  const missing = Object.entries(named).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(named).length) return undefined
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')}: empty. Sign-in needs all four NEXT_PUBLIC_FIREBASE_* or none.`)
  }
  const [apiKey = '', authDomain = '', projectId = '', appId = ''] = Object.values(named)
  if (!/^[\w.-]+(:\d+)?$/.test(authDomain)) {
    throw new Error(
      `NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "${authDomain}" is not a host such as my-app.firebaseapp.com.`,
    )
  }
  return { apiKey, authDomain, projectId, appId }
}

/** The absolute address of the site's first page; undefined while the host is not known. */
export function siteRoot({ siteUrl, basePath }: Pick<Settings, 'siteUrl' | 'basePath'>) {
  return siteUrl && `${siteUrl}${basePath}/`
}

/** Where the calls of the product API begin: on its host, or in the snapshot beside the pages. */
export function apiRoot({ apiHost, basePath }: Pick<Settings, 'apiHost' | 'basePath'>) {
  return `${apiHost ?? basePath}/api/`
}

/**
 * The settings of this site. A build has checked them (next.config.mjs), and hands its pages no more than the outcome.
 */
export const config: Settings = process.env.SETTINGS
  ? (JSON.parse(process.env.SETTINGS) as Settings)
  : readSettings(process.env)
