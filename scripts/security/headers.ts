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

/** `_headers` for Netlify and Cloudflare Pages, which send the policies of all matching rules; browsers apply each. */
export function headersFile(basePath: string, pages: PagePolicy[]): string {
  const rules: [string, Record<string, string>][] = [
    [`${basePath}/*`, { ...headers, 'Content-Security-Policy': ANCESTORS }],
    ...pages.map(
      ({ path, policy }) => [path, { 'Content-Security-Policy': policy }] as [string, Record<string, string>],
    ),
  ]
  return rules
    .map(([path, named]) =>
      [path, ...Object.entries(named).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** A snippet for the `server` block of nginx. */
export function nginxSnippet(pages: PagePolicy[]): string {
  return [
    '# include this in the server block; a location with an add_header of its own has to include it again.',
    `set $tasty_policy "${ANCESTORS}";`,
    ...pages.map(
      ({ path, policy }) => `if ($uri ~ "${pattern(path)}") { set $tasty_policy "${policy}; ${ANCESTORS}"; }`,
    ),
    'add_header Content-Security-Policy $tasty_policy always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n')
}

function pattern(path: string) {
  const literal = path.replace(/\*$/, '').replace(/[.+?^(){}|[\]\\]/g, '\\$&')
  return path.endsWith('*') ? `^${literal}` : `^${literal}$`
}
