import { referrerPolicy } from './policy'

/** Headers for hosts that can send them: the policies of the pages, and what a `<meta>` cannot express. */

/** The policy of the page at a path of the site; `*` at the end of a path stands for everything below. */
export type PagePolicy = { path: string; policy: string }

/** Recipes frame films, the style guide frames itself. */
const ANCESTORS = "frame-ancestors 'self'"

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': referrerPolicy,
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=()',
}

/** The folder of the files whose names contain a hash of their content. */
export const HASHED_FOLDER = '/_next/static/'

/** How long browsers keep a file: for ever, or until they have asked whether it has changed. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

/** `_headers` for Netlify and Cloudflare Pages, which send the policies of all matching rules; browsers apply each. */
export function headersFile(basePath: string, pages: PagePolicy[]): string {
  const other = { 'Cache-Control': caching.other }
  // These hosts join equal headers of several rules: no path has two rules with a `Cache-Control`.
  const rules: [string, Record<string, string>][] = [
    [`${basePath}/*`, { ...headers, 'Content-Security-Policy': ANCESTORS }],
    [`${basePath}${HASHED_FOLDER}*`, { 'Cache-Control': caching.hashed }],
    [`${basePath}/sw.js`, other],
    [`${basePath}/api/*`, other],
    ...pages.map(({ path, policy }): [string, Record<string, string>] => [
      path,
      { 'Content-Security-Policy': policy, ...other },
    ]),
  ]
  return rules
    .map(([path, named]) =>
      [path, ...Object.entries(named).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** A snippet for the `server` block of nginx. */
export function nginxSnippet(basePath: string, pages: PagePolicy[]): string {
  return [
    '# include this in the server block; a location with an add_header of its own has to include it again.',
    `set $tasty_policy "${ANCESTORS}";`,
    ...pages.map(
      ({ path, policy }) => `if ($uri ~ "${pattern(path)}") { set $tasty_policy "${policy}; ${ANCESTORS}"; }`,
    ),
    'add_header Content-Security-Policy $tasty_policy always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `set $tasty_caching "${caching.other}";`,
    `if ($uri ~ "${pattern(`${basePath}${HASHED_FOLDER}*`)}") { set $tasty_caching "${caching.hashed}"; }`,
    // Not `always`: a missing file must not be kept.
    'add_header Cache-Control $tasty_caching;',
    '',
  ].join('\n')
}

function pattern(path: string) {
  const literal = path.replace(/\*$/, '').replace(/[.+?^(){}|[\]\\]/g, '\\$&')
  return path.endsWith('*') ? `^${literal}` : `^${literal}$`
}
